/** Indoor things: desks, beds, shelves, sofas, reception, lamps, bins. */
import { c } from './palette.mjs';
import { at, dashes, disc, line, oval, rect, shape } from './shape.mjs';

/** Returns a desk or counter front. @param {number} x @param {number} base @param {number} w @param {number} h @param {string} [front] @param {string} [top] */
export const counter = (x, base, w, h, front = c.petrol, top = c.cream) =>
  shape(`M${x + w} ${base - 4}l${h * 0.7} 44H${x + 60}L${x} ${base - 4}Z`, 'url(#sh)') +
  rect(x + 14, base - h, w - 28, h, front) +
  dashes(`M${x + 30} ${base - h / 2}H${x + w - 30}`, c.ink, h, '4 26', 0.14) +
  rect(x + w * 0.66, base - h, w * 0.34 - 14, h, c.ink, { o: 0.13 }) +
  rect(x, base - h - 22, w, 26, top, { r: 6 });

/** Returns a table on legs. @param {number} x @param {number} base @param {number} w @param {number} h @param {string} [top] */
export const table = (x, base, w, h, top = c.camel) =>
  line(`M${x + 24} ${base}V${base - h}M${x + w - 24} ${base}V${base - h}`, c.slate, 14, {
    butt: true,
  }) + rect(x, base - h - 18, w, 24, top, { r: 6 });

/** Returns a made bed seen from the side of the foot. @param {number} x @param {number} base @param {number} s */
export const bed = (x, base, s) =>
  at(
    x,
    base,
    rect(-20, -300, 70, 300, c.petrol, { r: 14 }) +
      line('M0-230H30M0-180H30', c.teal, 6) +
      rect(30, -110, 560, 80, c.white, { r: 18 }) +
      rect(30, -60, 560, 44, c.camel) +
      line('M60-16V0M560-16V0', c.bark, 18, { butt: true }) +
      shape('M70-106Q70-170 110-170H190Q210-170 206-106Z', c.cream) +
      shape('M110-106Q120-150 150-150H220Q236-150 232-106Z', c.white) +
      shape('M230-112Q420-140 592-112V-60Q560-44 230-60Z', c.foam) +
      shape('M400-130Q520-130 592-114V-58Q500-50 400-54Z', c.terra) +
      line('M424-130V-54M450-130V-52', c.apricot, 5),
    s,
  );

/** @param {number} x @param {number} base @param {number} s @param {string} [fill] */
export const sofa = (x, base, s, fill = c.teal) =>
  at(
    x,
    base,
    line('M30-10V0M350-10V0', c.bark, 14, { butt: true }) +
      rect(30, -170, 320, 120, fill, { r: 26 }) +
      rect(20, -90, 340, 70, fill, { r: 14 }) +
      rect(20, -90, 340, 70, '#fff', { o: 0.1, r: 14 }) +
      rect(0, -130, 56, 116, fill, { r: 22 }) +
      rect(324, -130, 56, 116, fill, { r: 22 }) +
      rect(324, -130, 56, 116, c.ink, { o: 0.12, r: 22 }) +
      rect(70, -140, 76, 64, c.apricot, { r: 12, t: 'rotate(-8 108 -108)' }),
    s,
  );

/** Returns a hanging lamp with its light. @param {number} x @param {number} y length of the cord @param {number} s @param {string} [fill] */
export const lamp = (x, y, s, fill = c.terra) =>
  line(`M${x} 0V${y}`, c.slate, 4) +
  at(
    x,
    y,
    shape('M-50 40L-130 320H130L50 40Z', 'url(#beam)', { o: 0.8 }) +
      shape('M-14-8H14Q52 0 54 42H-54Q-52 0-14-8Z', fill) +
      oval(0, 42, 54, 9, c.sun),
    s,
  );

