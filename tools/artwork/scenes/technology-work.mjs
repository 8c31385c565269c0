/** Software pages: CAFM, HRM. */

import { crew } from '../crews.mjs';
import { counter } from '../furniture.mjs';
import { pot } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { glazing, room } from '../place.mjs';
import { monitor, pin, writing } from '../screens.mjs';
import { at, dashes, disc, line, near, rect, times } from '../shape.mjs';
import { clipboard } from '../tools.mjs';

const cafm = () =>
  scene(
    'A plan of a building with its assets and jobs on screen',
    near(
      800,
      820,
      1.06,
      room('#dbe8e5', '#cdb88d', 720),
      glazing(60, 100, 330, 440, 2),
      monitor(
        440,
        110,
        820,
        490,
        rect(0, 0, 230, 490, '#123f46') +
          times(
            6,
            (i) =>
              rect(22, 30 + i * 72, 186, 52, i === 1 ? c.sea : '#17535b', { r: 10 }) +
              disc(52, 56 + i * 72, 12, [c.leaf, c.apricot, c.leaf, c.leaf, c.terra, c.leaf][i]) +
              writing(78, 56 + i * 72, [100 - (i % 3) * 18], 1, c.mist, 8),
          ) +
          rect(254, 30, 540, 430, c.foam, { r: 10 }) +
          line(
            'M290 70H760V420H290ZM290 240H470V420M470 70V170M620 240H760M620 240V300M620 360V420',
            c.petrol,
            8,
          ) +
          pin(380, 170, 0.55, c.palm) +
          pin(700, 190, 0.55, c.palm) +
          pin(540, 370, 0.7) +
          disc(700, 350, 20, c.apricot) +
          disc(370, 340, 20, c.sea),
        c.deep,
      ),
      counter(340, 850, 1020, 150, c.petrol, c.camel),
      at(
        1400,
        320,
        rect(-70, -110, 160, 210, c.white, { r: 12 }) +
          rect(-46, -86, 112, 60, c.mist, { r: 6 }) +
          writing(-46, 6, [112, 80, 96], 32, c.mist, 10),
      ),
      shade(250, 866, 1.6),
      person(230, 866, 1.65, crew({ skin: 3, right: 'reach', left: 'hold' })),
      pot(1450, 850, 1.1),
    ),
  );

const hrmPlace = () =>
  [
    room('#dfeae5', '#cfb98e', 730),
    rect(420, 90, 780, 470, c.white, { r: 18 }),
    rect(420, 90, 780, 80, c.petrol, { r: 18 }),
    rect(420, 130, 780, 40, c.petrol),
    writing(460, 130, [180], 1, c.foam, 14),
    times(
      4,
      (i) =>
        disc(480, 224 + i * 86, 30, [c.apricot, c.sea, c.terra, c.sage][i]) +
        disc(480, 216 + i * 86, 12, ['#cb9168', '#7f4f34', '#f3cfae', '#a96e48'][i]) +
        writing(528, 214 + i * 86, [110, 70], 24, c.mist, 10),
    ),
    dashes('M690 224H1160', c.sea, 44, '112 12 60 60', 0.9),
    dashes('M690 310H1160', c.apricot, 44, '60 64 112 12', 0.9),
    dashes('M690 396H1160', c.leaf, 44, '112 74 112 20', 0.9),
    dashes('M690 482H1160', c.terra, 44, '60 12 60 64', 0.9),
    shade(170, 866, 1.4),
    person(190, 866, 1.55, {
      head: 'turban',
      hat: c.terra,
      beard: true,
      dress: 'suit',
      top: c.slate,
      trim: c.apricot,
      legs: c.ink,
      skin: 3,
      right: 'point',
      left: 'hip',
    }),
  ].join('');

const hrmFront = () =>
  [
    person(600, 866, 1.1, crew({ skin: 4 })),
    person(760, 866, 1.1, {
      top: c.sea,
      dress: 'apron',
      trim: c.cream,
      legs: c.petrol,
      head: 'hijab',
      hat: c.petrol,
      skin: 1,
    }),
    person(920, 866, 1.1, {
      head: 'cap',
      hat: c.ink,
      top: '#9cc0c4',
      legs: c.ink,
      trim: c.apricot,
      skin: 2,
    }),
    person(1080, 866, 1.1, crew({ skin: 1, head: 'long', hair: '#6b4128', vest: c.terra })),
    at(1390, 420, clipboard(0, 0, 1)),
    pot(1400, 850, 1.3),
  ].join('');

const hrm = () =>
  scene(
    'A rota, profiles and training for a large team',
    near(800, 860, 1.04, hrmPlace(), hrmFront()),
  );

export const pictures = {
  'images/technology/cafm': cafm,
  'images/technology/hrm': hrm,
};
