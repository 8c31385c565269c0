/** Services, the whole: IFM, sustainability, maintenance. The cut-open building is shared with other scenes. */
import { tower, villa } from '../buildings.mjs';
import { counter } from '../furniture.mjs';
import { bush, hedge, palms, pot } from '../greens.mjs';
import { fan } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { crew, folk, person, shade } from '../people.mjs';
import { birds, cloud, dunes, falaj, ground, landmark, sky, skyline, sun } from '../place.mjs';
import { feed } from '../screens.mjs';
import { at, dashes, disc, line, near, rect, shape, times, turn } from '../shape.mjs';
import { toolbox } from '../tools.mjs';
import { van } from '../vehicles.mjs';

const floors = ['#fbe9c6', '#e3f0ea', '#f6dcb6', '#d6eae6'];

/** A building cut open: four storeys with people, plant on the roof, a lift shaft, water running down. 720 wide, 640 tall, foot at 0,0. */
export function cutaway() {
  const storey = 136;
  const inside = [
    counter(60, 0, 150, 56, c.petrol) +
      folk(130, -56, 0.4, { skin: 1, top: c.terra }) +
      folk(300, 0, 0.62, { skin: 3, top: c.white, robe: true, hair: c.white }) +
      folk(400, 0, 0.62, { skin: 1, top: c.ink, robe: true }) +
      pot(20, 0, 0.36),
    rect(30, -96, 150, 70, c.ink, { r: 4 }) +
      at(36, -90, feed(0, 66, 58)) +
      at(108, -90, feed(5, 66, 58)) +
      folk(230, 0, 0.62, { top: c.slate, skin: 2 }) +
      rect(330, -40, 150, 8, c.camel) +
      line('M344-32V0M466-32V0', c.slate, 6) +
      rect(380, -76, 56, 36, c.deep) +
      folk(360, 0, 0.55, { skin: 4, top: c.sea }),
    folk(70, 0, 0.62, { top: c.sea, skin: 4 }) +
      line('M84-46L120 0', c.camel, 5) +
      rect(108, -8, 34, 8, c.cream) +
      rect(220, -50, 160, 50, c.teal, { r: 12 }) +
      rect(230, -80, 140, 40, c.teal, { r: 12 }) +
      pot(430, 0, 0.4),
    rect(0, -storey + 14, 500, 26, c.steel) +
      dashes(`M20-${storey - 27}H490`, c.iron, 26, '4 80') +
      folk(120, 0, 0.62, { top: c.apricot, hair: c.white }) +
      rect(200, -90, 90, 90, c.petrol, { r: 4 }) +
      disc(245, -50, 24, c.foam) +
      folk(420, 0, 0.62, { top: c.terra, skin: 1 }) +
      rect(330, -46, 60, 46, c.camel),
  ];
  return (
    rect(0, -4 * storey, 720, 4 * storey, c.cream) +
    inside
      .map(
        (things, i) =>
          rect(20, -(i + 1) * storey + 8, 510, storey - 14, floors[i]) +
          at(26, -i * storey - 6, things),
      )
      .join('') +
    rect(546, -4 * storey + 8, 76, 4 * storey - 14, c.deep) +
    line(`M584-${4 * storey}V-250`, c.steel, 4) +
    rect(554, -254, 60, 96, c.apricot, { r: 5 }) +
    folk(584, -166, 0.5, { skin: 2, top: c.petrol }) +
    rect(638, -4 * storey + 8, 62, 4 * storey - 14, '#bfe0dd') +
    line(`M668-${4 * storey + 40}V-10`, c.sea, 16, { butt: true }) +
    line(
      times(4, (i) => `M668-${i * storey + 30}H640`),
      c.sea,
      9,
    ) +
    rect(-14, -4 * storey - 14, 748, 20, c.white, { r: 4 }) +
    rect(60, -4 * storey - 74, 190, 60, c.steel, { r: 6 }) +
    fan(108, -4 * storey - 44, 24, c.mist) +
    fan(164, -4 * storey - 44, 24, c.mist, 40) +
    shape(
      `M320-${4 * storey + 14}l40-56h70l-40 56ZM420-${4 * storey + 14}l40-56h70l-40 56Z`,
      c.petrol,
    ) +
    rect(620, -4 * storey - 94, 90, 80, c.sea, { r: 10 }) +
    rect(680, -4 * storey - 94, 30, 80, c.ink, { o: 0.14, r: 10 })
  );
}

