/** Random changes to the files of three sites: only the lines of the value change, all comments stay, and the data is what was asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Data, DataPath } from '../src/content/model/types.ts';
import { applyChanges, type Change } from '../src/editing/apply-changes.ts';
import { EditRefused } from '../src/editing/refused.ts';
import { commentsOf } from './yaml-comments.ts';

const RUNS = Number(process.env.EDIT_RUNS ?? 200);
const SEED = process.env.EDIT_SEED ? Number(process.env.EDIT_SEED) : undefined;

const corpora = {
  'this site': 'pages',
  'the starter': 'src/cli/starter/pages',
  'the odd site': 'tests/sites/odd/pages',
};

interface Sample {
  file: string;
  text: string;
  data: Data;
}

function samplesIn(folder: string): Sample[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const file = path.posix.join(folder, name.replaceAll('\\', '/'));
      const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
      return { file, text, data: plain(text) };
    });
}

/** Returns the data of a text as another parser reads it, in which no two places share a value. */
const plain = (text: string): Data =>
  JSON.parse(JSON.stringify(parse(text, { merge: true, maxAliasCount: -1 })));

interface Place {
  path: DataPath;
  value: Data;
}

function placesIn(value: Data, at: DataPath = []): Place[] {
  const here = [{ path: at, value }];
  if (value === null || typeof value !== 'object') return here;
  const steps: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [...here, ...steps.flatMap((step) => placesIn((value as never)[step], [...at, step]))];
}

const words = fc.oneof(
  fc.constantFrom(
    ...['yes', 'No', 'null', '~', '2026-11-26', '12:30', '007', '1e3', '0x1F', '-', '- a', '? b'],
    ...['a: b', 'a #b', '#b', ' lead', 'trail ', '', '{{ entry.title }}', '[x', '*star', '&and'],
    ...[
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
    ],
    ...[
      'صيانة المباني',
      'a\tb',
      'x: ',
      'a,b',
      'a}b',
      'tail:',
      '<<',
      '=',
      'one\ntwo',
      'one\n\ntwo\n',
    ],
    ...[
      '  in\nout',
      'end\n\n\n',
      '\nlead',
      'a  \nb',
      '# no\n# comment\n',
      '---',
      '...',
      '😀',
      '\u0085',
    ],
    ...['A plain sentence, as people write them.', 'A longer text. '.repeat(12).trim(), 'a\r\nb'],
  ),
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.string({ maxLength: 30 }),
  fc.lorem({ maxCount: 20 }),
);
const simple: fc.Arbitrary<Data> = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
);
const keys = fc.oneof(
  fc.constantFrom('title', 'body', 'items', 'new', 'a b', 'x: y', '12', 'null'),
  fc.stringMatching(/^[a-zA-Z][\w -]{0,8}$/),
);
const values: fc.Arbitrary<Data> = fc.oneof(
  { weight: 4, arbitrary: simple },
  { weight: 1, arbitrary: fc.array(simple, { maxLength: 3 }) },
  {
    weight: 2,
    arbitrary: fc.dictionary(
      keys,
      fc.oneof(
        simple,
        fc.array(fc.dictionary(keys, simple, { maxKeys: 3, noNullPrototype: true }), {
          maxLength: 2,
        }),
      ),
      { maxKeys: 4, noNullPrototype: true },
    ),
  },
);

/** Data whose kind a change has made sure of. */
// biome-ignore lint/suspicious/noExplicitAny: what is looked into is what the path names
type Any = any;

/** Returns a copy of data with a change made to it, the simplest way there is. */
function expected(data: Data, { op, path: at, value, to }: Change): Data {
  if (at.length === 0) return value as Data;
  const copy: Any = structuredClone(data);
  const parentOf = (steps: DataPath): Any =>
    steps.slice(0, -1).reduce((inner: Any, step) => inner[step], copy);
  const parent = parentOf(at);
  const last = at.at(-1) as Any;
  if (op === 'set') parent[last] = value;
  else if (op === 'insert') parent.splice(last, 0, value);
  else if (op === 'remove' && Array.isArray(parent)) parent.splice(last, 1);
  else if (op === 'remove') delete parent[last];
  else {
    const [moved] = parent.splice(last, 1);
    const target = to as DataPath;
    parentOf(target).splice(target.at(-1), 0, moved);
  }
  return copy;
}

const isList = ({ value }: Place) => Array.isArray(value);
const isItem = ({ path: at }: Place) => typeof at.at(-1) === 'number';
const isSingle = ({ value }: Place) => value === null || typeof value !== 'object';
const pick = <Item>(list: Item[], at: number): Item | undefined =>
  list[at % Math.max(1, list.length)];

