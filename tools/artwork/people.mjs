/** People: 300 units tall, feet at the origin, arms and legs as strokes so that every pose is a few numbers. */
import { head } from './heads.mjs';
import { c, skins } from './palette.mjs';
import { at, disc, line, rect, shape, stamp } from './shape.mjs';

/**
 * @typedef {object} Person
 * @property {number} [skin] 0 (light) to 5 (dark)
 * @property {string} [hair] colour
 * @property {string} [head] helmet, cap, short, bun, long, bald, curly, hijab, ghutra, turban, hood
 * @property {string} [hat] colour of the headgear
 * @property {string} [top] colour of shirt, robe or coverall
 * @property {string} [legs] colour of the trousers
 * @property {string} [vest] colour of a safety vest
 * @property {'uniform'|'robe'|'suit'|'apron'} [dress]
 * @property {string} [trim] colour of collar, tie, belt or apron
 * @property {1|-1} [face] looks to the right or to the left
 * @property {keyof typeof arms | number[]} [left] the arm on the left of the picture: elbow x y, hand x y
 * @property {keyof typeof arms | number[]} [right]
 * @property {'stand'|'walk'|'kneel'|'sit'|'none'} [pose]
 * @property {boolean} [beard]
 * @property {boolean} [back] seen from behind
 * @property {string} [hold] drawn behind the hands, in the body's own units
 * @property {string} [front] drawn over everything, in the body's own units
 */

/** Arms on the right side; the left side is mirrored. Elbow x y, hand x y. */
export const arms = {
  down: [42, -182, 40, -138],
  hip: [58, -186, 34, -150],
  fold: [46, -186, 6, -192],
  hold: [46, -180, 24, -170],
  reach: [54, -196, 92, -206],
  lift: [62, -214, 78, -256],
  raise: [58, -250, 62, -304],
  wave: [62, -216, 66, -268],
  point: [70, -224, 108, -240],
  carry: [44, -180, 56, -152],
  low: [50, -178, 78, -146],
};

const trouser = 25;

/** Legs as [path, shoes x y]. @type {Record<string, [string, number[][]]>} */
const stances = {
  stand: [
    'M-14-142L-16-12M14-142L16-12',
    [
      [-18, 0],
      [18, 0],
    ],
  ],
  walk: [
    'M-6-142L-16-76L-34-18M8-142L24-78L26-12',
    [
      [-34, -5],
      [30, 0],
    ],
  ],
  kneel: [
    'M-10-72L-4-14L-62-12M10-72L54-74L52-12',
    [
      [-72, -2],
      [58, 0],
    ],
  ],
  sit: [
    'M-2-88L62-88L64-12M-2-86L56-84L58-12',
    [
      [70, 0],
      [64, 0],
    ],
  ],
};

/** Returns the path of an arm: shoulder, elbow, wrist. @param {number[]} arm @param {1|-1} side */
function sleeve([ex = 0, ey = 0, hx = 0, hy = 0], side) {
  const wrist = [hx * 0.8 + ex * 0.2, hy * 0.8 + ey * 0.2];
  return `M${28 * side}-222L${ex * side} ${ey}L${wrist[0] * side} ${wrist[1]}`;
}

/** Returns both arms with a faint edge, so that they stand out from a shirt of the same colour. @param {string} colour @param {string} skin @param {number[]} left @param {number[]} right */
function limbs(colour, skin, left, right) {
  const paths = [sleeve(left, -1), sleeve(right, 1)];
  return (
    line(`M${-(left[2] ?? 0)} ${left[3]}h.1M${right[2]} ${right[3]}h.1`, skin, 22) +
    line(paths.join(''), c.ink, 23, { o: 0.13 }) +
    line(paths.join(''), colour, 20)
  );
}

