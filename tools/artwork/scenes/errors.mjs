/** Pictures of error pages. */
import { crew } from '../crews.mjs';

import { palms } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, birds, dunes, room, sky, sun } from '../place.mjs';
import { at, dashes, disc, line, near, rect, shape } from '../shape.mjs';
import { spanner, toolbox } from '../tools.mjs';

const notFound = () =>
  scene(
    'A dry channel ends in the sand; a signpost points three ways',
    sky('dawn'),
    sun(1370, 470, 110),
    birds(420, 200, 1.3),
    dunes(520),
    letters('404', 600, 140, 220, 40, c.white, 4, { o: 0.9 }),
    shape('M0 760H820Q900 760 940 800H0Z', c.cream),
    shape('M0 775H780Q850 775 900 800H0Z', '#cfae7c'),
    dashes('M40 788H760', c.camel, 4, '40 60', 0.7),
    rect(0, 800, 1600, 100, c.gold),
    palms([110, 770, 1.3], [1500, 800, 1.4]),
    line('M1120 810V470', c.bark, 22),
    shape('M1030 490H1250L1290 520L1250 550H1030Z', c.petrol),
    shape('M1200 570H1000L960 600L1000 630H1200Z', c.terra),
    shape('M1050 650H1230L1266 676L1230 702H1050Z', c.sea),
    line('M1070 520H1210M1040 600H1160M1090 676H1200', c.white, 9, { o: 0.8 }),
    shade(390, 840, 1.8),
    person(380, 846, 1.8, crew({ skin: 3, right: 'raise', left: 'hip', hat: c.white })),
  );

const serviceNotFoundPlace = () =>
  [
    room('#e8efe6', '#cdb88d', 720),
    rect(330, 110, 940, 480, c.petrol, { r: 16 }),
    dashes(
      'M370 160H1240M370 240H1240M370 320H1240M370 400H1240M370 480H1240M370 550H1240',
      c.deep,
      10,
      '10 40',
      0.6,
    ),
    spanner(450, 220, 1, 78, c.steel),
    at(
      620,
      200,
      rect(-70, -20, 140, 60, c.slate, { r: 8 }) + line('M0 40V250', c.camel, 30, { butt: true }),
    ),
    `<g opacity=".55" stroke="${c.mist}" stroke-width="6" stroke-dasharray="12 14">${shape('M800 190Q750 190 750 240Q750 280 786 294V470Q786 490 806 490T826 470V294Q862 280 862 240Q862 190 812 190V240H800Z')}</g>`,
    line('M806 150v24a12 12 0 0 0 24 0', c.apricot, 9),
    at(
      1010,
      200,
      shape('M-40-20H60L40 60H-20Z', c.terra) +
        line('M10 60V120', c.steel, 14) +
        shape('M-24 120H44V250Q10 290-24 250Z', c.steel),
    ),
  ].join('');

const serviceNotFoundFront = () =>
  [
    at(
      1160,
      180,
      disc(0, 40, 60, undefined, { s: c.apricot, sw: 26 }) +
        rect(-16, 90, 32, 190, c.apricot, { r: 8 }),
    ),
    shape(arch(70, 720, 190, 430), '#cfe2dc'),
    shade(970, 850, 1.45),
    person(
      960,
      850,
      1.5,
      crew({
        skin: 1,
        head: 'cap',
        hat: c.sun,
        left: [60, -226, 36, -270],
        right: 'hip',
        face: -1,
      }),
    ),
    toolbox(1180, 850, 0.95),
  ].join('');

const serviceNotFound = () =>
  scene(
    'An empty hook on the tool wall',
    near(800, 760, 1.2, serviceNotFoundPlace(), serviceNotFoundFront()),
  );

export const pictures = {
  'images/errors/not-found': notFound,
  'images/errors/service-not-found': serviceNotFound,
};
