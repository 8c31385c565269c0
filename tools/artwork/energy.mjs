/** Power from sun and wind. */
import { c } from './palette.mjs';
import { at, disc, line, shape, times, turn } from './shape.mjs';

/** Returns a row of tilted solar panels. @param {number} x @param {number} y @param {number} s @param {number} n */
export const solar = (x, y, s, n) =>
  at(
    x,
    y,
    times(n, (i) => {
      const px = i * 200;
      return (
        line(`M${px + 90} 0V-46M${px + 40} 0L${px + 90}-40`, c.iron, 9) +
        shape(`M${px}-24L${px + 60}-126H${px + 220}L${px + 160}-24Z`, c.petrol) +
        line(
          `M${px + 20}-58H${px + 180}M${px + 40}-92H${px + 200}M${px + 53}-24L${px + 113}-126M${px + 106}-24L${px + 166}-126`,
          c.aqua,
          3,
          { o: 0.7 },
        ) +
        shape(`M${px}-24L${px + 60}-126H${px + 120}L${px + 50}-24Z`, '#fff', { o: 0.1 })
      );
    }),
    s,
  );

/** Returns a wind turbine. @param {number} x @param {number} base @param {number} s @param {number} angle */
export const turbine = (x, base, s, angle) =>
  at(
    x,
    base,
    shape('M-8 0L-4-300H4L8 0Z', c.white) +
      turn(
        angle,
        0,
        -300,
        times(
          3,
          (i) =>
            `<path d="M-6-300Q-16-380 0-440Q10-380 6-300Z" fill="${c.white}" transform="rotate(${i * 120} 0 -300)"/>`,
        ),
      ) +
      disc(0, -300, 10, c.steel),
    s,
  );
