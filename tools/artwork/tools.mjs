/** Things that crews carry: ladders, buckets, trolleys, spanners, cones, extinguishers, cameras, drones. */
import { c } from './palette.mjs';
import { at, disc, line, oval, rect, shape, times } from './shape.mjs';

/** Returns a step ladder. @param {number} x @param {number} base @param {number} w @param {number} h */
export const ladder = (x, base, w, h) =>
  line(`M${x + w * 0.62} ${base - h}L${x + w} ${base}`, c.iron, 9) +
  line(
    `M${x} ${base}L${x + w * 0.36} ${base - h}M${x + w * 0.34} ${base}L${x + w * 0.62} ${base - h}`,
    c.apricot,
    11,
  ) +
  line(
    times(
      5,
      (i) =>
        `M${x + w * (0.06 + i * 0.065)} ${base - h * (0.14 + i * 0.17)}h${w * (0.32 - i * 0.015)}`,
    ),
    c.terra,
    9,
  ) +
  rect(x + w * 0.3, base - h - 10, w * 0.4, 16, c.slate, { r: 4 });

/** @param {number} x @param {number} y @param {number} s @param {string} [fill] */
export const bucket = (x, y, s, fill = c.sea) =>
  at(
    x,
    y,
    line('M-34-66Q0-130 34-66', c.iron, 5) +
      shape('M-38-70H38L28 0H-28Z', fill) +
      shape('M10-70H38L28 0H12Z', c.ink, { o: 0.14 }) +
      oval(0, -70, 38, 9, c.foam),
    s,
  );

/** Returns suds. @param {number} x @param {number} y @param {number} s */
export const suds = (x, y, s) =>
  at(
    x,
    y,
    line('M0 0h.1M26-8h.1M52 2h.1', '#fff', 34, { o: 0.9 }) +
      line('M14-24h.1M42-22h.1M74-4h.1', '#fff', 22, { o: 0.75 }) +
      disc(70, -40, 9, undefined, { s: '#fff', sw: 3, o: 0.8 }),
    s,
  );

/** Returns a cleaner's trolley with bag, bucket, bottles. @param {number} x @param {number} base @param {number} s */
export const trolley = (x, base, s) =>
  at(
    x,
    base,
    line('M20-30V-250M280-30V-200M0-262H40', c.iron, 12) +
      shape('M168-196H290L278-40H180Z', c.petrol) +
      shape('M240-196H290L278-40H244Z', c.ink, { o: 0.15 }) +
      rect(162, -208, 134, 18, c.apricot, { r: 8 }) +
      rect(16, -160, 140, 12, c.steel) +
      rect(10, -50, 276, 16, c.steel, { r: 6 }) +
      rect(34, -218, 28, 58, c.aqua, { r: 6 }) +
      shape('M40-218V-236H66V-228H54V-218Z', c.terra) +
      rect(72, -200, 30, 40, c.white, { r: 5 }) +
      rect(110, -214, 26, 54, c.sun, { r: 6 }) +
      rect(116, -226, 14, 14, c.slate) +
      shape('M34-112H140L132-50H42Z', c.sea) +
      line('M44-130Q87-160 130-130', c.iron, 5) +
      disc(46, -16, 16, c.ink) +
      disc(250, -16, 16, c.ink) +
      disc(46, -16, 6, c.steel) +
      disc(250, -16, 6, c.steel),
    s,
  );

/** Returns a mop from the hand at 0,0 down to the floor. @param {number} dx @param {number} dy */
export const mop = (dx, dy) =>
  line(`M${-dx * 0.25} ${-dy * 0.25}L${dx} ${dy}`, c.camel, 8) +
  shape(`M${dx - 12} ${dy - 10}h24l22 36h-68Z`, c.cream) +
  line(`M${dx - 14} ${dy + 2}l-8 22M${dx} ${dy + 2}v22M${dx + 14} ${dy + 2}l8 22`, c.gold, 4);

/** Returns a spanner, lying along x. @param {number} x @param {number} y @param {number} s @param {number} angle @param {string} [fill] */
export const spanner = (x, y, s, angle, fill = c.steel) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${s})">${shape('M40-12H170Q180-34 208-32L192-10V10L208 32Q180 34 170 12H40Q28 34 0 32Q-34 24-34 0Q-34-24 0-32Q28-34 40-12ZM-4-12A12 12 0 1 0-4 12A12 12 0 1 0-4-12Z', fill)}${shape('M40 0H170Q180 34 208 32L192 10Q180 16 170 12H40Z', c.ink, { o: 0.12 })}</g>`;

/** @param {number} x @param {number} y @param {number} s @param {string} [fill] */
export const toolbox = (x, y, s, fill = c.terra) =>
  at(
    x,
    y,
    line('M-36-96V-122H36V-96', c.slate, 12) +
      rect(-100, -96, 200, 96, fill, { r: 8 }) +
      rect(-100, -96, 200, 34, c.ink, { o: 0.16, r: 8 }) +
      rect(20, -62, 80, 62, c.ink, { o: 0.08 }) +
      rect(-64, -72, 24, 26, c.sun, { r: 3 }) +
      rect(40, -72, 24, 26, c.sun, { r: 3 }),
    s,
  );

/** @param {number} x @param {number} y @param {number} s */
export const cone = (x, y, s) =>
  at(
    x,
    y,
    rect(-44, -12, 88, 12, c.rust, { r: 4 }) +
      shape('M-9-110H9L34-12H-34Z', c.terra) +
      shape('M-16-82H16L22-56H-22ZM-27-38H27L31-24H-31Z', c.cream),
    s,
  );

