/** How many numbers each command of a path takes at a time. */
const SIZES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

const NUMBER = '(-?(?:\\d+\\.?\\d*|\\.\\d+))';
const NUMBERS = new RegExp(NUMBER, 'g');
/** An arc; its two flags may stand without a space before what follows them. */
const ARC = new RegExp(
  [NUMBER, NUMBER, NUMBER, '([01])', '([01])', NUMBER, NUMBER].join('[\\s,]*'),
  'g',
);
/** Ways to write a number that no icon uses. */
const OTHER = /[e+]/i;

/**
 * Half of a tenth of an icon's unit is a twentieth of a pixel where it is as large as a line of text. Nothing becomes none: a
 * dot is a line that is hardly there.
 */
const rounded = (value: number) => Number(value.toFixed(1)) || Number(value.toFixed(2));

function numbersIn(kind: string, text: string): number[] {
  const apart = kind === 'a' ? text.replace(ARC, '$1 $2 $3 $4 $5 $6 $7 ') : text;
  return (apart.match(NUMBERS) ?? []).map(Number);
}

/** Numbers with no more between them than they need. */
const written = (numbers: number[]) =>
  numbers
    .map((number) => String(number).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replace(/ (?=-)/g, '')
    .replace(/(\.\d+) (?=\.)/g, '$1');

/**
 * An icon's path with as few digits as it needs. What is rounded in one step is made up for in the next one, so that every
 * point stays within half of a tenth of its place.
 *
 * @param path what stands in a `d`; one that is written in another way than icons are stays as it is
 */
export function shortPath(path: string): string {
  if (OTHER.test(path)) return path;
  const origin = [0, 0];
  /** Where the path leads by its own numbers, and where it is drawn. */
  let [meant, drawn] = [origin, origin];
  let begun = [meant, drawn];

  const step = (kind: string, isRelative: boolean, values: number[]) => {
    const [from, to] = isRelative ? [meant, drawn] : [origin, origin];
    const [meantNext, drawnNext] = [[...meant], [...drawn]];
    const short = values.map((value, n) => {
      // Radii, the angle and the flags of an arc are no places. A half circle with a larger radius would be much flatter.
      if (kind === 'a' && n < 5) return Number(value.toFixed(2));
      const axis = kind === 'v' || (kind === 'a' ? n === 6 : n % 2 === 1) ? 1 : 0;
      const place = (from[axis] as number) + value;
      const length = rounded(place - (to[axis] as number));
      meantNext[axis] = place;
      drawnNext[axis] = (to[axis] as number) + length;
      return length;
    });
    [meant, drawn] = [meantNext, drawnNext];
    return short;
  };

  return path.trim().replace(/([a-z])([^a-z]*)/gi, (_, command: string, text: string) => {
    const kind = command.toLowerCase();
    const numbers = numbersIn(kind, text);
    const size = SIZES[kind];
    if (!size) [meant, drawn] = begun as [number[], number[]];
    const short: number[] = [];
    for (let n = 0; size && n < numbers.length; n += size) {
      short.push(...step(kind, command === kind, numbers.slice(n, n + size)));
      if (kind === 'm' && n === 0) begun = [meant, drawn];
    }
    return command + written(short);
  });
}
