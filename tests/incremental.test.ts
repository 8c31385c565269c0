/**
 * A build that keeps what did not change gives the same bytes as one that starts from nothing, whatever
 * was edited before it. `INCREMENTAL_RUNS=500 npx vitest run tests/incremental.test.ts` looks longer.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildResult, buildSite } from '../src/build/build-site.ts';
import { projectRoot } from './source-files.ts';

const RUNS = Number(process.env.INCREMENTAL_RUNS ?? 8);

let root: string;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'pagewright-incremental-'));
  await makeSite();
  await build('dist');
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a file, unless that is what it holds. */
function write(file: string, content: string | Buffer): void {
  const place = path.join(root, file);
  if (existsSync(place) && readFileSync(place).equals(Buffer.from(content))) return;
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

const remove = (file: string) => rmSync(path.join(root, file), { recursive: true, force: true });

const build = (out: string): Promise<BuildResult> =>
  buildSite({ siteRoot: root, engineRoot: projectRoot, out: path.join(root, out) });

/** Builds as if nothing had ever been built. */
function buildFromNothing(): Promise<BuildResult> {
  remove('clean');
  remove('.pagewright/cache/clean.json');
  return build('clean');
}

/** Every file of an output with its content. */
function outputOf(folder: string): Record<string, string> {
  const place = path.join(root, folder);
  if (!existsSync(place)) return {};
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = files.map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(path.join(place, name), 'latin1')]),
  );
}

const differing = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name] !== other[name],
  );

const site = ({
  motto = 'Water',
  phone = '1',
  colour = '#0d5c63',
  note = 'plain',
  extra = false,
} = {}) => `name: Small
data: { motto: ${motto}, other: "${phone}"${extra ? ', extra: true' : ''} }
contact: { phone: "${phone}" }
theme: { colors: { light: { primary: "${colour}" } } }
frame:
  before:
    - { type: text, body: "${note}" }
  after: []
`;

const block = (text: string) => `  - type: text\n    heading: ${text}\n    body: ${text}.\n`;
/** What a page may hold, each reading something else. */
const PARTS: Record<string, (word: string) => string> = {
  plain: block,
  motto: (word) => block(`${word} {{ site.data.motto }}`),
  phone: (word) => block(`${word} {{ site.contact.phone }}`),
  maybe: (word) => block(`${word}{% if site.data.extra %} with more{% endif %}`),
  fragment: () => '  - { type: fragment, name: shared }\n',
  rows: () =>
    '  - type: card-grid\n    itemsFrom: { collection: rows, as: { title: "{{ entry.title }}" } }\n',
  icons: (word) =>
    `  - type: card-grid\n    items: [{ title: ${word}, icon: own }, { title: Two, icon: phone }]\n`,
  drawing: (word) =>
    `  - type: card-grid\n    items: [{ title: ${word}, image: { src: /drawing.svg, alt: A } }]\n`,
  photograph: (word) =>
    `  - type: card-grid\n    items: [{ title: ${word}, image: { src: /photo.png, alt: A } }]\n`,
  file: (word) => block(`${word} [paper](/paper.txt)`),
  note: (word) => `  - { type: note, words: ${word} }\n`,
};

const page = (word: string, parts: string[]) =>
  `title: ${word}\ndescription: A page.\nblocks:\n${parts.map((part) => PARTS[part]?.(word)).join('')}`;

const rows = (titles: string[]) =>
  titles.map((title, n) => `- { slug: row-${n}, title: "${title}" }\n`).join('') || '[]\n';
const icon = (shape: string) => `<svg viewBox="0 0 24 24"><path d="${shape}"/></svg>`;
const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 30"/>`;
const view = (tag: string) =>
  `export default ({ words }: { words: string }) => <${tag}>{words}</${tag}>;\n`;
const photograph = (red: number, width: number) =>
  sharp({ create: { width, height: 30, channels: 3, background: { r: red, g: 20, b: 20 } } })
    .png()
    .toBuffer();

