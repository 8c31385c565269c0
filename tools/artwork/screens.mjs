/** Screens and the charts on them. */
import { c } from './palette.mjs';
import { at, dashes, disc, line, rect, shape, times } from './shape.mjs';

/** Returns bars from a base line. @param {number} x @param {number} base @param {number[]} heights @param {number} w @param {number} gap @param {string} fill @param {string} [last] colour of the last bar */
export const bars = (x, base, heights, w, gap, fill, last) =>
  shape(
    heights
      .slice(0, last ? -1 : undefined)
      .map((h, i) => `M${x + i * (w + gap)} ${base}v-${h}h${w}v${h}Z`)
      .join(''),
    fill,
  ) +
  (last
    ? rect(
        x + (heights.length - 1) * (w + gap),
        base - (heights.at(-1) ?? 0),
        w,
        heights.at(-1) ?? 0,
        last,
      )
    : '');

/** Returns a line chart with its area. @param {number} x @param {number} base @param {number} step @param {number[]} values @param {string} colour @param {number} [w] */
export function chart(x, base, step, values, colour, w = 6) {
  const points = values.map((v, i) => `${i ? 'L' : 'M'}${x + i * step} ${base - v}`).join('');
  return (
    shape(`${points}V${base}H${x}Z`, colour, { o: 0.18 }) +
    line(points, colour, w) +
    disc(x + (values.length - 1) * step, base - (values.at(-1) ?? 0), w * 1.5, colour)
  );
}

/** Returns a ring chart with one filled part. @param {number} x @param {number} y @param {number} r @param {number} part 0 to 1 @param {string} colour @param {string} [rest] @param {number} [w] */
export const ring = (x, y, r, part, colour, rest = c.foam, w = r * 0.34) =>
  disc(x, y, r, undefined, { s: rest, sw: w }) +
  disc(x, y, r, undefined, {
    s: colour,
    sw: w,
    dash: `${Math.round(2 * Math.PI * r * part)} 999`,
    t: `rotate(-90 ${x} ${y})`,
  });

/** Returns lines that stand for text. @param {number} x @param {number} y @param {number[]} widths @param {number} gap @param {string} colour @param {number} [w] */
export const writing = (x, y, widths, gap, colour, w = 8) =>
  line(widths.map((width, i) => `M${x} ${y + i * gap}h${width}`).join(''), colour, w);

/** Returns a monitor on its foot; `show` is drawn with 0,0 at the screen's corner. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} show @param {string} [back] */
export const monitor = (x, y, w, h, show, back = c.deep) =>
  rect(x + w / 2 - 18, y + h, 36, 50, c.iron) +
  rect(x + w / 2 - 70, y + h + 44, 140, 12, c.slate, { r: 6 }) +
  rect(x - 12, y - 12, w + 24, h + 24, c.ink, { r: 10 }) +
  rect(x, y, w, h, back) +
  at(x, y, show) +
  shape(`M${x + w * 0.6} ${y}H${x + w}V${y + h * 0.6}Z`, '#fff', { o: 0.06 });

/** Returns a laptop. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} show */
export const laptop = (x, y, w, h, show) =>
  rect(x - 14, y - 14, w + 28, h + 22, c.ink, { r: 14 }) +
  rect(x, y, w, h, c.white) +
  at(x, y, show) +
  shape(`M${x - 70} ${y + h + 8}h${w + 140}l-20 26h-${w + 100}Z`, c.steel) +
  rect(x + w / 2 - 50, y + h + 8, 100, 9, c.iron, { r: 4 });

/** Returns a phone; `show` is drawn with 0,0 at the screen's corner (w x h inside). @param {number} x @param {number} y @param {number} w @param {number} h @param {string} show @param {string} [back] */
export const phone = (x, y, w, h, show, back = c.white) =>
  rect(x - w * 0.05, y - w * 0.05, w * 1.1, h + w * 0.1, c.ink, { r: w * 0.14 }) +
  rect(x, y, w, h, back, { r: w * 0.1 }) +
  at(x, y, show) +
  rect(x + w * 0.34, y + w * 0.04, w * 0.32, w * 0.06, c.ink, { r: w * 0.03 });

/** Returns a map pin. @param {number} x @param {number} y @param {number} s @param {string} [fill] */
export const pin = (x, y, s, fill = c.terra) =>
  at(
    x,
    y,
    shape('M0 0Q-46-56-46-90A46 46 0 0 1 46-90Q46-56 0 0Z', fill) +
      shape('M0 0Q46-56 46-90A46 46 0 0 0 0-136Z', c.ink, { o: 0.13 }) +
      disc(0, -90, 18, c.white),
    s,
  );

/** Returns the picture of a camera: a floor, a door, someone walking; for walls of screens. @param {number} i which view @param {number} w @param {number} h */
export function feed(i, w, h) {
  const views = [
    shape(`M0 ${h}L${w * 0.34} ${h * 0.46}H${w * 0.66}L${w} ${h}Z`, c.steel, { o: 0.5 }) +
      rect(w * 0.4, h * 0.18, w * 0.2, h * 0.28, c.aqua, { o: 0.7 }),
    rect(0, h * 0.66, w, h * 0.34, c.iron) +
      dashes(`M0 ${h * 0.84}H${w}`, c.sun, 4, '18 14') +
      rect(w * 0.24, h * 0.5, w * 0.34, h * 0.22, c.cream, { r: 6 }) +
      disc(w * 0.32, h * 0.73, h * 0.06, c.ink) +
      disc(w * 0.5, h * 0.73, h * 0.06, c.ink),
    dashes(
      `M${w * 0.2} ${h * 0.1}V${h}M${w * 0.5} ${h * 0.1}V${h}M${w * 0.8} ${h * 0.1}V${h}`,
      c.sun,
      w * 0.16,
      '10 12',
      0.6,
    ),
    rect(0, h * 0.6, w, h * 0.4, c.sea) +
      line(`M0 ${h * 0.72}h${w * 0.5}M${w * 0.4} ${h * 0.86}H${w}`, c.foam, 4, { o: 0.6 }) +
      shape(`M${w * 0.5} ${h * 0.56}V${h * 0.14}L${w * 0.76} ${h * 0.56}Z`, c.cream),
    line(
      `M${w * 0.44} ${h * 0.44}V${h * 0.66}L${w * 0.38} ${h * 0.9}M${w * 0.44} ${h * 0.66}L${w * 0.5} ${h * 0.9}`,
      c.apricot,
      w * 0.06,
    ) +
      disc(w * 0.44, h * 0.3, w * 0.055, c.gold) +
      rect(w * 0.7, h * 0.2, w * 0.18, h * 0.7, c.petrol),
    bars(
      w * 0.14,
      h * 0.82,
      [h * 0.2, h * 0.4, h * 0.32, h * 0.6, h * 0.46],
      w * 0.1,
      w * 0.05,
      c.aqua,
      c.apricot,
    ),
  ];
  return views[i % views.length] ?? '';
}

/** Returns a wall of camera screens. @param {number} x @param {number} y @param {number} cols @param {number} rows @param {number} w of one @param {number} h of one */
export const videoWall = (x, y, cols, rows, w, h) =>
  rect(x - 14, y - 14, cols * (w + 8) + 20, rows * (h + 8) + 20, c.ink, { r: 10 }) +
  times(cols * rows, (i) => {
    const px = x + (i % cols) * (w + 8);
    const py = y + Math.floor(i / cols) * (h + 8);
    return (
      rect(px, py, w, h, i % 3 ? '#14545b' : '#1d6a70') +
      at(px, py, feed(i * 5 + Math.floor(i / cols), w, h))
    );
  });
