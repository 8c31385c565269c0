/**
 * Any text is answered with a place: never with an exception, and never with a hang. PAGEWRIGHT_FUZZ=100000 tries
 * that many.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutUp, randomTexts } from '../../../tests/random-yaml.ts';
import type { Site } from '../../content/site/site.ts';
import { parse } from '../../content/yaml/parse.ts';
import { sentencesOfMistake } from '../registry/sentences.ts';
import { explainSyntax } from './explain-syntax.ts';

const runs = Number(process.env.PAGEWRIGHT_FUZZ ?? 2000);

/** The part of a site that messages about syntax depend on. */
const site = { blockTypes: new Map() } as unknown as Site;

const sound = `title: "Home of {{ site.name }}"
description: A page # of words
blocks:
  - &first
    type: banner
    title: 'It''s home'
    text: |
      **Bold** and [there](/)

      - a list
    image: { src: /images/hall.svg, alt: Hall }
  - type: card-grid
    items:
      - title: One
        rating: 4
      - { title: Two, link: { label: More, to: "#x" } }
`;

const scrap = fc.oneof(
  fc.constantFrom(...'\t # - : " \' { } [ ] & * ! | > @ ` % ,\n\r'),
  fc.constantFrom(
    '{{',
    '}}',
    '\n  ',
    '\n    ',
    '---',
    '\u0000',
    '\ufeff',
    '\u00a0',
    'a: b',
    '<<<<<<< x',
  ),
  fc.string({ maxLength: 6 }),
);

const kinds = {
  ...randomTexts,
  'a page full of YAML with parts cut out and put in': cutUp(sound, scrap, {
    cuts: 4,
    letters: 20,
  }),
  'a page that ends anywhere': fc
    .tuple(fc.nat(sound.length), scrap)
    .map(([end, put]) => sound.slice(0, end) + put),
  'signs of YAML in any order': fc.array(scrap, { maxLength: 40 }).map((parts) => parts.join('')),
  'any letters': fc.string({ maxLength: 200, unit: 'binary' }),
};

function answer(text: string): void {
  const lines = text.split('\n');
  if (parse(text).data !== undefined) return;
  const told = explainSyntax(text);
  expect(told.length).toBeGreaterThan(0);
  for (const mistake of told) {
    const { range, edits = [] } = mistake;
    const { message, hint } = sentencesOfMistake(mistake, { file: '', path: [] }, site);
    expect(message.length * hint.length).toBeGreaterThan(0);
    expect(range?.line).toBeGreaterThan(0);
    expect(range?.line).toBeLessThanOrEqual(lines.length);
    expect(range?.column).toBeGreaterThan(0);
    expect(range?.column).toBeLessThanOrEqual((lines[(range?.line ?? 1) - 1]?.length ?? 0) + 2);
    for (const { start, end } of edits)
      expect([start <= end, end <= text.length]).toEqual([true, true]);
  }
}

test.each(Object.entries(kinds))(
  '%s is answered',
  (_name, texts) => {
    fc.assert(fc.property(texts, answer), { numRuns: Math.ceil(runs / 4) });
  },
  Math.max(120_000, runs * 20),
);
