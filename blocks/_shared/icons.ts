import arrowRightSvg from 'lucide-static/icons/arrow-right.svg?raw';
import arrowUpRightSvg from 'lucide-static/icons/arrow-up-right.svg?raw';
import checkSvg from 'lucide-static/icons/check.svg?raw';
import chevronDownSvg from 'lucide-static/icons/chevron-down.svg?raw';
import chevronLeftSvg from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRightSvg from 'lucide-static/icons/chevron-right.svg?raw';
import circleAlertSvg from 'lucide-static/icons/circle-alert.svg?raw';
import circleCheckSvg from 'lucide-static/icons/circle-check.svg?raw';
import clockSvg from 'lucide-static/icons/clock.svg?raw';
import externalLinkSvg from 'lucide-static/icons/external-link.svg?raw';
import headsetSvg from 'lucide-static/icons/headset.svg?raw';
import homeSvg from 'lucide-static/icons/home.svg?raw';
import loaderCircleSvg from 'lucide-static/icons/loader-circle.svg?raw';
import mapPinSvg from 'lucide-static/icons/map-pin.svg?raw';
import menuSvg from 'lucide-static/icons/menu.svg?raw';
import minusSvg from 'lucide-static/icons/minus.svg?raw';
import moonSvg from 'lucide-static/icons/moon.svg?raw';
import pauseSvg from 'lucide-static/icons/pause.svg?raw';
import phoneSvg from 'lucide-static/icons/phone.svg?raw';
import playSvg from 'lucide-static/icons/play.svg?raw';
import plusSvg from 'lucide-static/icons/plus.svg?raw';
import quoteSvg from 'lucide-static/icons/quote.svg?raw';
import searchSvg from 'lucide-static/icons/search.svg?raw';
import starSvg from 'lucide-static/icons/star.svg?raw';
import sunSvg from 'lucide-static/icons/sun.svg?raw';
import xSvg from 'lucide-static/icons/x.svg?raw';

/** The drawing inside an icon's <svg>, which is what `Icon` takes. */
function inner(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

// Marked as pure so that a browser bundle keeps only the icons that it draws.
export const arrowRight = /* @__PURE__ */ inner(arrowRightSvg);
export const arrowUpRight = /* @__PURE__ */ inner(arrowUpRightSvg);
export const check = /* @__PURE__ */ inner(checkSvg);
export const chevronDown = /* @__PURE__ */ inner(chevronDownSvg);
export const chevronLeft = /* @__PURE__ */ inner(chevronLeftSvg);
export const chevronRight = /* @__PURE__ */ inner(chevronRightSvg);
export const clock = /* @__PURE__ */ inner(clockSvg);
export const circleAlert = /* @__PURE__ */ inner(circleAlertSvg);
export const circleCheck = /* @__PURE__ */ inner(circleCheckSvg);
export const externalLink = /* @__PURE__ */ inner(externalLinkSvg);
export const headset = /* @__PURE__ */ inner(headsetSvg);
export const home = /* @__PURE__ */ inner(homeSvg);
export const loaderCircle = /* @__PURE__ */ inner(loaderCircleSvg);
export const mapPin = /* @__PURE__ */ inner(mapPinSvg);
export const menu = /* @__PURE__ */ inner(menuSvg);
export const minus = /* @__PURE__ */ inner(minusSvg);
export const moon = /* @__PURE__ */ inner(moonSvg);
export const pause = /* @__PURE__ */ inner(pauseSvg);
export const phone = /* @__PURE__ */ inner(phoneSvg);
export const play = /* @__PURE__ */ inner(playSvg);
export const plus = /* @__PURE__ */ inner(plusSvg);
export const quote = /* @__PURE__ */ inner(quoteSvg);
export const search = /* @__PURE__ */ inner(searchSvg);
export const star = /* @__PURE__ */ inner(starSvg);
export const sun = /* @__PURE__ */ inner(sunSvg);
export const x = /* @__PURE__ */ inner(xSvg);
