/** Blog: fire safety in a pump room, and two pictures of a building ready for the summer. */

import { crew } from '../crews.mjs';
import { counter, lamp } from '../furniture.mjs';
import { pot } from '../greens.mjs';
import { chiller, flanges, gauge, pipe, pump, wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, falaj, light, rooftop, room } from '../place.mjs';
import { at, line, near, rect, shape, times } from '../shape.mjs';
import { clipboard, extinguisher, tablet } from '../tools.mjs';

const fireSafety = () =>
  scene(
    'Red pumps, an inspector with a checklist, the papers in their folder',
    near(
      800,
      860,
      1.06,
      room('#efe6d6', '#c9b183', 720),
      pipe('M0 150H1600', 66, c.red),
      pipe('M300 150V600', 48, c.red),
      pipe('M1180 150V600', 48, c.red),
      flanges(
        [160, 150, 66],
        [560, 150, 66],
        [940, 150, 66],
        [300, 400, 48, 1],
        [1180, 400, 48, 1],
      ),
      wheel(300, 310, 52, c.petrol),
      wheel(1180, 310, 52, c.petrol),
      gauge(880, 320, 90, 40, c.rust),
      line('M880 180V236', c.iron, 16),
      rect(540, 290, 190, 230, c.petrol, { r: 8 }),
      times(
        3,
        (i) =>
          rect(560 + i * 54, 316, 42, 178, [c.terra, c.sun, c.cream][i], { r: 4 }) +
          rect(568 + i * 54, 340, 26, 40, c.white, { o: 0.8 }),
      ),
      pump(130, 810, 1.2, c.red),
      pump(1000, 810, 1.2, c.red),
      extinguisher(650, 806, 1.05),
      shade(800, 866, 1.7),
      person(
        780,
        866,
        1.75,
        crew({
          skin: 1,
          head: 'helmet',
          hat: c.sun,
          right: 'point',
          left: 'hold',
          front: at(-34, -176, clipboard(0, 0, 0.3)),
        }),
      ),
    ),
  );

const chillerRoof = () =>
  scene(
    'Six chillers on a roof, checked before the summer',
    near(
      800,
      800,
      1.08,
      rooftop('dawn', 51),
      chiller(180, 770, 600, 270, 3),
      chiller(860, 770, 600, 270, 3),
      pipe('M0 820H1600', 38, c.sea),
      flanges([300, 820, 38], [820, 820, 38], [1240, 820, 38]),
      shade(820, 866, 1.5),
      person(
        820,
        866,
        1.55,
        crew({
          skin: 1,
          head: 'hijab',
          hat: c.foam,
          left: 'hold',
          right: 'hold',
          front: tablet(2, -178),
        }),
      ),
    ),
  );

const coolLobby = () =>
  scene(
    'A cool, bright lobby with its reception',
    near(
      800,
      860,
      1.04,
      room('#f1e8d5', '#d2bd93', 700),
      times(4, (i) =>
        shape(arch(110 + i * 370, 700, 280, 560), ['#a9d6d3', '#bfe0dc', '#d9e8dc', '#fbe6bf'][i]),
      ),
      line(
        times(4, (i) => `M${250 + i * 370} 700V142`),
        c.white,
        10,
      ),
      light(180, 710, 260, 140),
      light(560, 710, 260, 140),
      light(930, 710, 260, 140),
      lamp(430, 170, 1.1, c.terra),
      lamp(1180, 170, 1.1, c.terra),
      counter(620, 830, 480, 190),
      person(860, 850, 1.35, {
        head: 'bun',
        skin: 1,
        dress: 'suit',
        top: c.petrol,
        trim: c.apricot,
        pose: 'none',
        right: 'wave',
        left: 'hold',
      }),
      counter(620, 830, 480, 190),
      pot(560, 830, 1.1),
      pot(1180, 830, 1.1),
      falaj(850, 0, 1600, 50),
    ),
  );

export const pictures = {
  'images/blog/post-1': fireSafety,
  'images/blog/post-1b': chillerRoof,
  'images/blog/post-1c': coolLobby,
};
