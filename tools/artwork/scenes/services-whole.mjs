/** Services, integrated: IFM, sustainability, maintenance. The cutaway building is shared with other scenes. */

import { tower, villa } from '../buildings.mjs';
import { crew } from '../crews.mjs';
import { cutaway } from '../cutaway.mjs';
import { solar, turbine } from '../energy.mjs';
import { bush, hedge, palms } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { birds, cloud, dunes, falaj, ground, landmark, sky, skyline, sun } from '../place.mjs';
import { at, dashes, near, rect, shape, times } from '../shape.mjs';
import { toolbox } from '../tools.mjs';
import { van } from '../vehicles.mjs';

const ifm = () =>
  scene(
    'A building cut open: every floor cared for by one team',
    near(
      800,
      860,
      1.1,
      sky('morning'),
      sun(270, 210, 76),
      birds(480, 160),
      cloud(1320, 170, 1.1),
      skyline(0, 1600, 760, 420, c.sea, 27, 0.3),
      landmark(1380, 770, 0.85, '#9cccc8'),
      tower(80, 770, 150, 360, { body: '#8fc2bf', glass: c.foam, top: 'slant' }),
      ground(766, '#e6d5b2'),
      palms([330, 790, 0.9], [1360, 790, 1.05]),
      shape('M1150 770L1560 830H560L430 770Z', 'url(#sh)'),
      at(430, 772, cutaway()),
      hedge(160, 796, 220, 50),
      bush(1260, 790, 0.8),
      falaj(822, 0, 1600, 50),
    ),
  );

const sustainability = () =>
  scene(
    'A planted tower, solar panels and turbines along the falaj in the dunes',
    near(
      800,
      880,
      1.06,
      sky('morning'),
      sun(400, 220, 84),
      cloud(700, 150, 1),
      skyline(900, 1600, 640, 260, c.sea, 52, 0.3),
      turbine(160, 640, 1, 20),
      turbine(310, 620, 0.75, 70),
      dunes(590),
      tower(960, 760, 260, 520, { body: '#3d8f88', glass: c.foam, cols: 6, top: 'round' }),
      times(5, (i) => bush(980 + (i % 2) * 190, 360 + i * 84, 0.7, i % 2 ? c.leaf : c.palm)),
      tower(1230, 760, 180, 360, { body: '#d9ede4', glass: '#9cccc8', cols: 4 }),
      times(3, (i) => bush(1260 + (i % 2) * 110, 480 + i * 100, 0.6, c.leaf)),
      shape('M0 900V770Q800 720 1600 760V900Z', '#9dbf97'),
      solar(130, 800, 1.05, 3),
      palms([900, 800, 1], [1490, 800, 1.1]),
      hedge(1000, 800, 420, 54),
      falaj(826, 0, 1600, 54),
    ),
  );

const maintenance = () =>
  scene(
    'A technician with his van and toolbox in front of a villa',
    near(
      800,
      860,
      1.1,
      sky('day'),
      sun(1380, 170, 64),
      cloud(300, 170, 1.1),
      skyline(0, 1600, 690, 300, c.sea, 66, 0.28),
      villa(140, 720, 1.5),
      palms([80, 740, 1.05], [1500, 740, 1.15]),
      hedge(730, 730, 480, 70),
      ground(720, '#e4d3ae'),
      rect(0, 800, 1600, 100, '#8fa9ac'),
      dashes('M40 860H1600', c.white, 8, '80 60', 0.8),
      van(800, 820, 1.35),
      shade(600, 860, 1.7),
      person(
        590,
        860,
        1.7,
        crew({
          skin: 2,
          left: 'carry',
          right: 'wave',
          head: 'cap',
          hat: c.petrol,
          top: c.teal,
          vest: undefined,
          trim: c.cream,
          front: at(-58, -70, toolbox(0, 0, 0.42)),
        }),
      ),
    ),
  );

export const pictures = {
  'images/services/ifm-services': ifm,
  'images/services/sustainability': sustainability,
  'images/services/maintenance': maintenance,
};
