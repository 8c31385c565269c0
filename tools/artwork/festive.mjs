/** Things for awards and celebrations: cups, stars, medals, frames, bunting, balloons, confetti, lanterns, cakes. */
import { c } from './palette.mjs';
import { at, dice, disc, line, oval, rect, shape, stamp, times } from './shape.mjs';

/** Returns a cup with two handles, 300 tall, foot at 0,0. @param {number} x @param {number} y @param {number} s @param {string} [gold] */
export const cup = (x, y, s, gold = c.sun) =>
  at(
    x,
    y,
    stamp(
      line('M-78-270H-130Q-134-170-54-150M78-270H130Q134-170 54-150', gold, 18) +
        shape('M-92-300H92Q96-130 20-104V-60H-20V-104Q-96-130-92-300Z', gold) +
        shape('M30-300H92Q96-130 20-104V-60H8V-104Q40-140 30-300Z', c.ink, { o: 0.14 }) +
        line('M-66-276Q-64-200-44-160', '#fff', 12, { o: 0.7 }) +
        rect(-100, -312, 200, 20, gold, { r: 8 }) +
        shape('M-54-62H54L70-30H-70Z', gold) +
        rect(-90, -32, 180, 34, c.bark, { r: 5 }) +
        rect(-40, -24, 80, 18, c.sun, { r: 3 }),
    ),
    s,
  );

/** Returns a five-pointed star. @param {number} x @param {number} y @param {number} s @param {string} fill */
export const star = (x, y, s, fill) =>
  at(x, y, shape('M0-44L12-15L43-14L18 6L27 36L0 18L-27 36L-18 6L-43-14L-12-15Z', fill), s);

/** Returns a crystal prism on a block. @param {number} x @param {number} y @param {number} s */
export const crystal = (x, y, s) =>
  at(
    x,
    y,
    shape('M-70-60L-50-340L20-400L80-320L70-60Z', '#bfe3e2') +
      shape('M20-400L80-320L70-60H10Z', '#8ccbcb') +
      shape('M-50-340L20-400L4-300Z', '#e8f6f4') +
      line('M4-300L10-60M4-300L80-320M4-300L-50-340', '#fff', 4, { o: 0.8 }) +
      rect(-110, -64, 220, 64, c.deep, { r: 6 }) +
      rect(-60, -44, 120, 24, c.sun, { r: 3 }),
    s,
  );

/** Returns a medal on its ribbon. @param {number} x @param {number} y @param {number} s @param {string} metal @param {string} ribbon */
export const medal = (x, y, s, metal, ribbon) =>
  at(
    x,
    y,
    shape('M-50-230H-6L40-70H-4ZM50-230H6L-40-70H4Z', ribbon) +
      disc(0, 0, 76, metal) +
      disc(0, 0, 56, undefined, { s: '#fff', sw: 5, o: 0.6 }) +
      star(0, 4, 1, '#fff') +
      shape('M0-76A76 76 0 0 1 0 76Z', c.ink, { o: 0.1 }),
    s,
  );

/** Returns a framed certificate on a wall. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} frame @param {string} seal */
export const framed = (x, y, w, h, frame, seal) =>
  rect(x + 12, y + 14, w, h, c.ink, { o: 0.14 }) +
  rect(x, y, w, h, frame, { r: 4 }) +
  rect(x + 14, y + 14, w - 28, h - 28, c.white) +
  line(`M${x + w * 0.3} ${y + h * 0.26}H${x + w * 0.7}`, seal, h * 0.05) +
  line(
    `M${x + w * 0.22} ${y + h * 0.42}H${x + w * 0.78}M${x + w * 0.28} ${y + h * 0.52}H${x + w * 0.72}M${x + w * 0.34} ${y + h * 0.62}H${x + w * 0.66}`,
    c.mist,
    h * 0.025,
  ) +
  disc(x + w * 0.5, y + h * 0.78, h * 0.075, seal);

