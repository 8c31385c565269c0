/** Gallery: technical expertise, 1 to 4. */

import { crew } from '../crews.mjs';
import {
  board,
  cables,
  coolingTower,
  danger,
  flanges,
  gauge,
  pipe,
  pump,
  wheel,
} from '../machines.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { landmark, room, sky, skyline, sun } from '../place.mjs';
import { writing } from '../screens.mjs';
import { at, dashes, disc, gradient, line, rect, shape } from '../shape.mjs';
import { cone, spanner, toolbox } from '../tools.mjs';

const roof = () =>
  picture(
    1200,
    900,
    'Cooling towers and a technician on a roof at first light',
    sky('dawn', 1200, 900),
    sun(930, 420, 80),
    skyline(0, 1200, 620, 320, c.petrol, 8, 0.2),
    landmark(160, 620, 0.8, '#c99a72'),
    rect(0, 600, 1200, 40, c.cream),
    rect(0, 636, 1200, 264, '#c9ab7e'),
    coolingTower(480, 740, 1.25),
    coolingTower(800, 740, 1.25),
    pipe('M0 790H420V700H500', 44, c.sea),
    pipe('M760 720H820', 44, c.sea),
    flanges([160, 790, 44], [300, 790, 44]),
    shade(280, 850, 1.7),
    person(270, 850, 1.75, crew({ skin: 4, right: 'point', left: 'hip' })),
    toolbox(1060, 850, 0.9),
  );

const hands = () =>
  picture(
    900,
    1200,
    'A meter is read at an open board',
    rect(0, 0, 900, 1200, '#d3e2df'),
    rect(0, 0, 900, 90, c.slate),
    dashes('M0 130H900', c.iron, 40, '8 30'),
    cables(
      ['M250 130V230', c.terra],
      ['M300 130V230', c.sea],
      ['M350 130V230', c.sun],
      ['M620 130V230', c.palm],
    ),
    board(220, 230, 560, 700, 4),
    danger(100, 330, 0.9),
    line('M-20 1260L300 1080', c.petrol, 120),
    disc(350, 1050, 62, '#cb9168'),
    line('M380 1010L430 960M410 1040L470 1010', '#cb9168', 34),
    line('M460 1000L560 720', c.red, 14),
    line('M560 720L566 690', c.ink, 10),
    at(
      640,
      1000,
      rect(-90, -140, 190, 300, c.sun, { r: 26 }) +
        rect(-64, -112, 138, 90, c.deep, { r: 8 }) +
        line('M-44-60l24-28l24 20l26-34l22 16', c.aqua, 7) +
        disc(5, 50, 44, c.ink) +
        line('M5 50L26 24', c.white, 8) +
        disc(-50, 128, 11, c.red) +
        disc(60, 128, 11, c.ink),
    ),
    line('M590 1128Q480 1200 470 1010', c.red, 9),
  );

const alignment = () =>
  picture(
    1200,
    900,
    'A pump is aligned to a hair',
    room('#d9e8e4', '#c5ad80', 690, 1200, 900),
    pipe('M0 130H1200', 60, c.sea),
    pipe('M900 130V430', 50, c.terra),
    flanges([300, 130, 60], [640, 130, 60], [900, 300, 50, 1]),
    wheel(900, 360, 46),
    pump(330, 800, 1.6, c.teal),
    line('M500 590H1010', c.red, 5),
    rect(1000, 560, 90, 60, c.ink, { r: 8 }),
    rect(1012, 572, 40, 36, c.red),
    line('M1040 620V800M1000 800H1090', c.iron, 12),
    gauge(150, 290, 66, -20),
    line('M150 165V226', c.iron, 14),
    person(
      200,
      860,
      1.6,
      crew({ pose: 'kneel', skin: 2, right: [60, -206, 100, -200], left: 'hold' }),
    ),
    spanner(390, 520, 0.5, -20, c.slate),
    cone(1110, 860, 0.9),
  );

const thermal = () =>
  picture(
    1200,
    1200,
    'A thermal camera sees the warm bearing',
    rect(0, 0, 1200, 1200, c.deep),
    gradient('heat', ['#123f6b', '#7a2f7a', '#e0563f', '#f9d38c'], true),
    rect(130, 150, 940, 660, c.ink, { r: 50 }),
    rect(180, 200, 720, 560, 'url(#heat)', { r: 12 }),
    at(
      250,
      690,
      shape('M30-330H170V-230H30Z', '#3a1f5c') +
        disc(100, -180, 130, '#5b2a70') +
        disc(100, -180, 60, '#e8794a') +
        disc(100, -180, 26, '#fff1cf') +
        rect(230, -220, 80, 70, '#a63d5c') +
        rect(300, -300, 250, 220, '#5b2a70', { r: 30 }) +
        dashes('M330-190H530', '#9a3d6a', 180, '8 20') +
        rect(-20, -20, 600, 24, '#2a1a4a'),
    ),
    line('M350 440V580M280 510H420', c.white, 6),
    disc(350, 510, 44, undefined, { s: c.white, sw: 5 }),
    gradient('bar', ['#f9d38c', '#e0563f', '#7a2f7a', '#123f6b']),
    rect(940, 220, 50, 520, 'url(#bar)', { r: 10 }),
    writing(1014, 240, [30, 20, 30, 20, 30], 120, c.mist, 8),
    rect(430, 810, 340, 90, c.ink),
    shape('M460 890H740L700 1200H500Z', c.apricot),
    rect(560, 940, 80, 60, c.rust, { r: 20 }),
    line('M330 1200Q380 960 520 1000M870 1200Q820 960 690 1000', '#a96e48', 100),
    rect(200, 1120, 210, 90, c.petrol, { r: 20 }),
    rect(790, 1120, 210, 90, c.petrol, { r: 20 }),
  );

export const pictures = {
  'images/gallery/technical-expertise-1': roof,
  'images/gallery/technical-expertise-2': hands,
  'images/gallery/technical-expertise-3': alignment,
  'images/gallery/technical-expertise-4': thermal,
};