/** @param {Person} p @param {string} top */
function body(p, top) {
  const trim = p.trim ?? c.white;
  if (p.dress === 'robe') {
    return (
      shape('M-38-222Q-38-240-16-243H16Q38-240 38-222L44-8Q0 4-44-8Z', top) +
      shape('M8-243H16Q38-240 38-222L44-8Q28-2 12-2Q20-120 8-243Z', c.ink, { o: 0.08 }) +
      line('M0-240V-180', c.ink, 2.5, { o: 0.25 })
    );
  }
  const torso = 'M-38-222Q-38-240-16-243H16Q38-240 38-222L31-134H-31Z';
  let drawn = shape(torso, top) + shape('M6-243H16Q38-240 38-222L31-134H10Z', c.ink, { o: 0.1 });
  if (p.back) {
    drawn += p.vest
      ? shape('M-33-238L33-238L33-140H-33Z', p.vest) +
        line('M-33-190H33M-33-164H33', c.cream, 6, { butt: true })
      : rect(-31, -142, 62, 9, c.ink, { o: 0.35 });
  } else if (p.vest) {
    drawn +=
      shape('M-32-238L-12-243L-4-190L4-190L12-243L32-238L33-140H-33Z', p.vest) +
      line('M-32-176H32M-32-158H32M-22-238L-21-180M22-238L21-180', c.cream, 5, { butt: true }) +
      line('M0-190V-140', c.ink, 2, { o: 0.3 });
  } else if (p.dress === 'suit') {
    drawn +=
      shape('M-13-243L0-186L13-243Z', c.white) + shape('M-4-236H4L6-196L0-188L-6-196Z', trim);
  } else if (p.dress === 'apron') {
    drawn +=
      shape('M-20-214H20L22-176H34L36-96H-36L-34-176H-22Z', trim) +
      line('M-20-214L-14-242M20-214L14-242', trim, 5);
  } else {
    drawn +=
      shape('M-14-243L0-226L14-243L0-236Z', trim) +
      rect(12, -212, 15, 10, trim, { r: 2, o: 0.85 }) +
      rect(-31, -142, 62, 9, c.ink, { o: 0.35 });
  }
  return drawn;
}

/** Returns a person standing with the feet at x, y. @param {number} x @param {number} y @param {number} scale @param {Person} p */
export function person(x, y, scale, p = {}) {
  const skin = skins[p.skin ?? 2] ?? c.camel;
  const top = p.top ?? c.petrol;
  const pose = p.pose ?? 'stand';
  const stance = stances[pose];
  const drop = pose === 'kneel' ? 70 : pose === 'sit' ? 54 : 0;
  const pick = (/** @type {Person['left']} */ arm) =>
    Array.isArray(arm) ? arm : arms[arm ?? 'down'];
  const robe = p.dress === 'robe';
  const shoes = stance?.[1].map(([fx = 0, fy = 0]) => `M${fx - 14} ${fy}v-8q2-9 14-9q14 3 17 17Z`);
  const feet = shoes ? shape(shoes.join(''), c.ink) : '';
  const legs = stance && !robe ? line(stance[0], p.legs ?? c.slate, trouser) : '';
  const upper =
    (p.hold ?? '') +
    stamp(body(p, top)) +
    stamp(head(p, skin)) +
    limbs(top, skin, pick(p.left), pick(p.right)) +
    (p.front ?? '');
  return at(x, y, stamp(feet + legs) + (drop ? at(0, drop, upper) : upper), scale);
}

/** Returns the soft long shadow of someone standing at x, y. @param {number} x @param {number} y @param {number} scale */
export const shade = (x, y, scale) =>
  at(x, y, stamp(shape('M-30 2H34L250 74H160Z', 'url(#sh)', { o: 0.8 })), scale);

/** Returns a person at a distance or in a crowd: head, hair, body, legs. 150 units tall. @param {number} x @param {number} y @param {number} s @param {{skin?: number, top?: string, legs?: string, hair?: string, robe?: boolean}} [look] */
export function folk(
  x,
  y,
  s,
  { skin = 2, top = c.petrol, legs = c.slate, hair = c.ink, robe } = {},
) {
  const lower = robe ? shape('M-17-96H17L22 0H-22Z', top) : line('M-9-60V-6M9-60V-6', legs, 14);
  const torso = line('M-8-104H8L7-72H-7Z', top, 24) + line('M-20-104L-25-66M20-104L25-66', top, 10);
  const crown = shape('M-15-136a15 15 0 0 1 30 0q-15-9-30 0Z', hair);
  return at(x, y, stamp(lower + torso) + stamp(disc(0, -136, 14, skins[skin]) + crown), s);
}