async function makeSite(): Promise<void> {
  for (const file of ['pages/new.yaml', 'pages/deep', 'pages/_icons/phone.svg']) remove(file);
  write('pages/_site.yaml', site());
  write('pages/_collections/rows.yaml', rows(['One', 'Two', 'Of {{ site.data.motto }}']));
  write(
    'pages/_fragments/shared.yaml',
    '- { type: text, heading: Shared, body: "{{ site.data.motto }}" }\n',
  );
  write('pages/_icons/own.svg', icon('M1 1h2'));
  write('public/drawing.svg', drawing(40));
  write('public/photo.png', await photograph(200, 40));
  write('public/paper.txt', 'paper');
  const schema = {
    title: 'Note',
    description: 'A note.',
    type: 'object',
    properties: { words: { description: 'The words.', type: 'string' } },
  };
  write('blocks/note/schema.json', JSON.stringify(schema));
  write('blocks/note/view.tsx', view('p'));
  write('blocks/note/style.css', '.block-note p { margin: 0 }\n');
  write('blocks/note/example.yaml', '- { type: note, words: A note }\n');
  write(
    'pages/row/[slug].yaml',
    `each: rows\n${page('Row', ['plain']).replace('title: Row', 'title: "{{ entry.title }}"')}`,
  );
  for (const part of Object.keys(PARTS)) write(`pages/${part}.yaml`, page('First', [part]));
}

const word = fc.constantFrom('First', 'Other', 'Third');
const parts = fc.subarray(Object.keys(PARTS), { minLength: 1, maxLength: 4 });
/** A page of those that there are at first, or a new one, or one in a folder. */
const route = fc.constantFrom(...Object.keys(PARTS), 'new', 'deep/new');

