/** Three pictures of one blog post: a tower is handed over. */

import { crew } from '../crews.mjs';
import { counter, lamp } from '../furniture.mjs';
import { pot } from '../greens.mjs';
import { chiller, flanges, pipe } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, falaj, landmark, light, rooftop, room, skyline } from '../place.mjs';
import { at, disc, line, near, rect, shape, times } from '../shape.mjs';
import { tablet, toolbox } from '../tools.mjs';

const handover = () =>
  scene(
    'Keys and plans change hands in an empty tower floor',
    near(
      800,
      860,
      1.05,
      room('#e9efe6', '#cfc1a0', 720),
      rect(90, 90, 1420, 480, '#bfe0dc'),
      skyline(90, 1510, 570, 330, c.sea, 34, 0.4),
      landmark(420, 570, 0.7, '#7fbab8'),
      line(`${times(8, (i) => `M${90 + i * 203} 90V570`)}M90 90H1510M90 570H1510`, c.white, 14),
      light(200, 740, 300, 130),
      light(700, 740, 300, 130),
      shade(620, 860, 1.7),
      person(610, 860, 1.75, {
        head: 'ghutra',
        hat: c.white,
        dress: 'robe',
        top: c.white,
        beard: true,
        skin: 2,
        right: [60, -200, 92, -206],
        left: 'down',
      }),
      person(
        960,
        860,
        1.75,
        crew({
          skin: 4,
          face: -1,
          left: [60, -200, 90, -206],
          right: 'carry',
          front: at(64, -120, rect(-20, -60, 30, 130, c.sea, { r: 8 })),
        }),
      ),
      at(
        784,
        500,
        disc(0, 0, 20, undefined, { s: c.sun, sw: 9 }) + line('M20 0H66M50 0v16M64 0v16', c.sun, 9),
      ),
      toolbox(1240, 860, 0.9),
      pot(1430, 850, 1.1),
    ),
  );

const handoverRoof = () =>
  scene(
    'The same tower: its roof plant on the first morning',
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

const handoverLobby = () =>
  scene(
    'The same tower: its lobby before the doors open',
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
  'images/blog/post-1': handover,
  'images/blog/post-1b': handoverRoof,
  'images/blog/post-1c': handoverLobby,
};
