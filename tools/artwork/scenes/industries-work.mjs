/** Industries where people work and learn: offices, warehouses, schools. */

import { arcade, curtainWall, tower } from '../buildings.mjs';
import { crew } from '../crews.mjs';
import { racking } from '../furniture.mjs';
import { hedge, palms, tree } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { folk, person, shade } from '../people.mjs';
import { arch, cloud, falaj, ground, sky, skyline, sun } from '../place.mjs';
import { at, dashes, disc, line, near, rect, shape, times } from '../shape.mjs';

const commercial = () =>
  scene(
    'Office towers around a square, people on their way to work',
    sky('noon'),
    sun(220, 190, 74),
    cloud(1180, 140, 1.1),
    skyline(0, 1600, 760, 420, c.sea, 7, 0.35),
    tower(180, 780, 230, 520, { body: '#2c8187', glass: c.mist, top: 'slant', row: 34 }),
    tower(460, 780, 260, 640, {
      body: c.petrol,
      glass: '#5fb0b3',
      top: 'flat',
      cols: 6,
      row: 36,
      lit: c.sun,
    }),
    curtainWall(780, 260, 330, 520, 5, 8, '#4fa3a6'),
    rect(770, 244, 350, 22, c.cream),
    tower(1160, 780, 190, 430, {
      body: '#d9ede4',
      glass: '#7dbab9',
      top: 'step',
      cols: 4,
      row: 34,
    }),
    tower(1390, 780, 150, 320, { body: '#3d9a9c', glass: c.foam, top: 'round', cols: 4 }),
    ground(776, '#e5d6b5'),
    palms([140, 800, 0.9], [740, 800, 0.8], [1140, 800, 0.75]),
    hedge(800, 800, 280, 40),
    shape('M840 780V700H1050V780Z', c.cream),
    shape(
      times(3, (i) => arch(860 + i * 62, 780, 46, 70)),
      c.petrol,
    ),
    falaj(846, 0, 1600, 44),
    folk(330, 836, 0.9, { skin: 2, robe: true, top: c.white, hair: c.white }),
    folk(420, 838, 0.9, { skin: 1, top: c.terra }),
    folk(640, 832, 0.85, { skin: 3, top: c.ink }),
    folk(1010, 838, 0.9, { skin: 2, robe: true, top: c.ink }),
    folk(1270, 834, 0.88, { skin: 4, top: c.apricot, hair: c.white }),
    folk(1360, 838, 0.88, { skin: 1, top: c.petrol }),
  );

const warehouse = () =>
  scene(
    'A warehouse aisle with racking, a forklift and a supervisor',
    near(
      800,
      860,
      1.06,
      rect(0, 0, 1600, 900, '#dfe7de'),
      shape('M0 0H1600L1150 240H450Z', '#c9d6d2'),
      line(
        'M0 0L450 240M1600 0L1150 240M400 0L620 240M800 0V240M1200 0L980 240M220 120H1380M340 180H1260',
        c.white,
        8,
      ),
      dashes('M560 120H1060', c.sun, 18, '90 120'),
      rect(450, 240, 700, 480, '#eef1e8'),
      rect(640, 360, 320, 360, c.slate),
      dashes('M800 370V720', c.steel, 300, '18 6'),
      rect(620, 340, 360, 24, c.apricot),
      rect(0, 720, 1600, 180, '#cfc3a6'),
      shape('M720 720H880L1040 900H560Z', '#bfb08d'),
      line('M560 900L720 720M1040 900L880 720', c.sun, 10),
      racking(40, 790, 470, 620, 4),
      racking(1090, 790, 470, 620, 4),
      at(
        930,
        830,
        rect(-70, -130, 150, 100, c.terra, { r: 12 }) +
          line('M-50-130L-30-230H60V-130', c.slate, 12) +
          line('M100-20V-270', c.slate, 16) +
          line('M100-24H220M100-60V-24', c.ink, 10) +
          rect(112, -120, 96, 92, c.camel) +
          rect(148, -120, 24, 30, c.cream) +
          line('M-40-28h.1M50-28h.1', c.ink, 58) +
          line('M-40-28h.1M50-28h.1', c.steel, 22),
      ),
      at(930, 730, person(0, 30, 0.85, crew({ pose: 'none', skin: 4, right: 'reach' }))),
      shade(600, 866, 1.5),
      person(
        590,
        866,
        1.55,
        crew({ skin: 1, head: 'helmet', hat: c.sun, left: 'hold', right: 'point' }),
      ),
    ),
  );

const academicPlace = () =>
  [
    sky('day'),
    sun(1330, 190, 76),
    cloud(300, 150, 1.2),
    cloud(900, 110, 0.8),
    skyline(0, 1600, 690, 240, c.sea, 71, 0.28),
    rect(260, 330, 1080, 390, c.cream),
    rect(1000, 330, 340, 390, c.ink, { o: 0.05 }),
    rect(240, 310, 1120, 28, c.petrol),
    shape('M640 330V230L800 150L960 230V330Z', '#f1d9b4'),
    shape('M620 236L800 140L980 236V210L800 112L620 210Z', c.terra),
    disc(800, 250, 44, c.white),
    line('M800 250V222M800 250L820 260', c.ink, 6),
    shape(
      times(3, (i) => arch(310 + i * 100, 480, 66, 110) + arch(1010 + i * 100, 480, 66, 110)),
      '#8cc4c2',
    ),
    arcade(300, 720, 4, 84, 190, '#f7ecd6', '#9accca'),
    arcade(970, 720, 4, 84, 190, '#f7ecd6', '#9accca'),
    shape(arch(700, 720, 200, 330), c.petrol),
    shape(arch(724, 720, 152, 290), '#f7dfb2'),
    line('M800 430V720', c.petrol, 10),
    line('M180 720V260', c.iron, 9),
    shape('M186 264H300Q280 300 300 340H186Z', c.terra),
    rect(0, 716, 1600, 190, '#e4d3ae'),
    shape('M700 720H900L1080 900H520Z', '#f2e6d0'),
    palms([90, 740, 1.1], [1440, 740, 1.2]),
  ].join('');

const academicFront = () =>
  [
    hedge(1120, 750, 300, 46),
    tree(1540, 740, 0.8),
    folk(640, 850, 0.72, { skin: 2, top: c.terra }),
    folk(720, 840, 0.66, { skin: 4, top: c.sea }),
    folk(900, 850, 0.7, { skin: 1, top: c.apricot }),
    folk(980, 836, 0.66, { skin: 3, top: c.petrol }),
    person(830, 830, 0.8, {
      head: 'hijab',
      hat: c.sand,
      dress: 'robe',
      top: c.teal,
      skin: 1,
      right: 'wave',
    }),
    shade(330, 866, 1.4),
    person(330, 866, 1.45, {
      head: 'cap',
      hat: c.petrol,
      top: c.sea,
      trim: c.cream,
      legs: c.petrol,
      skin: 3,
      right: [50, -190, 58, -176],
      left: [30, -184, -24, -206],
      front: line('M-20-212L110-20', c.camel, 8) + shape('M98-32l26-12l34 34l-44 14Z', c.gold),
    }),
  ].join('');

const academic = () =>
  scene(
    'A school with arches, a flag, children and a caretaker',
    near(800, 860, 1.06, academicPlace(), academicFront()),
  );

export const pictures = {
  'images/industries/commercial-properties': commercial,
  'images/industries/warehouse-infrastructure-care': warehouse,
  'images/industries/academic-facility-care': academic,
};