/** Returns pallet racking. @param {number} x @param {number} base @param {number} w @param {number} h @param {number} levels */
export const racking = (x, base, w, h, levels) =>
  line(
    `M${x} ${base}V${base - h}M${x + w} ${base}V${base - h}M${x + w / 2} ${base}V${base - h}`,
    c.petrol,
    12,
    { butt: true },
  ) +
  Array.from({ length: levels }, (_, i) => {
    const y = base - (i * h) / levels;
    const tall = (h / levels) * 0.56;
    return (
      rect(x + 12, y - tall - 12, w * 0.2, tall, c.camel) +
      rect(x + 20 + w * 0.2, y - tall * 0.8 - 12, w * 0.2, tall * 0.8, c.gold) +
      rect(x + w / 2 + 12, y - tall - 12, w * 0.38, tall, i % 2 ? c.gold : c.bark) +
      rect(x + w * 0.58, y - tall - 12, w * 0.04, tall, c.cream, { o: 0.6 }) +
      rect(x - 4, y - 12, w + 8, 12, c.apricot)
    );
  }).join('');

/** Returns a wheeled bin with its lid and a sign. @param {number} x @param {number} base @param {number} s @param {string} fill @param {string} sign */
export const bin = (x, base, s, fill, sign) =>
  at(
    x,
    base,
    shape('M-70-10H90L150 24H0Z', 'url(#sh)') +
      shape('M-84-200H84L68-14H-68Z', fill) +
      shape('M24-200H84L68-14H34Z', c.ink, { o: 0.13 }) +
      shape('M-96-226Q0-250 96-226V-198H-96Z', fill) +
      rect(-96, -206, 192, 10, c.ink, { o: 0.2 }) +
      disc(-48, -12, 16, c.ink) +
      disc(48, -12, 16, c.ink) +
      at(-6, -110, sign),
    s,
  );

/** Returns the recycling symbol: three chasing arrows. @param {string} colour */
export const recycle = (colour) =>
  [0, 120, 240]
    .map(
      (a) =>
        `<path d="M-12-34L8-34L24-8M24-8l2-20M24-8l-19-7" stroke="${colour}" stroke-width="9" transform="rotate(${a})"/>`,
    )
    .join('');

/** Returns a bell on a counter. @param {number} x @param {number} y @param {number} s */
export const bell = (x, y, s) =>
  at(
    x,
    y,
    rect(-44, -10, 88, 10, c.slate, { r: 4 }) +
      shape('M-36-12A36 36 0 0 1 36-12Z', c.sun) +
      shape('M4-48A36 36 0 0 1 36-12H10Z', c.ink, { o: 0.14 }) +
      rect(-5, -58, 10, 12, c.slate, { r: 3 }),
    s,
  );

/** Returns a suitcase on wheels. @param {number} x @param {number} base @param {number} s @param {string} [fill] */
export const suitcase = (x, base, s, fill = c.terra) =>
  at(
    x,
    base,
    line('M-22-150V-216H22V-150', c.slate, 8) +
      rect(-56, -156, 112, 146, fill, { r: 14 }) +
      rect(16, -156, 40, 146, c.ink, { o: 0.13, r: 14 }) +
      line('M-30-140V-26M0-140V-26', c.ink, 4, { o: 0.2 }) +
      disc(-36, -8, 9, c.ink) +
      disc(36, -8, 9, c.ink),
    s,
  );

/** Returns a server rack with blinking lights. @param {number} x @param {number} y @param {number} w @param {number} h */
export const rack = (x, y, w, h) =>
  rect(x, y, w, h, c.ink, { r: 8 }) +
  dashes(`M${x + w / 2} ${y + 18}V${y + h - 14}`, '#1d464d', w - 32, '40 10') +
  dashes(`M${x + w * 0.36} ${y + 18}V${y + h - 14}`, '#3c6d73', w * 0.42, '0 14 12 24', 0.8) +
  dashes(`M${x + w * 0.74} ${y + 18}V${y + h - 14}`, c.leaf, 10, '0 15 10 25') +
  dashes(`M${x + w * 0.83} ${y + 18}V${y + h - 14}`, c.apricot, 10, '0 15 10 75');
