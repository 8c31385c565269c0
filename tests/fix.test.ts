/** `validate --fix`: only the lines with a mistake change, the result is valid, and a second run changes nothing. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { writeChanges } from '../src/content/files/write-changes.ts';
import type { ChangedText } from '../src/content/yaml/edits.ts';
import { fixesOf, trailingSpaces, validChanges } from '../src/diagnostics/fixes.ts';
import type { Diagnostic } from '../src/diagnostics/model/diagnostic.ts';
import { CheckedSite } from './checked-site.ts';

const file = 'pages/index.yaml';
const sound = `# The first page.
title: Home   # shown in the tab
description: "A page, and nothing else"

blocks:
  # what everybody sees first
  - type: banner
    title: Welcome to the house
    tone: dark # like the night
    id: team
    buttons:
      - { label: About us, to: /about }
      -   label: Team
          to: "/about#team"
          newTab: true

  - type: text
    heading: 'It''s about time'
    body: |
      A line that ends in two spaces  
      and another: with a colon # and a hash
    image: { src: /images/hall.svg, alt: "", width: 800 }
  - type: accordion
    firstOpen: false
    items:
      - title: One
        body: Hello
`.split('\n');

/** Mistakes with one certain fix: the line, and the line with the mistake. */
const slips: [from: string, to: string][] = [
  ['title: Home   # shown in the tab', 'titel: Home   # shown in the tab'],
  ['title: Home   # shown in the tab', 'title: Home: sweet home   # shown in the tab'],
  ['description: "A page', 'desciption: "A page'],
  ['description: "A page, and nothing else"', 'description: "A page, and nothing else'],
  ['  - type: banner', '  - type: bannner'],
  ['  - type: banner', '  - type: Banner'],
  ['  - type: banner', '  -type: banner'],
  ['    title: Welcome', '    tittle: Welcome'],
  ['    title: Welcome to the house', '    title: 2026'],
  ['    title: Welcome to the house', '    title: @house'],
  ['    title: Welcome to the house', '    title: **Welcome**'],
  ['    title: Welcome to the house', '    title: “Welcome: to the house”'],
  ['    title: Welcome to the house', '    title: {{ page.title }} and more'],
  ['    title: Welcome', '\ttitle: Welcome'],
  ['    title: Welcome', '    title:Welcome'],
  ['    title: Welcome', '    title:\u00a0Welcome'],
  ['tone: dark', 'tone: Dark'],
  ['tone: dark', 'tone: DARK'],
  ['label: About us', 'lable: About us'],
  ['to: "/about#team"', 'to: #team'],
  ['to: /about }', 'to: /About }'],
  ['to: "/about#team"', 'to: "/About#team"'],
  ['newTab: true', 'newTab: yes'],
  ['newTab: true', 'newTab: true   '],
  ["'It''s about time'", "'It's about time'"],
  ['width: 800', 'width: "800"'],
  ['src: /images/hall.svg', 'src: /images/Hall.svg'],
  ['firstOpen: false', 'firstOpen: "off"'],
  ['  - type: accordion', '  - type: acordion'],
  ['      - title: One', '      – title: One'],
];

const made: CheckedSite[] = [];
afterAll(() => {
  for (const site of made) site.remove();
});

/** Applies fixes as `--fix` does, in this process. */
async function fix(site: CheckedSite): Promise<{ changes: ChangedText[]; left: Diagnostic[] }> {
  const changes: ChangedText[] = [];
  let edits = trailingSpaces(site.root, file);
  for (let round = 0; round < 8; round += 1) {
    const made = validChanges(site.root, edits);
    writeChanges(site.root, made);
    changes.push(...made);
    if (round > 0 && made.length === 0) break;
    edits = fixesOf(await site.problems());
  }
  return { changes, left: await site.problems() };
}

test('only the lines with mistakes change, and the site is valid', async () => {
  const chosen = fc.uniqueArray(fc.constantFrom(...slips), {
    minLength: 1,
    maxLength: 3,
    selector: ([from]) => sound.findIndex((line) => line.includes(from.trimEnd())),
  });
  await fc.assert(
    fc.asyncProperty(chosen, fc.constantFrom('\n', '\r\n'), async (made_, end) => {
      const lines = sound.slice();
      const changed = new Set<number>();
      for (const [from, to] of made_) {
        const at = lines.findIndex((line) => line.includes(from));
        if (at === -1) continue;
        lines[at] = (lines[at] ?? '').replace(from, () => to);
        changed.add(at);
      }
      const site = new CheckedSite({ [file]: lines.join(end) });
      made.push(site);
      const { changes, left } = await fix(site);
      const after = (changes.at(-1)?.after ?? lines.join(end)).split(end);
      expect(site.printed(left)).toBe('');
      expect(after).toHaveLength(lines.length);
      const others = after.flatMap((line, at) =>
        line !== lines[at] && !changed.has(at) ? [line] : [],
      );
      expect(others).toEqual([]);
      expect((await fix(site)).changes).toEqual([]);
    }),
    { numRuns: Number(process.env.PAGEWRIGHT_FIXES ?? 60) },
  );
}, 300_000);