type Edit = { says: string; make: () => void | Promise<void> };
const edit = (says: string, make: Edit['make']): Edit => ({ says, make });
const edits: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(route, word, parts)
      .map(([to, title, held]) =>
        edit(`page ${to}: ${title} ${held}`, () => write(`pages/${to}.yaml`, page(title, held))),
      ),
  },
  {
    weight: 2,
    arbitrary: route.map((to) => edit(`no page ${to}`, () => remove(`pages/${to}.yaml`))),
  },
  {
    weight: 3,
    arbitrary: fc
      .record(
        { motto: word, phone: word, colour: fc.constantFrom('#0d5c63', '#123456'), note: word },
        { requiredKeys: [] },
      )
      .map((values) =>
        edit(`site ${JSON.stringify(values)}`, () => write('pages/_site.yaml', site(values))),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .boolean()
      .map((extra) =>
        edit(`site extra ${extra}`, () => write('pages/_site.yaml', site({ extra }))),
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom('One', 'Two', 'By {{ site.data.motto }}'), { maxLength: 4 })
      .map((titles) =>
        edit(`rows ${titles}`, () => write('pages/_collections/rows.yaml', rows(titles))),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(word, parts).map(([title, held]) =>
      edit(`fragment ${title} ${held}`, () =>
        write(
          'pages/_fragments/shared.yaml',
          held
            .filter((part) => part !== 'fragment')
            .map((part) => (PARTS[part]?.(title) ?? '').replace(/^ {2}/gm, ''))
            .join('') || '[]\n',
        ),
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('M1 1h2', 'M2 2h2')
      .map((shape) => edit(`icon ${shape}`, () => write('pages/_icons/own.svg', icon(shape)))),
  },
  {
    weight: 1,
    arbitrary: fc
      .boolean()
      .map((there) =>
        edit(`icon phone ${there}`, () =>
          there ? write('pages/_icons/phone.svg', icon('M3 3')) : remove('pages/_icons/phone.svg'),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(40, 50)
      .map((width) => edit(`drawing ${width}`, () => write('public/drawing.svg', drawing(width)))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(200, 90), fc.constantFrom(40, 60))
      .map(([red, width]) =>
        edit(`photograph ${red} ${width}`, async () =>
          write('public/photo.png', await photograph(red, width)),
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('drawing.svg', 'photo.png', 'paper.txt')
      .map((file) => edit(`no ${file}`, () => remove(`public/${file}`))),
  },
  {
    weight: 1,
    arbitrary: word.map((text) => edit(`paper ${text}`, () => write('public/paper.txt', text))),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('p', 'div')
      .map((tag) => edit(`block ${tag}`, () => write('blocks/note/view.tsx', view(tag)))),
  },
);

test('any edits, built one by one, give what a build from nothing gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 8 }), async (list) => {
      await makeSite();
      await build('dist');
      for (const { make } of list) {
        await make();
        await build('dist');
      }
      const last = await build('dist');
      const clean = await buildFromNothing();
      expect(last.problems).toEqual(clean.problems);
      if (clean.problems.some(({ severity }) => severity === 'error')) return;
      expect(differing(outputOf('dist'), outputOf('clean'))).toEqual([]);
      expect(last.drawn).toBe(0);
    }),
    { numRuns: RUNS, seed: 20261121, reporter: tellEdits },
  );
}, 600_000);

/** In place of functions, what the edits of the smallest failing list did. */
function tellEdits({
  failed,
  counterexample,
  errorInstance,
  seed,
  counterexamplePath,
}: fc.RunDetails<[Edit[]]>): void {
  if (!failed) return;
  const list = counterexample?.[0].map(({ says }) => says).join('\n  ');
  throw new Error(
    `After these edits (seed ${seed}, path ${counterexamplePath}):\n  ${list}\n${errorInstance}`,
  );
}

describe('exactly the pages are drawn anew that read what changed', () => {
  /** Builds, makes a change, builds again and gives the pages that were drawn again, by what they hold. */
  async function redrawnAfter(make: () => void | Promise<void>): Promise<string[]> {
    await makeSite();
    await build('dist');
    const ages = () =>
      new Map(
        Object.keys(outputOf('dist'))
          .filter((name) => name.endsWith('.html'))
          .map((name) => [name, inode(name)]),
      );
    const before = ages();
    await make();
    const { drawn, problems } = await build('dist');
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const after = ages();
    const redrawn = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
    expect(drawn).toBe(redrawn.length);
    return redrawn.map((name) => name.replace('.html', '')).sort();
  }
  /** A drawn page is put in the place of the one before: it is another file. */
  const inode = (name: string) => statSync(path.join(root, 'dist', name)).ino;

  test.each<[string, () => void | Promise<void>, string[]]>([
    ['nothing', () => {}, []],
    ['a page', () => write('pages/plain.yaml', page('Other', ['plain'])), ['plain']],
    [
      'a fragment',
      () => write('pages/_fragments/shared.yaml', '- { type: text, body: Other }\n'),
      ['fragment'],
    ],
    [
      'a collection',
      () =>
        write('pages/_collections/rows.yaml', rows(['One', 'Three', 'Of {{ site.data.motto }}'])),
      ['row/row-0', 'row/row-1', 'row/row-2', 'rows'],
    ],
    ['an icon', () => write('pages/_icons/own.svg', icon('M9 9')), ['icons']],
    [
      'an icon that hides one of Lucide',
      () => write('pages/_icons/phone.svg', icon('M9 9')),
      ['icons'],
    ],
    ['a drawing', () => write('public/drawing.svg', drawing(70)), ['drawing']],
    [
      'a photograph',
      async () => write('public/photo.png', await photograph(10, 70)),
      ['photograph'],
    ],
    ['a file that is only linked', () => write('public/paper.txt', 'other'), []],
    ['a value of the site', () => write('pages/_site.yaml', site({ phone: '2' })), ['phone']],
    [
      'a value that a collection and a fragment read too',
      () => write('pages/_site.yaml', site({ motto: 'Air' })),
      ['fragment', 'motto', 'row/row-0', 'row/row-1', 'row/row-2', 'rows'],
    ],
    [
      'a value that a page only asks for',
      () => write('pages/_site.yaml', site({ extra: true })),
      ['maybe'],
    ],
  ])(
    '%s',
    async (_, make, pages) => {
      expect(await redrawnAfter(make)).toEqual(pages);
    },
    60_000,
  );

  test('the frame: all of them', async () => {
    const redrawn = await redrawnAfter(() => write('pages/_site.yaml', site({ note: 'Other' })));
    expect(redrawn).toHaveLength(Object.keys(PARTS).length + 3);
  }, 60_000);
});
