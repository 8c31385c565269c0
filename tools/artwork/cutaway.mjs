/** A cutaway of the building, with everything that Falaj looks after. */
import { counter } from './furniture.mjs';
import { pot } from './greens.mjs';
import { fan } from './machines.mjs';
import { c } from './palette.mjs';
import { folk } from './people.mjs';
import { feed } from './screens.mjs';
import { at, dashes, disc, line, rect, shape, times } from './shape.mjs';

const floors = ['#fbe9c6', '#e3f0ea', '#f6dcb6', '#d6eae6'];

const storey = 136;

/** Returns the drawing of each floor, from the ground up. */
const storeys = () => [
  counter(60, 0, 150, 56, c.petrol) +
    folk(130, -56, 0.4, { skin: 1, top: c.terra }) +
    folk(300, 0, 0.62, { skin: 3, top: c.white, robe: true, hair: c.white }) +
    folk(400, 0, 0.62, { skin: 1, top: c.ink, robe: true }) +
    pot(20, 0, 0.36),
  rect(30, -96, 150, 70, c.ink, { r: 4 }) +
    at(36, -90, feed(0, 66, 58)) +
    at(108, -90, feed(5, 66, 58)) +
    folk(230, 0, 0.62, { top: c.slate, skin: 2 }) +
    rect(330, -40, 150, 8, c.camel) +
    line('M344-32V0M466-32V0', c.slate, 6) +
    rect(380, -76, 56, 36, c.deep) +
    folk(360, 0, 0.55, { skin: 4, top: c.sea }),
  folk(70, 0, 0.62, { top: c.sea, skin: 4 }) +
    line('M84-46L120 0', c.camel, 5) +
    rect(108, -8, 34, 8, c.cream) +
    rect(220, -50, 160, 50, c.teal, { r: 12 }) +
    rect(230, -80, 140, 40, c.teal, { r: 12 }) +
    pot(430, 0, 0.4),
  rect(0, -storey + 14, 500, 26, c.steel) +
    dashes(`M20-${storey - 27}H490`, c.iron, 26, '4 80') +
    folk(120, 0, 0.62, { top: c.apricot, hair: c.white }) +
    rect(200, -90, 90, 90, c.petrol, { r: 4 }) +
    disc(245, -50, 24, c.foam) +
    folk(420, 0, 0.62, { top: c.terra, skin: 1 }) +
    rect(330, -46, 60, 46, c.camel),
];

/** Returns the building: four storeys with people, plant on the roof, a lift shaft, water running down. 720 wide, 640 tall, foot at 0,0. */
export function cutaway() {
  return (
    rect(0, -4 * storey, 720, 4 * storey, c.cream) +
    storeys()
      .map(
        (things, i) =>
          rect(20, -(i + 1) * storey + 8, 510, storey - 14, floors[i]) +
          at(26, -i * storey - 6, things),
      )
      .join('') +
    rect(546, -4 * storey + 8, 76, 4 * storey - 14, c.deep) +
    line(`M584-${4 * storey}V-250`, c.steel, 4) +
    rect(554, -254, 60, 96, c.apricot, { r: 5 }) +
    folk(584, -166, 0.5, { skin: 2, top: c.petrol }) +
    rect(638, -4 * storey + 8, 62, 4 * storey - 14, '#bfe0dd') +
    line(`M668-${4 * storey + 40}V-10`, c.sea, 16, { butt: true }) +
    line(
      times(4, (i) => `M668-${i * storey + 30}H640`),
      c.sea,
      9,
    ) +
    rect(-14, -4 * storey - 14, 748, 20, c.white, { r: 4 }) +
    rect(60, -4 * storey - 74, 190, 60, c.steel, { r: 6 }) +
    fan(108, -4 * storey - 44, 24, c.mist) +
    fan(164, -4 * storey - 44, 24, c.mist, 40) +
    shape(
      `M320-${4 * storey + 14}l40-56h70l-40 56ZM420-${4 * storey + 14}l40-56h70l-40 56Z`,
      c.petrol,
    ) +
    rect(620, -4 * storey - 94, 90, 80, c.sea, { r: 10 }) +
    rect(680, -4 * storey - 94, 30, 80, c.ink, { o: 0.14, r: 10 })
  );
}
