/** Tests `where`, `except`, `sort` and `limit` with repeated queries, as the pages of a template make them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Collection, Row } from '../model/sources.ts';
import type { DataObject } from '../model/types.ts';
import { chooseRows } from './choose-rows.ts';

const KINDS = ['a', 'b', 'c'];

function collectionOf(entries: DataObject[]): Collection {
  const rows = entries.map((data) => ({ data, view: data }) as Row);
  const fields = new Set(['kind', 'size', 'tags', 'n']);
  return {
    name: 'things',
    rows,
    hidden: [],
    broken: false,
    fields,
    schema: undefined,
    files: [],
  };
}

const entries = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      size: fc.nat(4),
      tags: fc.array(fc.constantFrom(...KINDS), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => list.map((entry, n) => ({ ...entry, n })));

const wanted = fc.record(
  {
    where: fc.record(
      {
        kind: fc.oneof(fc.constantFrom(...KINDS), fc.subarray(KINDS, { minLength: 1 })),
        tags: fc.constantFrom(...KINDS),
      },
      { requiredKeys: [] },
    ),
    except: fc.record({ n: fc.nat(3), size: fc.nat(4) }, { requiredKeys: [] }),
    sort: fc.constantFrom('size', '-size'),
    limit: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: [] },
);

const among = (value: unknown, asked: unknown) => [asked].flat().includes(value as string);

/** Returns the expected entries, computed step by step without any cache. */
function plainly(all: DataObject[], { where = {}, except = {}, sort, limit }: DataObject): unknown {
  const is = (entry: DataObject, [name, asked]: [string, unknown]) =>
    [entry[name]].flat().some((value) => among(value, asked));
  const chosen = all.filter(
    (entry) =>
      Object.entries(where as DataObject).every((condition) => is(entry, condition)) &&
      !Object.entries(except as DataObject).some((condition) => is(entry, condition)),
  );
  const turn = sort === '-size' ? -1 : 1;
  if (sort) chosen.sort((a, b) => turn * ((a.size as number) - (b.size as number)));
  return chosen.slice(0, (limit as number | undefined) ?? chosen.length).map(({ n }) => n);
}

test('each choice is made of all entries, whatever was asked for before', () => {
  fc.assert(
    fc.property(entries, fc.array(wanted, { minLength: 1, maxLength: 6 }), (all, asked) => {
      const collection = collectionOf(all);
      for (const one of asked) {
        const rows = chooseRows(collection, one as DataObject, () => {}) ?? [];
        expect(rows.map(({ data }) => data.n)).toEqual(plainly(all, one as DataObject));
      }
    }),
    { numRuns: 500 },
  );
});

test('what is given may be changed', () => {
  const collection = collectionOf([
    { kind: 'a', n: 0 },
    { kind: 'a', n: 1 },
  ]);
  const choose = () => chooseRows(collection, { where: { kind: 'a' } }, () => {}) ?? [];
  choose().reverse().pop();
  expect(choose().map(({ data }) => data.n)).toEqual([0, 1]);
});