const ifm = () =>
  scene(
    'A building cut open: every floor cared for by one team',
    near(
      800,
      860,
      1.1,
      sky('morning'),
      sun(270, 210, 76),
      birds(480, 160),
      cloud(1320, 170, 1.1),
      skyline(0, 1600, 760, 420, c.sea, 27, 0.3),
      landmark(1380, 770, 0.85, '#9cccc8'),
      tower(80, 770, 150, 360, { body: '#8fc2bf', glass: c.foam, top: 'slant' }),
      ground(766, '#e6d5b2'),
      palms([330, 790, 0.9], [1360, 790, 1.05]),
      shape('M1150 770L1560 830H560L430 770Z', 'url(#sh)'),
      at(430, 772, cutaway()),
      hedge(160, 796, 220, 50),
      bush(1260, 790, 0.8),
      falaj(822, 0, 1600, 50),
    ),
  );

/** A row of tilted solar panels. @param {number} x @param {number} y @param {number} s @param {number} n */
export const solar = (x, y, s, n) =>
  at(
    x,
    y,
    times(n, (i) => {
      const px = i * 200;
      return (
        line(`M${px + 90} 0V-46M${px + 40} 0L${px + 90}-40`, c.iron, 9) +
        shape(`M${px}-24L${px + 60}-126H${px + 220}L${px + 160}-24Z`, c.petrol) +
        line(
          `M${px + 20}-58H${px + 180}M${px + 40}-92H${px + 200}M${px + 53}-24L${px + 113}-126M${px + 106}-24L${px + 166}-126`,
          c.aqua,
          3,
          { o: 0.7 },
        ) +
        shape(`M${px}-24L${px + 60}-126H${px + 120}L${px + 50}-24Z`, '#fff', { o: 0.1 })
      );
    }),
    s,
  );

/** A wind turbine. @param {number} x @param {number} base @param {number} s @param {number} angle */
export const turbine = (x, base, s, angle) =>
  at(
    x,
    base,
    shape('M-8 0L-4-300H4L8 0Z', c.white) +
      turn(
        angle,
        0,
        -300,
        times(
          3,
          (i) =>
            `<path d="M-6-300Q-16-380 0-440Q10-380 6-300Z" fill="${c.white}" transform="rotate(${i * 120} 0 -300)"/>`,
        ),
      ) +
      disc(0, -300, 10, c.steel),
    s,
  );

const sustainability = () =>
  scene(
    'A planted tower, solar panels and turbines along the falaj in the dunes',
    near(
      800,
      880,
      1.06,
      sky('morning'),
      sun(400, 220, 84),
      cloud(700, 150, 1),
      skyline(900, 1600, 640, 260, c.sea, 52, 0.3),
      turbine(160, 640, 1, 20),
      turbine(310, 620, 0.75, 70),
      dunes(590),
      tower(960, 760, 260, 520, { body: '#3d8f88', glass: c.foam, cols: 6, top: 'round' }),
      times(5, (i) => bush(980 + (i % 2) * 190, 360 + i * 84, 0.7, i % 2 ? c.leaf : c.palm)),
      tower(1230, 760, 180, 360, { body: '#d9ede4', glass: '#9cccc8', cols: 4 }),
      times(3, (i) => bush(1260 + (i % 2) * 110, 480 + i * 100, 0.6, c.leaf)),
      shape('M0 900V770Q800 720 1600 760V900Z', '#9dbf97'),
      solar(130, 800, 1.05, 3),
      palms([900, 800, 1], [1490, 800, 1.1]),
      hedge(1000, 800, 420, 54),
      falaj(826, 0, 1600, 54),
    ),
  );

const maintenance = () =>
  scene(
    'A technician with his van and toolbox in front of a villa',
    near(
      800,
      860,
      1.1,
      sky('day'),
      sun(1380, 170, 64),
      cloud(300, 170, 1.1),
      skyline(0, 1600, 690, 300, c.sea, 66, 0.28),
      villa(140, 720, 1.5),
      palms([80, 740, 1.05], [1500, 740, 1.15]),
      hedge(730, 730, 480, 70),
      ground(720, '#e4d3ae'),
      rect(0, 800, 1600, 100, '#8fa9ac'),
      dashes('M40 860H1600', c.white, 8, '80 60', 0.8),
      van(800, 820, 1.35),
      shade(600, 860, 1.7),
      person(
        590,
        860,
        1.7,
        crew({
          skin: 2,
          left: 'carry',
          right: 'wave',
          head: 'cap',
          hat: c.petrol,
          top: c.teal,
          vest: undefined,
          trim: c.cream,
          front: at(-58, -70, toolbox(0, 0, 0.42)),
        }),
      ),
    ),
  );

export const pictures = {
  'images/services/ifm-services': ifm,
  'images/services/sustainability': sustainability,
  'images/services/maintenance': maintenance,
};
