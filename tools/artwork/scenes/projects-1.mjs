import { letters } from '../letters.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person } from '../people.mjs';
import { arch } from '../place.mjs';
import { bars, phone, ring, writing } from '../screens.mjs';
import { at, disc, rect, shape, stamp, times } from '../shape.mjs';
import { mark } from '../vehicles.mjs';

const floor = (/** @type {string} */ fill) => rect(0, 0, 1600, 900, fill);

const arches = () =>
  scene(
    'Arches in a row, each a shade deeper',
    floor(c.sand),
    times(6, (i) =>
      shape(
        arch(60 + i * 130, 900, 900 - i * 130 + 500 - i * 60, 860 - i * 100),
        [c.dune, c.apricot, c.terra, c.rust, c.petrol, c.deep][i],
      ),
    ),
    disc(1080, 560, 60, c.sun),
  );

const stairs = () =>
  scene(
    'A stair in sun and shade',
    floor('#f4e4c8'),
    disc(1280, 220, 120, c.terra),
    times(
      8,
      (i) =>
        shape(`M${i * 150} ${800 - i * 90}H1600V900H${i * 150}Z`, i % 2 ? c.gold : c.dune) +
        rect(i * 150, 800 - i * 90, 150, 90, c.petrol, { o: 0.12 + i * 0.05 }),
    ),
    person(560, 470, 0.7, { head: 'hijab', hat: c.terra, dress: 'robe', top: c.terra, skin: 1 }),
  );

const tiles = () =>
  scene(
    'A field of eight-pointed tiles',
    floor(c.petrol),
    times(6, (row) =>
      times(10, (i) =>
        at(
          80 + i * 160,
          70 + row * 160,
          stamp(
            shape(
              'M0-70L20-48H48V-20L70 0L48 20V48H20L0 70L-20 48H-48V20L-70 0L-48-20V-48H-20Z',
              c.sea,
            ) +
              shape('M0-40L28-28L40 0L28 28L0 40L-28 28L-40 0L-28-28Z', c.apricot) +
              disc(0, 0, 14, c.cream),
          ),
        ),
      ),
    ),
  );

const slabs = () =>
  scene(
    'Three slabs and a round moon',
    floor('#0c3d45'),
    disc(1060, 330, 210, c.sun),
    shape('M180 900V240L470 130V900Z', c.terra),
    shape('M470 130L560 190V900H470Z', c.rust),
    shape('M620 900V420L960 330V900Z', c.sand),
    shape('M960 330L1060 400V900H960Z', c.gold),
    shape('M1140 900V560L1400 500V900Z', c.aqua),
    shape('M1400 500L1480 550V900H1400Z', c.sea),
  );

const ribbons = () =>
  scene(
    'Dunes drawn with five lines',
    floor(c.cream),
    times(9, (i) =>
      shape(
        `M0 ${330 + i * 64}Q400 ${180 + i * 74} 800 ${330 + i * 62}T1600 ${300 + i * 66}V900H0Z`,
        [c.foam, c.mist, c.aqua, c.sea, c.teal, c.petrol, '#0b4a51', c.deep, c.ink][i],
      ),
    ),
    disc(1180, 170, 90, c.terra),
  );

const poster = () =>
  scene(
    'Two posters with great letters',
    floor(c.dune),
    rect(220, 90, 500, 720, c.petrol),
    letters('F', 330, 240, 420, 96, c.apricot),
    rect(880, 90, 500, 720, c.terra),
    letters('&', 940, 230, 440, 90, c.cream),
    shape('M720 110l60 40v700l-60-40ZM1380 110l60 40v700l-60-40Z', c.ink, { o: 0.12 }),
  );

const cardsBrand = () =>
  scene(
    'Cards and an envelope with the sign',
    floor('#124f57'),
    at(
      520,
      480,
      `<g transform="rotate(-14)">${rect(-320, -190, 640, 380, c.ink, { o: 0.2, t: 'translate(20 26)' }) + rect(-320, -190, 640, 380, c.cream, { r: 14 }) + mark(-180, -20, 1.6) + writing(-60, -30, [230, 170, 200], 44, c.gold, 12)}</g>`,
    ),
    at(
      1080,
      470,
      `<g transform="rotate(10)">${rect(-300, -180, 600, 360, c.ink, { o: 0.2, t: 'translate(20 26)' }) + rect(-300, -180, 600, 360, c.terra, { r: 14 }) + mark(0, -20, 2.2, c.cream, c.sun)}</g>`,
    ),
  );

const app = () =>
  scene(
    'Three screens of an app',
    floor(c.sand),
    disc(800, 450, 380, '#fff', { o: 0.4 }),
    phone(
      290,
      150,
      280,
      600,
      rect(0, 60, 280, 260, c.petrol) +
        mark(140, 180, 1.3, c.cream, c.apricot) +
        writing(50, 390, [180, 140], 40, c.mist, 14) +
        rect(40, 500, 200, 54, c.terra, { r: 27 }),
    ),
    phone(
      660,
      100,
      300,
      660,
      ring(150, 230, 84, 0.7, c.sea, c.foam, 30) +
        bars(50, 560, [60, 120, 90, 160, 130], 30, 14, c.aqua, c.terra),
    ),
    phone(
      1050,
      150,
      280,
      600,
      rect(30, 90, 220, 130, c.apricot, { r: 18 }) +
        rect(30, 240, 220, 130, c.mist, { r: 18 }) +
        rect(30, 390, 220, 130, c.sage, { r: 18 }),
    ),
  );

const studies = [arches, stairs, tiles, slabs, ribbons, poster, cardsBrand, app];

export const pictures = Object.fromEntries(
  studies.map((study, i) => [`images/projects/project-${String(i + 1).padStart(2, '0')}`, study]),
);
