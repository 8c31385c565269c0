/// <reference path="../../../schema/assets.d.ts" />
/**
 * The icons that components render themselves; icons named by editors are resolved in src/content/site/icons.ts.
 */
export { default as arrowRight } from 'lucide-static/icons/arrow-right.svg?icon';
export { default as arrowUpRight } from 'lucide-static/icons/arrow-up-right.svg?icon';
export { default as check } from 'lucide-static/icons/check.svg?icon';
export { default as chevronDown } from 'lucide-static/icons/chevron-down.svg?icon';
export { default as chevronLeft } from 'lucide-static/icons/chevron-left.svg?icon';
export { default as chevronRight } from 'lucide-static/icons/chevron-right.svg?icon';
export { default as circleAlert } from 'lucide-static/icons/circle-alert.svg?icon';
export { default as circleCheck } from 'lucide-static/icons/circle-check.svg?icon';
export { default as clock } from 'lucide-static/icons/clock.svg?icon';
export { default as externalLink } from 'lucide-static/icons/external-link.svg?icon';
export { default as headset } from 'lucide-static/icons/headset.svg?icon';
export { default as home } from 'lucide-static/icons/home.svg?icon';
export { default as loaderCircle } from 'lucide-static/icons/loader-circle.svg?icon';
export { default as mapPin } from 'lucide-static/icons/map-pin.svg?icon';
export { default as menu } from 'lucide-static/icons/menu.svg?icon';
export { default as minus } from 'lucide-static/icons/minus.svg?icon';
export { default as moon } from 'lucide-static/icons/moon.svg?icon';
export { default as pause } from 'lucide-static/icons/pause.svg?icon';
export { default as phone } from 'lucide-static/icons/phone.svg?icon';
export { default as play } from 'lucide-static/icons/play.svg?icon';
export { default as plus } from 'lucide-static/icons/plus.svg?icon';
export { default as quote } from 'lucide-static/icons/quote.svg?icon';
export { default as search } from 'lucide-static/icons/search.svg?icon';
export { default as star } from 'lucide-static/icons/star.svg?icon';
export { default as sun } from 'lucide-static/icons/sun.svg?icon';
export { default as x } from 'lucide-static/icons/x.svg?icon';