/** Returns flags on a string between two points. @param {number} x @param {number} y @param {number} w @param {number} n @param {string[]} colours */
export const bunting = (x, y, w, n, colours) => {
  const step = w / n;
  const sag = (/** @type {number} */ i) => y + Math.sin((i / n) * Math.PI) * w * 0.09;
  const flags = colours.map((colour, k) =>
    shape(
      times(n, (i) =>
        i % colours.length === k
          ? `M${x + i * step + 4} ${sag(i)}L${x + (i + 1) * step - 4} ${sag(i + 1)}L${x + (i + 0.5) * step} ${sag(i + 0.5) + step * 0.9}Z`
          : '',
      ),
      colour,
    ),
  );
  return line(`M${x} ${y}Q${x + w / 2} ${y + w * 0.18} ${x + w} ${y}`, c.slate, 4) + flags.join('');
};

/** @param {number} x @param {number} y @param {number} s @param {string} fill */
export const balloon = (x, y, s, fill) =>
  at(
    x,
    y,
    line('M0 60Q20 140-6 230', c.slate, 3) +
      oval(0, 0, 52, 62, fill) +
      shape('M-8 60H8L12 74H-12Z', fill) +
      line('M-26-26q4-16 18-20', '#fff', 8, { o: 0.6 }),
    s,
  );

/** Returns confetti over a rectangle. @param {number} seed @param {number} x @param {number} y @param {number} w @param {number} h @param {number} n */
export const confetti = (seed, x, y, w, h, n) => {
  const roll = dice(seed);
  return [c.terra, c.sun, c.aqua, c.white]
    .map((colour) =>
      line(
        times(
          n,
          () =>
            `M${Math.round(x + roll() * w)} ${Math.round(y + roll() * h)}l${Math.round(roll() * 16 - 8)} ${Math.round(4 + roll() * 10)}`,
        ),
        colour,
        9,
      ),
    )
    .join('');
};

/** Returns a burst of fireworks. @param {number} x @param {number} y @param {number} r @param {string} colour */
export const burst = (x, y, r, colour) =>
  line(
    times(14, (i) => {
      const a = (i / 14) * Math.PI * 2;
      return `M${x + Math.cos(a) * r * 0.35} ${y + Math.sin(a) * r * 0.35}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
    }),
    colour,
    7,
    { dash: '22 12 3 12' },
  );

/** Returns a lantern on a chain, with its glow. @param {number} x @param {number} y @param {number} s */
export const lantern = (x, y, s) =>
  line(`M${x} 0V${y}`, c.camel, 4) +
  at(
    x,
    y,
    stamp(
      disc(0, 76, 120, 'url(#glow)') +
        shape('M-20 0H20L34 26H-34Z', c.camel) +
        shape('M-40 30H40L52 120H-52Z', c.sun) +
        line('M-40 30L-14 120M40 30L14 120M-46 75H46', c.camel, 6) +
        shape('M-56 118H56L36 146H-36Z', c.camel),
    ),
    s,
  );

/** Returns a cake of three tiers with candles. @param {number} x @param {number} y @param {number} s */
export const cake = (x, y, s) =>
  at(
    x,
    y,
    rect(-230, -16, 460, 18, c.steel, { r: 9 }) +
      rect(-190, -146, 380, 130, c.petrol, { r: 12 }) +
      shape(
        'M-190-134Q-190-146-178-146H178Q190-146 190-134V-110Q170-76 150-110Q126-76 102-110Q76-76 50-110Q26-76 0-110Q-26-76-50-110Q-76-76-102-110Q-126-76-150-110Q-170-76-190-110Z',
        c.cream,
      ) +
      rect(-130, -256, 260, 112, c.apricot, { r: 10 }) +
      shape(
        'M-130-250H130V-226Q108-196 86-226Q64-196 42-226Q20-196 0-226Q-20-196-42-226Q-64-196-86-226Q-108-196-130-226Z',
        c.white,
      ) +
      rect(-72, -346, 144, 92, c.terra, { r: 10 }) +
      rect(60, -346, 12, 330, c.ink, { o: 0.06 }) +
      line('M-44-350V-396M0-350V-404M44-350V-396', c.white, 11) +
      line('M-44-410v-14M0-418v-14M44-410v-14', c.sun, 14),
    s,
  );
