/** Things that move: van, lorry, cradle, lift car, boat, crane. */
import { c } from './palette.mjs';
import { at, dashes, disc, line, rect, shape } from './shape.mjs';

/** Returns the company's mark, as in pages/_icons/falaj.svg: an arch over two lines of water. @param {number} x @param {number} y @param {number} s @param {string} [colour] @param {string} [water] */
export const mark = (x, y, s, colour = c.petrol, water = c.terra) =>
  at(
    x,
    y,
    line('M-32 36V0A32 32 0 0 1 32 0V36', colour, 9) +
      line(
        'M-17 12c5.7-5 11.400-5 17 0s11.200 5 17 0M-17 31c5.7-5 11.400-5 17 0s11.200 5 17 0',
        water,
        8,
      ),
    s,
  );

const wheels = (/** @type {number[]} */ ...xs) =>
  line(xs.map((x) => `M${x}-26h.1`).join(''), c.ink, 54) +
  line(xs.map((x) => `M${x}-26h.1`).join(''), c.steel, 24);

/** Returns the service van; drives to the right. @param {number} x @param {number} base @param {number} s @param {number} [dir] -1 drives to the left */
export const van = (x, base, s, dir = 1) =>
  at(
    x,
    base,
    shape('M20-6H470L560 30H150Z', 'url(#sh)') +
      shape('M0-30V-190Q0-214 24-214H300Q350-214 382-160L396-136Q460-126 462-96V-30Z', c.white) +
      shape('M0-30V-84H462V-30Z', c.petrol) +
      line('M0-92H460', c.apricot, 10, { butt: true }) +
      shape('M292-194H310Q340-194 366-138H292Z', '#9fd0cf') +
      rect(220, -194, 56, 56, '#9fd0cf', { r: 4 }) +
      shape('M310-194Q340-194 366-138H340L306-194Z', '#fff', { o: 0.4 }) +
      line('M284-200V-34M200-200V-34', c.ink, 3, { o: 0.25 }) +
      rect(440, -118, 22, 20, c.sun, { r: 6 }) +
      rect(-6, -52, 476, 20, c.slate, { r: 8 }) +
      at(104, -150, mark(0, 0, 0.8), dir < 0 ? -1 : 1, 1) +
      wheels(96, 374),
    s * dir,
    s,
  );

/** Returns a recycling lorry; drives to the right. @param {number} x @param {number} base @param {number} s */
export const lorry = (x, base, s) =>
  at(
    x,
    base,
    shape('M20-6H640L740 34H160Z', 'url(#sh)') +
      shape('M0-60L30-290H430V-60Z', c.palm) +
      shape('M300-290H430V-60H300Z', c.ink, { o: 0.1 }) +
      dashes('M70-175H290', c.ink, 200, '5 44', 0.18) +
      shape('M0-60L24-240L-36-200L-50-60Z', c.leaf) +
      shape('M446-60V-250H556Q590-250 604-190L616-150V-60Z', c.cream) +
      shape('M480-226H552Q572-226 586-160H480Z', '#9fd0cf') +
      rect(-20, -66, 640, 22, c.slate, { r: 6 }) +
      rect(598, -104, 20, 24, c.sun, { r: 6 }) +
      shape('M160-220l34-56l34 56h-20v46h-28v-46Z', c.sage) +
      wheels(70, 150, 530),
    s,
  );

/** Returns a cradle on two ropes from the roof. @param {number} x @param {number} y floor of the cradle @param {number} w @param {number} top where the ropes begin */
export const cradle = (x, y, w, top) =>
  line(`M${x + 24} ${top}V${y - 90}M${x + w - 24} ${top}V${y - 90}`, c.ink, 4) +
  line(
    `M${x + 8} ${y - 100}H${x + w - 8}M${x + 8} ${y - 100}V${y}M${x + w - 8} ${y - 100}V${y}`,
    c.slate,
    9,
  ) +
  rect(x, y - 72, w, 72, c.apricot, { r: 8 }) +
  rect(x, y - 72, w, 18, c.terra, { r: 8 }) +
  dashes(`M${x + 20} ${y - 28}H${x + w - 20}`, c.rust, 40, '6 34', 0.5) +
  rect(x - 6, y - 6, w + 12, 14, c.slate, { r: 5 });

/** Returns a tower crane. @param {number} x @param {number} base @param {number} s @param {string} [fill] */
export const crane = (x, base, s, fill = c.apricot) =>
  at(
    x,
    base,
    line('M-14 0V-520M14 0V-520M-130-520H330M-110-540L0-600L310-530M0-600V-520', fill, 7) +
      dashes('M0 0V-520', fill, 28, '4 26') +
      dashes('M-120-526H320', fill, 14, '4 22') +
      rect(-136, -520, 50, 40, c.slate) +
      rect(14, -520, 34, 40, c.white) +
      line('M250-518V-360', c.ink, 3) +
      line('M220-330L250-360L280-330', c.ink, 3) +
      rect(205, -330, 90, 18, c.steel),
    s,
  );

/** Returns a roof-edge maintenance unit: carriage, mast and jib reaching over to the right. @param {number} x @param {number} y roof @param {number} s */
export const bmu = (x, y, s) =>
  at(
    x,
    y,
    line('M-110-8H150', c.slate, 12, { butt: true }) +
      disc(-60, -20, 18, c.ink) +
      disc(80, -20, 18, c.ink) +
      rect(-100, -96, 220, 66, c.terra, { r: 8 }) +
      rect(30, -96, 90, 66, c.ink, { o: 0.12, r: 8 }) +
      rect(-90, -140, 90, 48, c.slate, { r: 4 }) +
      shape('M20-96V-250H56V-96Z', c.apricot) +
      shape('M-110-232L20-262H60L420-300V-274L60-214H-110Z', c.apricot) +
      dashes('M40-238L420-286', c.rust, 20, '4 30', 0.4) +
      rect(-130, -244, 60, 56, c.slate, { r: 4 }) +
      disc(38, -236, 18, c.rust) +
      line('M410-300V-250M300-288V-240', c.slate, 8),
    s,
  );