type Maker = (
  places: Place[],
  at: number,
  other: number,
  value: Data,
  key: string,
) => Partial<Change> | undefined;

const kinds: { [kind: string]: Maker } = {
  'set a single value': (places, at, _other, value) => {
    const place = pick(
      places.filter((one) => isSingle(one) && one.path.length > 0),
      at,
    );
    return (
      place && { op: 'set', path: place.path, value: typeof value === 'object' ? 'text' : value }
    );
  },
  'set any value': (places, at, _other, value) => {
    const place = pick(
      places.filter((one) => one.path.length > 0),
      at,
    );
    return place && { op: 'set', path: place.path, value };
  },
  'set a new field': (places, at, _other, value, key) => {
    const isGroup = (one: Place) =>
      !isList(one) && !isSingle(one) && !Object.hasOwn(one.value as object, key);
    const place = pick(places.filter(isGroup), at);
    return place && { op: 'set', path: [...place.path, key], value };
  },
  insert: (places, at, other, value) => {
    const place = pick(places.filter(isList), at);
    return (
      place && {
        op: 'insert',
        path: [...place.path, other % ((place.value as Data[]).length + 1)],
        value,
      }
    );
  },
  remove: (places, at) => {
    const place = pick(
      places.filter((one) => one.path.length > 0),
      at,
    );
    return place && { op: 'remove', path: place.path };
  },
  move: (places, at, other) => {
    const place = pick(places.filter(isItem), at);
    if (!place) return undefined;
    const list = places.find(({ path: of }) => isDeepStrictEqual(of, place.path.slice(0, -1)));
    const to = [...place.path.slice(0, -1), other % (list as { value: Data[] }).value.length];
    return { op: 'move', path: place.path, to };
  },
  'move to another list': (places, at, other) => {
    const place = pick(places.filter(isItem), at);
    if (!place) return undefined;
    const rest = placesIn(expected(placesOf(places), { file: '', op: 'remove', path: place.path }));
    const list = pick(rest.filter(isList), other);
    return (
      list && {
        op: 'move',
        path: place.path,
        to: [...list.path, other % ((list.value as Data[]).length + 1)],
      }
    );
  },
};
const placesOf = (places: Place[]) => places[0]?.value as Data;

/** Returns the comments that are gone, each as often as it is. */
function lost(before: string[], after: string[]): string[] {
  const left = [...after];
  return before.filter((comment) => {
    const at = left.indexOf(comment);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

const refusals = new Map<string, number>();

describe.each(Object.entries(corpora))('%s', (corpus, folder) => {
  const samples = samplesIn(folder);
  test.each(Object.entries(kinds))('%s', (kind, make) => {
    let done = 0;
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), values, keys, (which, at, other, value, key) => {
        const sample = pick(samples, which);
        if (!sample) return;
        const partial = make(placesIn(sample.data), at, other, value, key);
        if (!partial) return;
        const change = { file: 'x.yaml', ...partial } as Change;
        const { text } = sample;
        const wanted = expected(sample.data, change);
        let after: string | undefined;
        try {
          after = applyChanges(new Map([['x.yaml', text]]), [change]).get('x.yaml') ?? '';
        } catch (error) {
          if (!(error instanceof EditRefused)) throw error;
          refused++;
          if (process.env.EDIT_SHOW) {
            console.log(sample.file, JSON.stringify(change), error.message);
          }
          return;
        }
        done++;
        expect(plain(after)).toEqual(wanted);
        expect(after.includes('\r\n')).toBe(text.includes('\r\n'));
        if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
        const gone = lost(commentsOf(text), commentsOf(after));
        if (
          change.op === 'move' ||
          change.op === 'insert' ||
          kind === 'set a single value' ||
          kind === 'set a new field'
        )
          expect(gone).toEqual([]);
        if (change.op === 'insert') {
          expect(
            lost(
              text.split('\n').map((line) => line.trim()),
              after.split('\n').map((line) => line.trim()),
            ).length,
          ).toBeLessThan(3);
        }
      }),
      { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: SEED }) },
    );
    refusals.set(`${corpus}: ${kind}`, refused);
    if (process.env.EDIT_SHOW) console.log(`${corpus}: ${kind}: ${done} done, ${refused} refused`);
    expect(refused).toBeLessThan(Math.max(5, RUNS * (corpus === 'the odd site' ? 0.4 : 0.02)));
  });
});
