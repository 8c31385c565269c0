/** Random changes to YAML files, as Studio and scripts may request them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { parse } from 'yaml';
import type { Data, DataPath } from '../src/content/model/types.ts';
import type { Change } from '../src/editing/apply-changes.ts';

/** Folders of pages: some as people write them, one with what else YAML allows. */
export const corpora = {
  'this site': 'pages',
  'the starter': 'src/cli/starter/pages',
  'the odd site': 'tests/sites/odd/pages',
};

/** A value of a file, with its path. */
interface Place {
  path: DataPath;
  value: Data;
}

/** A file of a site. */
export interface Sample {
  file: string;
  /** Without a byte order mark. */
  text: string;
  data: Data;
  places: Place[];
}

/** Reads the YAML files of a folder. */
export function samplesIn(folder: string): Sample[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const file = path.posix.join(folder, name.replaceAll('\\', '/'));
      const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
      const data = plainData(text);
      return { file, text, data, places: placesIn(data) };
    });
}

/** Returns the data of a text as another parser reads it, without shared values. */
export const plainData = (text: string): Data =>
  JSON.parse(JSON.stringify(parse(text, { merge: true, maxAliasCount: -1 })));

function placesIn(value: Data, at: DataPath = []): Place[] {
  const here = [{ path: at, value }];
  if (value === null || typeof value !== 'object') return here;
  const steps: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [...here, ...steps.flatMap((step) => placesIn((value as never)[step], [...at, step]))];
}

const words = fc.oneof(
  fc.constantFrom(
    'yes',
    'No',
    'null',
    '~',
    '2026-11-26',
    '12:30',
    '007',
    '1e3',
    '0x1F',
    '-',
    '- a',
    '? b',
    ...['a: b', 'a #b', '#b', ' lead', 'trail ', '', '{{ entry.title }}', '[x', '*star', '&and'],
    '!bang',
    '%per',
    '@at',
    '`tick`',
    "it's",
    'say "so"',
    `both ' and "`,
    'back\\slash',
    '|',
    '>',
    'صيانة المباني',
    'a\tb',
    'x: ',
    'a,b',
    'a}b',
    'tail:',
    '<<',
    '=',
    'one\ntwo',
    '---',
    'one\n\ntwo\n',
    '  in\nout',
    'end\n\n\n',
    '\nlead',
    'a  \nb',
    '# no\n# comment\n',
    '...',
    '😀',
    '\u0085',
    'A plain sentence, as people write them.',
    'a\r\nb',
    'A longer text. '.repeat(12).trim(),
  ),
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.string({ maxLength: 30 }),
  fc.lorem({ maxCount: 20 }),
);
const simple: fc.Arbitrary<Data> = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 1, arbitrary: fc.integer() },
  {
    weight: 1,
    arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
);
const keys = fc.oneof(
  fc.constantFrom('title', 'body', 'items', 'new', 'a b', 'x: y', '12', 'null'),
  fc.stringMatching(/^[a-zA-Z][\w -]{0,8}$/),
);
const groups = (held: fc.Arbitrary<Data>, maxKeys: number) =>
  fc.dictionary(keys, held, { maxKeys, noNullPrototype: true });
const values: fc.Arbitrary<Data> = fc.oneof(
  { weight: 4, arbitrary: simple },
  { weight: 1, arbitrary: fc.array(simple, { maxLength: 3 }) },
  {
    weight: 2,
    arbitrary: groups(fc.oneof(simple, fc.array(groups(simple, 3), { maxLength: 2 })), 4),
  },
);

/** Random numbers and values that a change is made from. */
export interface Dice {
  which: number;
  at: number;
  other: number;
  value: Data;
  key: string;
}
export const dice: fc.Arbitrary<Dice> = fc.record({
  which: fc.nat(),
  at: fc.nat(),
  other: fc.nat(),
  value: values,
  key: keys,
});

/** Data whose type the change guarantees. */
// biome-ignore lint/suspicious/noExplicitAny: what is looked into is what the path names
type Any = any;

/** Returns a copy of data with a change applied, in the simplest way. */
export function expected(data: Data, change: Change): Data {
  const { path: at } = change;
  if (at.length === 0 && change.op === 'set') return change.value;
  const copy: Any = structuredClone(data);
  const parentOf = (steps: DataPath): Any =>
    steps.slice(0, -1).reduce((inner: Any, step) => inner[step], copy);
  const parent = parentOf(at);
  const last = at.at(-1) as Any;
  if (change.op === 'set') parent[last] = change.value;
  else if (change.op === 'insert') parent.splice(last, 0, change.value);
  else if (change.op === 'remove' && Array.isArray(parent)) parent.splice(last, 1);
  else if (change.op === 'remove') delete parent[last];
  else {
    const [moved] = parent.splice(last, 1);
    const target = change.to.path;
    parentOf(target).splice(target.at(-1), 0, moved);
  }
  return copy;
}

const isList = ({ value }: Place) => Array.isArray(value);
const isItem = ({ path: at }: Place) => typeof at.at(-1) === 'number';
const isSingle = ({ value }: Place) => value === null || typeof value !== 'object';
const isWithin = ({ path: at }: Place) => at.length > 0;
/** Returns an entry of a list by a number of any size. */
export const pick = <Item>(list: Item[], at: number): Item | undefined =>
  list[at % Math.max(1, list.length)];
const sizeOf = ({ value }: Place) => (value as Data[]).length;

type Maker = (sample: Sample, dice: Dice) => Change | undefined;

/** Kinds of changes: each makes a change to a file that has a suitable place. */
export const kinds: { [kind: string]: Maker } = {
  'set a single value': ({ file, places }, { at, value }) => {
    const place = pick(
      places.filter((one) => isSingle(one) && isWithin(one)),
      at,
    );
    const text = typeof value === 'object' ? 'text' : value;
    return place && { file, op: 'set', path: place.path, value: text };
  },
  'set any value': ({ file, places }, { at, value }) => {
    const place = pick(places.filter(isWithin), at);
    return place && { file, op: 'set', path: place.path, value };
  },
  'set a new field': ({ file, places }, { at, value, key }) => {
    const isGroup = (one: Place) =>
      !isList(one) && !isSingle(one) && !Object.hasOwn(one.value as object, key);
    const place = pick(places.filter(isGroup), at);
    return place && { file, op: 'set', path: [...place.path, key], value };
  },
  insert: ({ file, places }, { at, other, value }) => {
    const place = pick(places.filter(isList), at);
    const index = place && other % (sizeOf(place) + 1);
    return place && { file, op: 'insert', path: [...place.path, Number(index)], value };
  },
  remove: ({ file, places }, { at }) => {
    const place = pick(places.filter(isWithin), at);
    return place && { file, op: 'remove', path: place.path };
  },
  move: ({ file, places }, { at, other }) => {
    const place = pick(places.filter(isItem), at);
    if (!place) return undefined;
    const path = place.path.slice(0, -1);
    const list = places.find((one) => isDeepStrictEqual(one.path, path)) as Place;
    const to = { file, path: [...path, other % sizeOf(list)] };
    return { file, op: 'move', path: place.path, to };
  },
  'move to another list': ({ file, data, places }, { at, other }) => {
    const place = pick(places.filter(isItem), at);
    if (!place) return undefined;
    const removed = expected(data, { file, op: 'remove', path: place.path });
    const list = pick(placesIn(removed).filter(isList), other);
    const to = list && [...list.path, other % (sizeOf(list) + 1)];
    return to && { file, op: 'move', path: place.path, to: { file, path: to } };
  },
};
