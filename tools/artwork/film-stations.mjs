/** The six places of the film, each 1280 x 720 with the channel at y 606; `t` is the time in seconds since the water arrived. */
import { windTower } from './buildings.mjs';
import { crew, guard, keeper } from './crews.mjs';
import { counter, sofa } from './furniture.mjs';
import { palms, pot } from './greens.mjs';
import { chiller, fan, flanges, gauge, pipe } from './machines.mjs';
import { c } from './palette.mjs';
import { folk, person } from './people.mjs';
import { arch, birds, landmark, skyline, sun } from './place.mjs';
import { feed } from './screens.mjs';
import { at, dashes, disc, gradient, line, rect, shape, times } from './shape.mjs';
import { camera, mop, suds, tablet } from './tools.mjs';

/** Returns a value from 0 to 1 between two moments, eased at both ends. @param {number} t @param {number} from @param {number} to */
export function ease(t, from, to) {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** Returns the land where the water begins. @param {number} t @param {number} clock seconds since the film began */
export const land = (t, clock) =>
  gradient('dawn', ['#9fd0cf', '#f3e3c4', '#f0bb86']) +
  rect(-700, 0, 2000, 620, 'url(#dawn)') +
  sun(760, 300 - clock * 14, 70) +
  at(clock * 16, 0, birds(300, 150)) +
  shape('M-700 460L-300 250L-60 400L170 230L430 430L640 330L900 470V620H-700Z', c.teal, {
    o: 0.35,
  }) +
  landmark(1080, 520, 0.6, '#c99a72') +
  shape('M-700 500Q-200 400 300 480T1300 460V620H-700Z', '#e9cfa2') +
  shape('M-700 550Q-100 480 500 540T1300 530V620H-700Z', '#dcc08f') +
  windTower(560, 590, 70, 190) +
  rect(610, 500, 190, 90, c.cream) +
  rect(602, 490, 206, 14, c.white) +
  shape(arch(680, 590, 44, 74) + arch(628, 566, 30, 46) + arch(744, 566, 30, 46), c.petrol) +
  at(
    0,
    0,
    palms(
      [190, 604, 0.75 + 0.01 * Math.sin(clock)],
      [330, 600, 0.9 + 0.01 * Math.sin(clock + 1)],
      [900, 604, 0.85],
    ),
  ) +
  palms([60, 604, 0.4 + 0.35 * ease(t, 0, 1)]);

/** Returns a room of the long building: wall, light on it, ceiling. @param {string} wall @param {string} floor */
const hall = (wall, floor) =>
  rect(0, 70, 1280, 540, wall) +
  shape('M0 70H900L640 560H0Z', '#fff', { o: 0.1 }) +
  rect(0, 560, 1280, 50, floor) +
  rect(0, 552, 1280, 8, '#fff', { o: 0.5 });

/** Returns the plant room: the fans start to turn when the water arrives. @param {number} t @param {number} clock */
export const plant = (t, clock) => {
  const speed = ease(t, 0.2, 1.6);
  return (
    hall('#d9e8e4', '#cdb88d') +
    pipe('M0 150H1280', 46, c.sea) +
    pipe('M1010 150V330H930', 40, c.sea) +
    flanges([220, 150, 46], [640, 150, 46], [1010, 240, 40, 1]) +
    line('M1150 172V210', c.iron, 12) +
    gauge(1150, 260, 58, -110 + 170 * speed + 5 * Math.sin(clock * 5)) +
    chiller(420, 562, 520, 240, 3) +
    times(3, (i) => fan(507 + i * 173, 452, 52, c.mist, clock * 360 * speed + i * 30)) +
    line(
      times(
        3,
        (i) =>
          `M${480 + i * 173} ${236 - speed * 10}q-12-20 0-40M${530 + i * 173} ${230 - speed * 10}q-12-20 0-40`,
      ),
      c.sea,
      7,
      { o: speed * (0.6 + 0.3 * Math.sin(clock * 4)) },
    ) +
    person(
      270,
      602,
      1.15,
      crew({
        skin: 3,
        right: speed > 0.6 ? 'point' : 'hold',
        left: 'hold',
        front: tablet(-2, -178),
      }),
    )
  );
};

/** Returns the office: its lamps come on one by one. @param {number} t @param {number} clock */
export const office = (t, clock) =>
  hall('#1a5058', '#8d7a5e') +
  rect(60, 120, 1160, 330, '#0c3a42') +
  skyline(70, 1140, 450, 230, '#17616a', 27) +
  dashes(
    'M180 330V440M300 300V440M520 340V440M760 310V440M1000 330V440',
    c.sun,
    14,
    '8 22',
    0.6 * ease(t, 0, 1),
  ) +
  line(`M60 120H1220M60 450H1220${times(6, (i) => `M${60 + i * 232} 120V450`)}`, '#d7e6e2', 8) +
  times(4, (i) => {
    const on = ease(t, 0.25 * i, 0.25 * i + 0.35);
    const x = 200 + i * 290;
    return (
      line(`M${x} 70V170`, c.slate, 4) +
      shape(`M${x - 46} 212L${x - 150} 556H${x + 150}L${x + 46} 212Z`, 'url(#beam)', {
        o: on * 0.9,
      }) +
      shape(
        `M${x - 14} 164H${x + 14}Q${x + 50} 172 ${x + 52} 212H${x - 52}Q${x - 50} 172 ${x - 14} 164Z`,
        c.terra,
      ) +
      disc(x, 212, 16, on > 0.5 ? c.sun : c.slate)
    );
  }) +
  rect(0, 70, 1280, 540, '#fbe9c6', { o: 0.16 * ease(t, 0, 1.3) }) +
  times(3, (i) => {
    const x = 170 + i * 360;
    return (
      person(x + 130, 640, 0.95, {
        skin: [1, 4, 2][i],
        head: ['hijab', 'short', 'long'][i],
        hat: c.sand,
        hair: '#3d2a20',
        top: [c.terra, c.sea, c.apricot][i],
        pose: 'none',
        left: 'hold',
        right: Math.sin(clock * 3 + i) > 0.4 ? 'reach' : 'hold',
      }) +
      rect(x, 486, 260, 14, c.camel) +
      line(`M${x + 20} 500V600M${x + 240} 500V600`, c.slate, 10) +
      rect(x + 150, 426, 90, 60, c.ink, { r: 6 })
    );
  });

/** Returns the lobby: a mop and a shining floor. @param {number} t @param {number} clock */
export const lobby = (t, clock) => {
  const sway = Math.sin(clock * 4) * 26;
  return (
    hall('#eef1e6', '#dccba6') +
    times(
      4,
      (i) =>
        shape(arch(60 + i * 310, 552, 220, 410), c.white) +
        shape(arch(74 + i * 310, 552, 192, 392), ['#a9d6d3', '#bfe0dc', '#d9e8dc', '#fbe6bf'][i]),
    ) +
    times(4, (i) => skyline(80 + i * 310, 210 + i * 310, 552, 140, c.teal, 60 + i, 0.3)) +
    folk(1060, 530, 0.95, { skin: 1, top: c.terra }) +
    counter(930, 572, 270, 120) +
    pot(880, 572, 0.6) +
    person(
      470,
      604,
      1.3,
      keeper({
        head: 'cap',
        hat: c.petrol,
        skin: 4,
        right: [54, -190, 62 + sway * 0.3, -176],
        left: [30, -180, -30 + sway * 0.3, -200],
        front: mop(92 + sway, -40),
      }),
    ) +
    suds(600 + sway, 596, 0.5) +
    line(
      times(4, (i) => {
        const x = 640 + i * 66;
        const y = 574 - (i % 2) * 14;
        return `M${x} ${y - 16}v32M${x - 16} ${y}h32`;
      }),
      '#fff',
      6,
      { o: ease(t, 0.5, 1.4) * (0.6 + 0.4 * Math.sin(clock * 7)) },
    ) +
    person(
      230,
      604,
      1.25,
      keeper({ head: 'hijab', hat: c.petrol, skin: 1, right: 'raise', left: 'hip' }),
    ) +
    rect(304, 230, 44, 30, c.apricot, { r: 8, t: `rotate(${Math.sin(clock * 6) * 20} 320 240)` })
  );
};

/** Returns the control room: a guard, screens, a camera that pans. @param {number} t @param {number} clock */
export const watch = (t, clock) => {
  const turned = Math.sin(clock * 1.6) * 10;
  return (
    hall('#0f4047', '#0b2f36') +
    rect(480, 130, 640, 300, c.ink, { r: 10 }) +
    times(6, (i) => {
      const x = 494 + (i % 3) * 208;
      const y = 144 + Math.floor(i / 3) * 140;
      const on = ease(t, 0.12 * i, 0.12 * i + 0.3);
      return (
        rect(x, y, 200, 132, '#17606a', { o: 0.25 + 0.75 * on }) +
        `<g opacity="${on}">${at(x, y, feed(i + 3, 200, 132))}</g>`
      );
    }) +
    `<g transform="rotate(${turned} 150 130)">${shape('M196 132L620 420V560H430Z', '#fff3d6', { o: 0.14 })}${at(150, 136, camera(0, 0, 0.7))}</g>` +
    person(
      340,
      604,
      1.3,
      guard({
        skin: 3,
        right: [52, -196, 34, -244],
        left: 'hip',
        front: rect(22, -262, 18, 36, c.ink, { r: 4 }),
      }),
    ) +
    rect(600, 520, 520, 90, c.petrol) +
    rect(586, 508, 548, 14, c.aqua) +
    person(
      860,
      690,
      1.15,
      guard({
        skin: 1,
        back: true,
        pose: 'none',
        head: 'hijab',
        hat: c.foam,
        left: 'reach',
        right: Math.sin(clock * 3) > 0 ? 'reach' : 'raise',
      }),
    )
  );
};

/** Returns the home: a family without worries. @param {number} t @param {number} clock */
export const home = (t, clock) =>
  hall('#f6ead4', '#d2b68a') +
  shape(arch(130, 500, 230, 350), c.white) +
  shape(arch(146, 500, 198, 328), '#f2c58f') +
  disc(250, 330, 34, '#fff1cf') +
  skyline(150, 330, 500, 130, c.rust, 8, 0.3) +
  rect(900, 150, 230, 80, c.white, { r: 14 }) +
  line('M924 214H1106', c.steel, 6) +
  line(
    times(3, (i) => `M${950 + i * 60} ${248 + ((clock * 40 + i * 14) % 40)}q-14 20 0 40t0 40`),
    c.aqua,
    7,
    { o: 0.8 },
  ) +
  line('M640 70V170', c.slate, 4) +
  shape('M594 212L480 556H800L686 212Z', 'url(#beam)', { o: ease(t, 0.2, 0.9) }) +
  disc(640, 214, 15, ease(t, 0.2, 0.9) > 0.5 ? c.sun : c.slate) +
  shape('M626 164H654Q690 172 692 212H588Q590 172 626 164Z', c.terra) +
  sofa(400, 590, 1.15, c.teal) +
  person(540, 610, 0.95, {
    head: 'hijab',
    hat: c.sand,
    skin: 1,
    top: c.terra,
    trim: c.sand,
    pose: 'none',
    left: 'down',
    right: 'hold',
  }) +
  person(680, 606, 0.95, {
    head: 'short',
    beard: true,
    skin: 2,
    top: c.cream,
    trim: c.petrol,
    pose: 'none',
    left: 'hold',
    right: 'down',
  }) +
  person(612, 604, 0.6, {
    head: 'curly',
    skin: 2,
    top: c.apricot,
    pose: 'none',
    right: Math.sin(clock * 6) > 0 ? 'raise' : 'wave',
    left: 'raise',
  }) +
  rect(424, 540, 390, 46, c.teal, { r: 12 }) +
  rect(424, 540, 390, 46, '#fff', { o: 0.1, r: 12 }) +
  pot(930, 590, 0.8) +
  pot(350, 590, 0.7, c.petrol);
