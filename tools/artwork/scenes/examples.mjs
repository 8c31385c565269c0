/** Pictures for block examples and link previews. */
import { tower, villa, windTower } from '../buildings.mjs';
import { hedge, palms } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { c } from '../palette.mjs';
import { picture, scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import {
  arch,
  birds,
  cloud,
  dunes,
  falaj,
  ground,
  landmark,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { disc, line, rect, shape } from '../shape.mjs';
import { mark } from '../vehicles.mjs';

/** Returns the site's main view: dunes, village, city, and the channel that joins them. */
const wide = () =>
  scene(
    'The falaj runs from the dunes past a village to the city',
    sky('morning'),
    sun(1160, 250, 96),
    birds(720, 210, 1.2),
    cloud(360, 170, 1.2),
    skyline(760, 1600, 610, 320, c.sea, 61, 0.38),
    landmark(1330, 610, 0.95, '#86bdbb'),
    dunes(590),
    windTower(250, 660, 110, 300),
    villa(330, 670, 1.05),
    palms([190, 690, 1.05], [760, 690, 0.85], [860, 700, 1.1]),
    tower(1180, 690, 130, 330, { body: '#2f8489', glass: c.mist, top: 'sail', cols: 4 }),
    tower(1320, 690, 110, 250, { body: '#5aa1a3', glass: c.foam, cols: 4 }),
    hedge(980, 700, 170, 44),
    shape('M0 760Q500 690 1600 720V900H0Z', '#d8bf92'),
    falaj(772, 0, 1600, 62),
    palms([1480, 790, 1.4]),
  );

const square = () =>
  picture(
    800,
    800,
    'A courtyard with an arch, a palm and running water',
    rect(0, 0, 800, 800, c.sand),
    shape('M0 0H800L520 640H0Z', '#fff', { o: 0.25 }),
    shape(arch(206, 650, 388, 560), c.white),
    shape(arch(230, 650, 340, 524), '#bfe0dd'),
    disc(440, 300, 60, '#fff1cf'),
    skyline(240, 480, 640, 200, c.teal, 15, 0.3),
    shape('M230 650V570Q400 500 570 580V650Z', c.dune),
    rect(0, 640, 800, 160, c.dune),
    palms([680, 690, 1.2], [110, 680, 0.9]),
    falaj(690, 0, 800, 56),
  );

const portrait = () =>
  picture(
    600,
    800,
    'A tower, a palm and a technician by the channel',
    sky('dawn', 600, 800),
    sun(430, 250, 66),
    skyline(0, 600, 640, 300, c.petrol, 33, 0.22),
    tower(120, 650, 190, 460, { body: c.petrol, glass: '#5fb0b3', top: 'slant', lit: c.sun }),
    ground(640, c.dune, 600, 800),
    palms([500, 660, 1.05]),
    falaj(690, 0, 600, 52),
    shade(360, 690, 1),
    person(350, 688, 1, {
      head: 'helmet',
      hat: c.white,
      vest: c.apricot,
      skin: 3,
      left: 'hip',
      right: 'down',
    }),
  );

const og = () =>
  picture(
    1200,
    630,
    'Falaj: the work nobody sees when it is done well',
    sky('dusk', 1200, 630),
    disc(900, 480, 420, 'url(#dusk)'),
    skyline(0, 1200, 520, 280, '#0c444b', 21, 0.8),
    landmark(1010, 500, 0.85, '#0a3a41'),
    shape('M0 500Q400 450 700 490T1200 470V630H0Z', '#c79a70'),
    palms([760, 520, 0.75], [840, 526, 0.95], [1120, 530, 1]),
    falaj(536, 0, 1200, 44),
    mark(190, 210, 1.5, c.white, c.apricot),
    letters('Falaj', 290, 168, 78, 13, c.white, 3),
    line('M142 330H420', c.apricot, 6),
  );

export const pictures = {
  'images/example-wide': wide,
  'images/example-square': square,
  'images/example-portrait': portrait,
  'images/og/default': og,
};
