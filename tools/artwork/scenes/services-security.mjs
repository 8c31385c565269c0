/** Services, security: the overview and the control room. */

import { tower } from '../buildings.mjs';
import { guard } from '../crews.mjs';
import { palms } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { ground, room, sky, skyline } from '../place.mjs';
import { chart, monitor, videoWall } from '../screens.mjs';
import { dashes, disc, line, near, rect, shape, times } from '../shape.mjs';
import { camera, dome } from '../tools.mjs';

const securityServices = () =>
  scene(
    'A guard at the gate of a tower, a camera above',
    near(
      760,
      860,
      1.1,
      sky('dusk'),
      disc(1120, 560, 420, 'url(#dusk)'),
      skyline(0, 1600, 720, 380, '#2c7279', 31, 0.7),
      tower(980, 730, 250, 560, { body: '#11525a', glass: '#3d8a8c', lit: c.sun, top: 'step' }),
      tower(1260, 730, 210, 420, { body: '#0e464e', glass: '#37797c', lit: c.sun, top: 'slant' }),
      palms([200, 742, 0.95], [60, 742, 0.75], [1520, 742, 0.9]),
      ground(730, '#c69a72'),
      rect(0, 790, 1600, 110, '#355158'),
      dashes('M0 846H1600', c.sand, 8, '70 50', 0.7),
      rect(300, 430, 300, 330, c.cream, { r: 8 }),
      rect(460, 430, 140, 330, c.ink, { o: 0.12, r: 8 }),
      rect(330, 490, 170, 140, c.sun),
      shape('M330 630L420 490H450L360 630Z', '#fff', { o: 0.4 }),
      rect(520, 530, 60, 230, c.petrol),
      rect(276, 404, 350, 34, c.petrol, { r: 6 }),
      line('M690 770V620', c.slate, 40, { butt: true }),
      line('M690 650H1440', c.cream, 22, { butt: true }),
      dashes('M750 650H1440', c.terra, 22, '60 60'),
      rect(1436, 640, 26, 130, c.slate),
      camera(520, 330, 1.3),
      line('M442 395V404', c.iron, 14),
      shape('M650 322L1240 500V720L650 350Z', '#fff3d6', { o: 0.18 }),
      shade(860, 800, 1.6),
      person(
        850,
        806,
        1.6,
        guard({
          skin: 3,
          right: [52, -196, 34, -244],
          left: 'hip',
          front: rect(22, -262, 18, 36, c.ink, { r: 4 }) + line('M28-262V-280', c.ink, 5),
        }),
      ),
    ),
  );

const securityPlace = () =>
  [
    room('#0f4047', '#0b2f36', 740),
    rect(0, 0, 1600, 740, c.deep, { o: 0.3 }),
    videoWall(270, 90, 4, 2, 256, 176),
    dome(130, 70, 1.1, true),
    dome(1470, 70, 1.1, true),
    shape('M120 720H1480L1600 900H0Z', c.petrol),
    shape('M120 720H1480L1490 742H108Z', c.aqua, { o: 0.6 }),
    monitor(320, 560, 230, 140, chart(20, 118, 38, [20, 50, 36, 74, 60, 96], c.aqua, 5), '#123f46'),
    monitor(
      1060,
      560,
      230,
      140,
      times(
        3,
        (i) =>
          disc(50, 34 + i * 38, 10, [c.leaf, c.leaf, c.apricot][i]) +
          line(`M80 ${34 + i * 38}h${110 - i * 20}`, c.mist, 8),
      ),
      '#123f46',
    ),
  ].join('');

const securityFront = () =>
  [
    person(
      650,
      1010,
      1.7,
      guard({
        skin: 1,
        pose: 'none',
        back: true,
        left: 'down',
        right: [62, -210, 84, -236],
        head: 'hijab',
        hat: c.foam,
      }),
    ),
    person(
      950,
      1010,
      1.7,
      guard({ skin: 4, pose: 'none', back: true, left: 'reach', right: [66, -226, 80, -284] }),
    ),
    shape('M570 820Q650 780 730 820V900H570ZM870 820Q950 780 1030 820V900H870Z', c.ink),
  ].join('');

const security = () =>
  scene(
    'Two operators watch a wall of camera screens',
    near(800, 800, 1.06, securityPlace(), securityFront()),
  );

export const pictures = {
  'images/services/security-services': securityServices,
  'images/services/security': security,
};
