/** Services, hard: plumbing, civil works. */

import { scaffold } from '../buildings.mjs';
import { crew } from '../crews.mjs';
import { flanges, gauge, pipe, vessel, wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { birds, room, sky, skyline, sun } from '../place.mjs';
import { at, dashes, line, near, rect, shape, times } from '../shape.mjs';
import { bucket, cone, drop, spanner, toolbox } from '../tools.mjs';
import { crane } from '../vehicles.mjs';

const plumbingPlace = () =>
  [
    room('#d6e7e3', '#d9c7a3', 740),
    rect(0, 0, 1600, 740, c.petrol, { o: 0.08 }),
    dashes('M0 150H1600M0 270H1600M0 390H1600M0 510H1600M0 630H1600', '#fff', 3, '180 10', 0.7),
    pipe('M0 200H520Q560 200 560 240V440Q560 480 600 480H1180Q1220 480 1220 440V0', 64, c.sea),
    pipe('M0 330H380Q420 330 420 370V740', 52, c.apricot),
    pipe('M860 480V640', 64, c.sea),
    flanges(
      [180, 200, 64],
      [560, 340, 64, 1],
      [740, 480, 64],
      [1010, 480, 64],
      [1220, 260, 64, 1],
      [420, 560, 52, 1],
      [860, 580, 64, 1],
    ),
    gauge(1010, 350, 70, 24),
    line('M1010 420V450', c.iron, 16),
    line('M560 240H660', c.iron, 14),
    wheel(690, 240, 46),
    rect(790, 630, 140, 40, c.steel, { r: 8 }),
    drop(860, 720, 0.9),
    bucket(860, 860, 1.1, c.terra),
  ].join('');

const plumbingFront = () =>
  [
    vessel(1330, 760, 170, 420),
    shade(620, 868, 1.5),
    person(
      620,
      868,
      1.5,
      crew({
        pose: 'kneel',
        skin: 1,
        head: 'cap',
        hat: c.petrol,
        vest: undefined,
        top: c.teal,
        trim: c.cream,
        right: [58, -226, 110, -258],
        left: [30, -180, -40, -196],
        hold: '',
      }),
    ),
    spanner(760, 600, 0.66, -62, c.slate),
    toolbox(250, 866, 0.9),
  ].join('');

const plumbing = () =>
  scene(
    'A plumber tightens a joint in a pump room',
    near(790, 840, 1.14, plumbingPlace(), plumbingFront()),
  );

const civilPlace = () =>
  [
    sky('day'),
    sun(1340, 180, 70),
    birds(420, 160),
    skyline(0, 1600, 720, 300, c.sea, 12, 0.28),
    crane(1180, 760, 1.12),
    rect(180, 200, 420, 560, '#cfd8d2'),
    rect(440, 200, 160, 560, c.ink, { o: 0.08 }),
    shape(
      times(3, (i) => times(4, (j) => `M${226 + i * 128} ${256 + j * 124}h74v76h-74Z`)),
      '#7fb6b5',
    ),
    rect(166, 184, 448, 26, c.cream),
    scaffold(150, 760, 480, 500, 4, 4),
    person(290, 508, 0.72, crew({ right: 'raise', skin: 4, hat: c.sun })),
    rect(0, 756, 1600, 144, c.dune),
    shape('M680 770H1320V560H1220V500H1010V440H680Z', '#d98a62'),
    dashes(
      'M680 470H1010M680 530H1220M680 590H1320M680 650H1320M680 710H1320',
      c.cream,
      6,
      '600 0',
      0.9,
    ),
    line(
      times(5, (i) =>
        times(6, (j) =>
          j * 110 + (i % 2) * 55 < [330, 540, 640, 640, 640][i]
            ? `M${680 + j * 110 + (i % 2) * 55} ${474 + i * 60}v52`
            : '',
        ),
      ),
      c.cream,
      6,
    ),
  ].join('');

const civilFront = () =>
  [
    rect(680, 440, 60, 330, '#fff', { o: 0.1 }),
    shade(1180, 862, 1.5),
    person(
      1180,
      862,
      1.5,
      crew({
        face: -1,
        skin: 3,
        left: [62, -224, 84, -262],
        right: 'carry',
        front: shape('M-112-262h34v8h-34Z', c.bark) + shape('M-150-272l40 10l-34 18Z', c.steel),
      }),
    ),
    at(
      1420,
      850,
      rect(-70, -50, 64, 34, '#d98a62') +
        rect(0, -50, 64, 34, '#cf7d55') +
        rect(-36, -88, 64, 34, '#d98a62') +
        rect(-80, -14, 160, 14, c.bark),
    ),
    cone(790, 864, 0.9),
  ].join('');

const civil = () =>
  scene(
    'Masons build a wall beside a scaffolded tower',
    near(820, 900, 1.1, civilPlace(), civilFront()),
  );

export const pictures = {
  'images/services/plumbing': plumbing,
  'images/services/civil': civil,
};
