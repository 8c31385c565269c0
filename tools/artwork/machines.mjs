/** Equipment of plant rooms: chillers, fans, ducts, pipes, pumps, gauges, valves, electrical boards. */
import { c } from './palette.mjs';
import { at, dashes, disc, line, oval, rect, shape, stamp, times } from './shape.mjs';

/** Returns a fan seen from the front. @param {number} x @param {number} y @param {number} r @param {string} [blade] @param {number} [angle] */
export const fan = (x, y, r, blade = c.mist, angle = 12) =>
  disc(x, y, r, c.slate) +
  disc(x, y, r * 0.88, c.deep) +
  at(
    x,
    y,
    `<g fill="${blade}" transform="rotate(${angle})">${times(5, (i) => `<path d="M0 0Q${r * 0.3}-${r * 0.75} ${r * 0.62}-${r * 0.56}Q${r * 0.5}-${r * 0.1} 0 0" transform="rotate(${i * 72})"/>`)}</g>`,
  ) +
  disc(x, y, r * 0.2, c.apricot) +
  disc(x, y, r * 0.55, undefined, { s: c.white, sw: 2, o: 0.35 });

/** Returns one fan bay of a chiller: coil below, shroud above; 0,0 is the middle of the deck. @param {number} gap @param {number} h */
function bay(gap, h) {
  const w = gap - 28;
  const r = gap * 0.36;
  return (
    shape(`M${-w / 2} 34h${w}l${-w * 0.22} ${h - 84}h${-w * 0.56}Z`, c.slate) +
    dashes(`M0 38v${h - 92}`, c.aqua, w * 0.56, '3 7', 0.55) +
    shape(`M${-r}-8l6-44h${r * 2 - 12}l6 44Z`, c.steel) +
    shape(`M${r * 0.3}-8v-44h${r * 0.7 - 6}l6 44Z`, c.ink, { o: 0.15 }) +
    oval(0, -52, r - 4, r * 0.24, c.deep) +
    shape(
      `M0-52l${r * 0.6}-${r * 0.1}v${r * 0.18}ZM0-52l-${r * 0.6} ${r * 0.1}v-${r * 0.18}Z`,
      c.mist,
    )
  );
}

/** Returns an air-cooled chiller: coils, fan deck. @param {number} x @param {number} base @param {number} w @param {number} h @param {number} fans */
export function chiller(x, base, w, h, fans) {
  const deck = base - h;
  const gap = w / fans;
  return (
    shape(`M${x + w} ${base - 4}l${h * 0.8} ${h * 0.22}H${x + 40}L${x} ${base - 4}Z`, 'url(#sh)') +
    rect(x + 20, base - 26, w - 40, 26, c.slate) +
    rect(x, deck, w, h - 26, c.cream, { r: 8 }) +
    rect(x + w * 0.66, deck, w * 0.34, h - 26, c.ink, { o: 0.09, r: 8 }) +
    rect(x - 8, deck - 8, w + 16, 22, c.petrol, { r: 5 }) +
    times(fans, (i) => at(x + gap * (i + 0.5), deck, stamp(bay(gap, h))))
  );
}

/** Returns a pipe along a path: body, shade, highlight. @param {string} d @param {number} width @param {string} colour */
export const pipe = (d, width, colour) =>
  line(d, colour, width, { butt: true }) +
  line(d, c.ink, width * 0.3, {
    o: 0.14,
    t: `translate(${width * 0.26} ${width * 0.26})`,
    butt: true,
  }) +
  line(d, '#fff', width * 0.16, {
    o: 0.5,
    t: `translate(-${width * 0.2} -${width * 0.2})`,
    butt: true,
  });

/** Returns flanges on a pipe: [x, y, width of the pipe, 1 when the pipe runs up and down]. @param {...number[]} places */
export const flanges = (...places) =>
  shape(
    places
      .map(([x = 0, y = 0, w = 0, up = 0]) =>
        up
          ? `M${x - w * 0.72} ${y - 9}h${w * 1.44}v18h-${w * 1.44}Z`
          : `M${x - 9} ${y - w * 0.72}h18v${w * 1.44}h-18Z`,
      )
      .join(''),
    c.iron,
  );