/** Returns a fire extinguisher. @param {number} x @param {number} y @param {number} s */
export const extinguisher = (x, y, s) =>
  at(
    x,
    y,
    line('M10-182Q66-180 58-80', c.ink, 9) +
      rect(-34, -160, 68, 160, c.red, { r: 22 }) +
      rect(8, -154, 20, 148, c.ink, { o: 0.15, r: 10 }) +
      rect(-24, -110, 34, 46, c.cream, { r: 3 }) +
      rect(-10, -182, 20, 26, c.ink) +
      line('M-30-196L14-186L36-200', c.ink, 9) +
      shape('M50-84H68L74-50H46Z', c.ink),
    s,
  );

/** Returns a dome camera under a ceiling, with its field of view. @param {number} x @param {number} y @param {number} s @param {boolean} [view] */
export const dome = (x, y, s, view) =>
  at(
    x,
    y,
    (view ? shape('M-20 40L-190 330H190L20 40Z', 'url(#beam)') : '') +
      rect(-46, -12, 92, 18, c.white, { r: 6 }) +
      shape('M-38 6H38Q38 52 0 52Q-38 52-38 6Z', c.ink) +
      disc(6, 26, 12, c.sea) +
      disc(9, 23, 4, '#fff') +
      line('M-26 14q2 16 12 24', '#fff', 4, { o: 0.4 }),
    s,
  );

/** Returns a bullet camera on a bracket; looks to the right. @param {number} x @param {number} y @param {number} s */
export const camera = (x, y, s) =>
  at(
    x,
    y,
    line('M-60 50V0H-10', c.iron, 14) +
      rect(-50, -34, 150, 58, c.white, { r: 14 }) +
      shape('M-60-46H110L120-30H-60Z', c.petrol) +
      rect(-50, 2, 150, 22, c.ink, { o: 0.1, r: 10 }) +
      disc(100, -4, 24, c.ink) +
      disc(100, -4, 12, c.sea) +
      disc(-26, -6, 5, c.terra),
    s,
  );

/** Returns a quadcopter. @param {number} x @param {number} y @param {number} s */
export const drone = (x, y, s) =>
  at(
    x,
    y,
    line('M-90-20L-30 6M90-20L30 6M-60 44Q-40 16-20 14M60 44Q40 16 20 14', c.slate, 9) +
      oval(-92, -32, 56, 6, c.white, { o: 0.75 }) +
      oval(92, -32, 56, 6, c.white, { o: 0.75 }) +
      line('M-92-32V-16M92-32V-16', c.slate, 8) +
      rect(-44, -20, 88, 40, c.petrol, { r: 18 }) +
      disc(0, 16, 15, c.ink) +
      disc(0, 16, 7, c.aqua) +
      disc(-28, -2, 4, c.apricot),
    s,
  );

/** Returns a clipboard with ticked lines. @param {number} x @param {number} y @param {number} s */
export const clipboard = (x, y, s) =>
  at(
    x,
    y,
    rect(-90, -120, 180, 240, c.camel, { r: 12 }) +
      rect(-76, -100, 152, 206, c.white, { r: 4 }) +
      rect(-36, -136, 72, 32, c.slate, { r: 8 }) +
      times(
        4,
        (i) =>
          line(`M-58 ${-62 + i * 42}l9 9l16-18`, i < 3 ? c.palm : c.steel, 7) +
          line(`M-20 ${-62 + i * 42}H${i % 2 ? 40 : 56}`, c.mist, 9),
      ),
    s,
  );

/** Returns a tablet to hold in the hands, 56 units wide. @param {number} x @param {number} y */
export const tablet = (x, y) =>
  rect(x - 28, y - 20, 56, 40, c.ink, { r: 5 }) +
  rect(x - 23, y - 15, 46, 30, c.aqua) +
  line(
    `M${x - 16} ${y + 8}v-8M${x - 6} ${y + 8}v-14M${x + 4} ${y + 8}v-6M${x + 14} ${y + 8}v-18`,
    c.petrol,
    5,
    { butt: true },
  );

/** Returns falling drops. @param {number} x @param {number} y @param {number} s @param {string} [fill] */
export const drop = (x, y, s, fill = c.sea) =>
  at(
    x,
    y,
    shape('M0-30Q22 0 22 16A22 22 0 0 1-22 16Q-22 0 0-30Z', fill) +
      line('M-10 18q2 10 10 12', '#fff', 4, { o: 0.7 }),
    s,
  );

/** Returns a round badge with a tick. @param {number} x @param {number} y @param {number} r @param {string} [fill] */
export const tick = (x, y, r, fill = c.palm) =>
  disc(x, y, r, fill) +
  line(`M${x - r * 0.42} ${y}l${r * 0.3} ${r * 0.32}l${r * 0.52}-${r * 0.6}`, c.white, r * 0.2);

/** Returns a shield. @param {number} x @param {number} y @param {number} s @param {string} [fill] @param {string} [mark] drawn inside */
export const shield = (x, y, s, fill = c.petrol, mark = line('M-40 0l28 30l52-58', c.white, 18)) =>
  at(
    x,
    y,
    shape('M0-120Q60-92 104-92Q108 60 0 126Q-108 60-104-92Q-60-92 0-120Z', fill) +
      shape('M0-120Q60-92 104-92Q108 60 0 126Z', c.ink, { o: 0.14 }) +
      mark,
    s,
  );
