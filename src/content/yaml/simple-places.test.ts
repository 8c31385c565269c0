/** The short way to a place says what the parser says, or nothing. PAGEWRIGHT_FUZZ=100000 tries that many texts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomTexts, sound } from '../../../tests/random-yaml.ts';
import { sourceFiles } from '../../../tests/source-files.ts';
import type { Data, DataPath } from '../types.ts';
import { readParsed } from './parsed-places.ts';
import { readPositions } from './positions.ts';
import { SimplePlaces } from './simple-places.ts';

const runs = Number(process.env.PAGEWRIGHT_FUZZ ?? 3000);

/** The ways to all values, and to some that are not there. */
function waysIn(data: Data, path: DataPath = []): DataPath[] {
  const missing = [...path, 'missing'];
  if (data === null || typeof data !== 'object') return [path, missing];
  const steps = Array.isArray(data) ? [...data.keys(), data.length] : Object.keys(data);
  const below = steps.flatMap((step) =>
    waysIn((data as { [name: string | number]: Data })[step] ?? null, [...path, step]),
  );
  return [path, missing, ...below];
}

/** How many places the short way knew; none may differ from what the parser says. */
function known(text: string): number {
  const simple = SimplePlaces.of(text);
  if (!simple) return 0;
  const [short, parsed] = [readPositions(text), readParsed(text)];
  let count = 0;
  for (const path of waysIn(parsed.toData() as Data)) {
    for (const atKey of [false, true]) {
      if (simple.find(path, atKey)) count += 1;
      for (const within of ['', 'a', '/']) {
        const found = short.locate(path, atKey, within);
        expect({ ...found }, `${path} in ${text}`).toEqual(parsed.locate(path, atKey, within));
      }
    }
  }
  return count;
}

test('in the files of this site', () => {
  const files = sourceFiles('pages', /\.yaml$/).filter(({ text }) => text.length < 6000);
  const places = files.map(({ text }) => known(text));
  expect(places.filter((count) => count > 0).length / files.length).toBeGreaterThan(0.5);
}, 60_000);

test('in a page with all that is plain', () => {
  expect(known(sound)).toBeGreaterThan(100);
});

test.each(Object.entries(randomTexts))(
  'in %s',
  (_name, texts) => {
    let places = 0;
    fc.assert(
      fc.property(texts, (text) => {
        places += known(text);
      }),
      { numRuns: runs / 4 },
    );
    expect(places).toBeGreaterThan(0);
  },
  Math.max(60_000, runs * 20),
);