/** Returns a dial. @param {number} x @param {number} y @param {number} r @param {number} [needle] degrees from upright @param {string} [rim] */
export const gauge = (x, y, r, needle = 30, rim = c.slate) =>
  disc(x, y, r, rim) +
  disc(x, y, r * 0.84, c.white) +
  at(
    x,
    y,
    line(
      `M-${r * 0.46} ${r * 0.46}A${r * 0.65} ${r * 0.65} 0 0 1-${r * 0.46}-${r * 0.46}`,
      c.sea,
      r * 0.12,
      { butt: true },
    ) +
      line(
        `M-${r * 0.46}-${r * 0.46}A${r * 0.65} ${r * 0.65} 0 0 1 ${r * 0.46}-${r * 0.46}`,
        c.leaf,
        r * 0.12,
        { butt: true },
      ) +
      line(
        `M${r * 0.46}-${r * 0.46}A${r * 0.65} ${r * 0.65} 0 0 1 ${r * 0.46} ${r * 0.46}`,
        c.terra,
        r * 0.12,
        { butt: true },
      ) +
      line(`M0 0V-${r * 0.56}`, c.ink, r * 0.1, { t: `rotate(${needle})` }) +
      disc(0, 0, r * 0.12, c.ink),
  );

/** Returns a valve wheel. @param {number} x @param {number} y @param {number} r @param {string} [fill] */
export const wheel = (x, y, r, fill = c.terra) =>
  disc(x, y, r, undefined, { s: fill, sw: r * 0.26 }) +
  line(`M${x - r} ${y}h${r * 2}M${x} ${y - r}v${r * 2}`, fill, r * 0.2) +
  disc(x, y, r * 0.26, c.rust);

/** Returns a pump set on its plinth. @param {number} x @param {number} base @param {number} s @param {string} [body] */
export const pump = (x, base, s, body = c.petrol) =>
  at(
    x,
    base,
    rect(-30, -24, 420, 24, c.iron, { r: 3 }) +
      rect(0, -44, 60, 24, c.slate) +
      rect(230, -44, 110, 24, c.slate) +
      shape('M40-230H100V-160H40Z', body) +
      disc(70, -130, 84, body) +
      disc(70, -130, 84, c.ink, { o: 0.08 }) +
      disc(70, -130, 60, body) +
      disc(70, -130, 26, c.mist) +
      disc(70, -130, 10, c.slate) +
      rect(26, -246, 88, 18, c.slate, { r: 3 }) +
      rect(150, -148, 60, 36, c.steel) +
      rect(206, -196, 160, 132, body, { r: 16 }) +
      dashes('M226-130H350', c.ink, 112, '5 11', 0.3) +
      rect(250, -226, 70, 32, c.slate, { r: 4 }) +
      rect(360, -180, 22, 100, c.slate, { r: 8 }),
    s,
  );

/** Returns a straight duct with seams. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [fill] */
export const duct = (x, y, w, h, fill = '#c9d6d6') =>
  rect(x, y, w, h, fill) +
  rect(x, y, w, h * 0.18, '#fff', { o: 0.5 }) +
  rect(x, y + h * 0.72, w, h * 0.28, c.ink, { o: 0.14 }) +
  dashes(`M${x + 60} ${y + h / 2}h${w - 60}`, c.iron, h + 10, '10 150', 0.75);

/** Returns a ceiling diffuser with air coming down. @param {number} x @param {number} y @param {number} w @param {string} [air] */
export const diffuser = (x, y, w, air = c.aqua) =>
  shape(`M${x} ${y}h${w}l16 26h-${w + 32}Z`, c.iron) +
  dashes(`M${x + 4} ${y + 14}h${w - 8}`, c.white, 16, '5 9', 0.8) +
  line(
    times(3, (i) => `M${x + w * (0.2 + i * 0.3)} ${y + 46}q-16 26 0 52t0 52`),
    air,
    8,
    { o: 0.75 },
  );

