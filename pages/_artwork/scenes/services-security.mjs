/** Services, security: control room, lifeguard, concierge, and the security-services overview. */
import { arcade, tower } from '../buildings.mjs';
import { bell, counter, lamp, suitcase } from '../furniture.mjs';
import { palms, pot } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, birds, cloud, ground, light, room, sea, sky, skyline, sun } from '../place.mjs';
import { chart, monitor, videoWall } from '../screens.mjs';
import { at, dashes, disc, line, near, oval, rect, shape, times } from '../shape.mjs';
import { camera, dome } from '../tools.mjs';

/** Uniform of a guard. @param {Partial<import('../people.mjs').Person>} [p] @returns {import('../people.mjs').Person} */
export const guard = (p = {}) => ({
  head: 'cap',
  hat: c.ink,
  top: '#9cc0c4',
  legs: c.ink,
  trim: c.apricot,
  ...p,
});

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

const security = () =>
  scene(
    'Two operators watch a wall of camera screens',
    near(
      800,
      800,
      1.06,
      room('#0f4047', '#0b2f36', 740),
      rect(0, 0, 1600, 740, c.deep, { o: 0.3 }),
      videoWall(270, 90, 4, 2, 256, 176),
      dome(130, 70, 1.1, true),
      dome(1470, 70, 1.1, true),
      shape('M120 720H1480L1600 900H0Z', c.petrol),
      shape('M120 720H1480L1490 742H108Z', c.aqua, { o: 0.6 }),
      monitor(
        320,
        560,
        230,
        140,
        chart(20, 118, 38, [20, 50, 36, 74, 60, 96], c.aqua, 5),
        '#123f46',
      ),
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
    ),
  );

const lifeGuard = () =>
  scene(
    'A lifeguard watches the pool from a high chair',
    near(
      800,
      860,
      1.05,
      sky('noon'),
      sun(300, 170, 70),
      cloud(700, 130, 1),
      birds(920, 220),
      arcade(960, 560, 5, 140, 220, c.cream, '#a9cfc8'),
      tower(1120, 560, 170, 330, { body: '#8bbfbd', glass: '#d8ecea', cols: 5 }),
      sea(520, 960, 640),
      palms([140, 640, 1], [1470, 640, 1.05], [20, 640, 0.8]),
      rect(0, 560, 1600, 110, c.sand),
      rect(0, 560, 1600, 8, '#fff', { o: 0.6 }),
      shape('M300 668H1600V900H0Q40 740 300 668Z', '#45b0b3'),
      shape('M300 668H1600V684H290Q60 760 20 900H0Q40 740 300 668Z', c.cream),
      line(
        'M360 740q30-14 60 0t60 0M1120 720q30-14 60 0t60 0M760 850q30-14 60 0t60 0M1310 850q30-14 60 0t60 0',
        '#fff',
        6,
        { o: 0.7 },
      ),
      dashes('M520 900L700 690', c.terra, 14, '22 22'),
      dashes('M1240 900L1190 690', c.terra, 14, '22 22'),
      at(
        1030,
        800,
        disc(0, 0, 24, '#a96e48') +
          shape('M-24-4a24 24 0 0 1 48 0Z', c.terra) +
          line('M-70 24Q-40 6-20 22M70 24Q40 6 20 22', '#a96e48', 16) +
          oval(0, 34, 90, 12, '#7fd0d0'),
      ),
      line('M560 760L640 400M860 760L780 400M590 640H830M575 700H845M610 560H808', c.white, 18),
      line('M600 768L646 560M820 768L774 560', '#d9d3c2', 14),
      rect(616, 470, 188, 30, c.terra, { r: 6 }),
      rect(620, 330, 24, 150, c.white),
      shape('M430 250Q520 90 700 84Q880 90 970 250Q700 190 430 250Z', c.terra),
      shape('M700 84Q620 120 590 218Q700 200 810 218Q780 120 700 84Z', c.cream),
      line('M700 84V60M640 460V210', c.iron, 9),
      at(
        700,
        510,
        person(0, 98, 1.3, {
          skin: 3,
          head: 'cap',
          hat: c.white,
          top: c.terra,
          legs: c.white,
          trim: c.cream,
          pose: 'sit',
          right: [50, -236, 26, -270],
          left: 'carry',
        }),
      ),
      at(
        840,
        620,
        disc(0, 0, 50, undefined, { s: c.terra, sw: 26 }) +
          disc(0, 0, 50, undefined, { s: c.white, sw: 26, dash: '34 44.500' }),
      ),
    ),
  );

const concierge = () =>
  scene(
    'A concierge welcomes a guest at the reception',
    near(
      800,
      820,
      1.06,
      room('#0f5057', '#d3b98d', 720),
      shape(arch(560, 720, 480, 640), '#16676f'),
      shape(arch(600, 720, 400, 590), '#0c444b'),
      times(
        3,
        (i) =>
          rect(650, 270 + i * 94, 300, 74, '#0a373d') +
          dashes(`M670 ${318 + i * 94}H940`, i % 2 ? c.apricot : c.gold, 34, '20 28'),
      ),
      line('M650 344H950M650 438H950M650 532H950', c.camel, 9),
      lamp(330, 220, 1.1, c.apricot),
      lamp(1280, 220, 1.1, c.apricot),
      light(160, 730, 260, 140),
      person(800, 760, 1.6, {
        skin: 2,
        head: 'short',
        dress: 'suit',
        top: c.slate,
        trim: c.terra,
        right: 'point',
        left: 'hold',
        pose: 'none',
      }),
      counter(460, 830, 680, 250, c.cream, c.bark),
      shape(
        times(5, (i) => arch(506 + i * 122, 830, 92, 190)),
        c.dune,
      ),
      bell(560, 556, 1),
      at(960, 556, rect(-50, -64, 100, 64, c.ink, { r: 6 }) + rect(-42, -56, 84, 48, c.aqua)),
      pot(320, 830, 1.15, c.cream),
      shade(1290, 860, 1.6),
      person(1290, 860, 1.6, {
        skin: 1,
        head: 'ghutra',
        hat: c.white,
        dress: 'robe',
        top: c.white,
        beard: true,
        face: -1,
        left: [58, -206, 70, -232],
        right: 'carry',
      }),
      suitcase(1430, 864, 0.95),
      pot(130, 850, 1.3),
    ),
  );

export const pictures = {
  'images/services/security-services': securityServices,
  'images/services/security': security,
  'images/services/life-guard': lifeGuard,
  'images/services/concierge': concierge,
};