test.each(slips)('%s -> %s', async (from, to) => {
  const at = sound.findIndex((line) => line.includes(from));
  const lines = sound.slice();
  lines[at] = (lines[at] ?? '').replace(from, () => to);
  const site = new CheckedSite({ [file]: lines.join('\n') });
  made.push(site);
  const { changes, left } = await fix(site);
  expect(site.printed(left)).toBe('');
  expect(changes.length).toBeGreaterThan(0);
});

test('an apostrophe at the beginning of a text stays', async () => {
  const text = sound.join('\n').replace('Welcome to the house', () => "'90s music");
  const site = new CheckedSite({ [file]: text });
  made.push(site);
  const { changes, left } = await fix(site);
  expect(site.printed(left)).toBe('');
  expect(changes.at(-1)?.after).toContain(`title: "'90s music"`);
});

test('a mistake with several possible fixes is left alone', async () => {
  const text =
    'title: Home\nblocks:\n  - type: cards\n  - type: banner\n    title: One\n    tone: blue\n';
  const site = new CheckedSite({ [file]: text });
  made.push(site);
  const { changes, left } = await fix(site);
  expect([changes, left.map(({ name }) => name)]).toEqual([[], ['unknown-block', 'wrong-value']]);
});

test.each([
  // a word with a meaning of its own
  ['description: "A page, and nothing else"', 'noindex: true'],
  ['description: "A page, and nothing else"', 'layout: wide'],
  // an address similar to a page may be a page that is not written yet
  ['to: /about }', 'to: /abuot }'],
  ['to: "/about#team"', 'to: "/about#taem"'],
  ['    tone: dark # like the night', '    tone: drak'],
  // a picture in Markdown syntax
  ['src: /images/hall.svg, alt: "", width: 800 }', 'src: ![Hall](/images/hall.svg) }'],
  // two fields on one line are no text with a colon
  ['    tone: dark # like the night', '    tone: dark id: night'],
  // a quotation mark that includes the next field
  [
    '      - { label: About us, to: /about }',
    '      - { label: "About us, newTab: "true", to: /about }',
  ],
  // one button instead of a list
  ['    tone: dark # like the night', '    button: { label: About us, to: /about }'],
])('%s -> %s has no one sensible answer and is left alone', async (from, to) => {
  const text = sound.join('\n').replace(from, () => to);
  const site = new CheckedSite({ [file]: text });
  made.push(site);
  const { changes, left } = await fix(site);
  const [after = text] = changes.map((change) => change.after).slice(-1);
  expect(after).toBe(text);
  expect(left).not.toEqual([]);
});

test.each([
  [
    '    title: Welcome to the house',
    '    title: "Wood" and "time"',
    `    title: '"Wood" and "time"'`,
  ],
  [
    '    title: Welcome to the house',
    '    title: “Wood”: our time',
    '    title: "“Wood”: our time"',
  ],
  ['    title: Welcome to the house', '    "titel": Welcome', '    "title": Welcome'],
  // the only field that is missing, by another name of it
  ['    title: Welcome to the house', '    headline: Welcome', '    title: Welcome'],
  [
    '      - { label: About us, to: /about }',
    '      - { label: Ask, or call, to: /about }',
    '      - { label: "Ask, or call", to: /about }',
  ],
])('%s -> %s becomes %s', async (from, to, fixed) => {
  const lines = sound.map((line) => (line === from ? to : line));
  const site = new CheckedSite({ [file]: lines.join('\n') });
  made.push(site);
  const { changes, left } = await fix(site);
  expect(site.printed(left)).toBe('');
  expect(changes.at(-1)?.after.split('\n')).toEqual(
    sound.map((line) => (line === from ? fixed : line)),
  );
});

test('a template that is right for one entry only does not replace itself by a word', async () => {
  const made_ = 'title: "{{ entry.title }}"\neach: services\nblocks:\n';
  const text = `${made_}  - type: fragment\n    name: abuot-{{ entry.category }}\n`;
  const site = new CheckedSite({
    [file]: sound.join('\n'),
    'pages/[slug].yaml': text,
    'pages/_fragments/about-cleaning.yaml': '- { type: banner, title: Cleaning }\n',
    'pages/_fragments/about-security.yaml': '- { type: banner, title: Security }\n',
  });
  made.push(site);
  const { changes, left } = await fix(site);
  expect(changes).toEqual([]);
  expect(left.map(({ name }) => name)).toEqual(['unknown-fragment']);
});