/** Returns an open distribution board. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} rows */
export const board = (x, y, w, h, rows) =>
  shape(`M${x - w * 0.42} ${y + 26}L${x} ${y}V${y + h}L${x - w * 0.42} ${y + h - 26}Z`, c.steel) +
  shape(
    `M${x - w * 0.38} ${y + 44}L${x - 14} ${y + 20}V${y + h * 0.4}L${x - w * 0.38} ${y + h * 0.4 + 6}Z`,
    '#fff',
    { o: 0.3 },
  ) +
  rect(x, y, w, h, c.iron, { r: 6 }) +
  rect(x + 16, y + 16, w - 32, h - 32, c.foam, { r: 4 }) +
  rect(x + 34, y + 34, w - 68, 54, c.deep, { r: 4 }) +
  line(`M${x + 50} ${y + 68}l20-18l20 14l26-22l22 20`, c.sun, 4) +
  times(rows, (i) => {
    const top = y + 112 + i * ((h - 150) / rows);
    const tall = (h - 150) / rows - 30;
    return (
      dashes(`M${x + 36} ${top + tall / 2}h${w - 72}`, c.white, tall, '26 6') +
      dashes(`M${x + 36} ${top + tall / 2}h${w - 72}`, c.slate, tall, '0 25 1.5 5.5', 0.6) +
      dashes(
        `M${x + 43} ${top + tall * 0.42}h${w - 80}`,
        i % 2 ? c.terra : c.petrol,
        tall * 0.34,
        '12 20',
      )
    );
  });

/** Returns cables, each [path, colour]. @param {...string[]} runs */
export const cables = (...runs) =>
  runs.map(([d = '', colour = c.ink]) => line(d, colour, 8)).join('');

/** Returns a lightning bolt on a warning sign. @param {number} x @param {number} y @param {number} s */
export const danger = (x, y, s) =>
  at(
    x,
    y,
    shape('M0-46L52 44H-52Z', c.sun, { s: c.sun, sw: 14 }) +
      shape('M0-46L52 44H-52Z', undefined, { s: c.ink, sw: 5 }) +
      shape('M8-26L-18 10H0L-8 34L20-4H2Z', c.ink),
    s,
  );

/** Returns a cooling tower with its steam. @param {number} x @param {number} base @param {number} s */
export const coolingTower = (x, base, s) =>
  at(
    x,
    base,
    shape('M0 0L14-180H206L220 0Z', c.cream) +
      dashes('M30-90H190', c.iron, 130, '5 15', 0.5) +
      shape('M140-180H206L220 0H146Z', c.ink, { o: 0.1 }) +
      shape('M40-180L54-232H166L180-180Z', c.steel) +
      oval(110, -232, 56, 12, c.deep) +
      line('M80-256q-20-26 4-48t4-50M126-262q-18-22 4-44t2-44', '#fff', 14, { o: 0.5 }) +
      rect(-8, -14, 236, 14, c.slate),
    s,
  );

/** Returns a red water tank or pressure vessel. @param {number} x @param {number} base @param {number} w @param {number} h @param {string} [fill] */
export const vessel = (x, base, w, h, fill = c.sea) =>
  line(`M${x + w * 0.2} ${base}v-30M${x + w * 0.8} ${base}v-30`, c.slate, 14, { butt: true }) +
  rect(x, base - h - 20, w, h, fill, { r: w * 0.36 }) +
  rect(x + w * 0.64, base - h - 6, w * 0.26, h - 28, c.ink, { o: 0.13, r: w * 0.13 }) +
  rect(x + w * 0.14, base - h + 10, w * 0.1, h - 70, '#fff', { o: 0.45, r: w * 0.05 }) +
  line(`M${x} ${base - h * 0.45}h${w}`, c.white, 8, { o: 0.6, butt: true });
