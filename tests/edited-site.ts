/** A small site in a temporary folder in which each page depends on something else, and random edits of it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';

/** The folder of the site: one for each test file. */
export const root = mkdtempSync(path.join(tmpdir(), 'pagewright-edited-'));

/** Writes a file, unless it has that content already. */
export function write(file: string, content: string | Buffer): void {
  const place = path.join(root, file);
  if (existsSync(place) && readFileSync(place).equals(Buffer.from(content))) return;
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

export const remove = (file: string) =>
  rmSync(path.join(root, file), { recursive: true, force: true });

export const site = ({
  name = 'Small',
  motto = 'Water',
  phone = '1',
  colour = '#0d5c63',
  note = 'plain',
  extra = false,
} = {}) => `name: ${name}
data: { motto: ${motto}, other: "${phone}"${extra ? ', extra: true' : ''} }
contact: { phone: "${phone}" }
theme: { colors: { light: { primary: "${colour}" } } }
frame:
  before:
    - { type: text, body: "${note}" }
  after: []
`;

const block = (text: string) => `  - type: text\n    heading: ${text}\n    body: ${text}.\n`;
/** The possible parts of a page, each of which depends on something else. */
export const PARTS: Record<string, (word: string) => string> = {
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

export const page = (word: string, parts: string[]) =>
  `title: ${word}\ndescription: A page.\nblocks:\n${parts.map((part) => PARTS[part]?.(word)).join('')}`;

/** Returns a template that makes a page for each row. */
export const template = (word: string, parts: string[]) =>
  `each: rows\n${page(word, parts).replace(/^title: .*/, 'title: "{{ entry.title }}"')}`;

export const rows = (titles: string[]) =>
  titles.map((title, n) => `- { slug: row-${n}, title: "${title}" }\n`).join('') || '[]\n';
export const icon = (shape: string) => `<svg viewBox="0 0 24 24"><path d="${shape}"/></svg>`;
export const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 30"/>`;
const view = (tag: string) =>
  `export default ({ words }: { words: string }) => <${tag}>{words}</${tag}>;\n`;
export const photograph = (red: number, width: number) =>
  sharp({ create: { width, height: 30, channels: 3, background: { r: red, g: 20, b: 20 } } })
    .png()
    .toBuffer();

/** Restores the site to its first state. */
export async function makeSite(): Promise<void> {
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
  write('pages/row/[slug].yaml', template('Row', ['plain']));
  for (const part of Object.keys(PARTS)) write(`pages/${part}.yaml`, page('First', [part]));
}

const word = fc.constantFrom('First', 'Other', 'Third');
const parts = fc.subarray(Object.keys(PARTS), { minLength: 1, maxLength: 4 });
/** An existing page, a new one, or one in a folder. */
const route = fc.constantFrom(...Object.keys(PARTS), 'new', 'deep/new');

/** A change of the site's files, with its description. */
export type Edit = { says: string; make: () => void | Promise<void> };
export const edit = (says: string, make: Edit['make']): Edit => ({ says, make });
/** Returns one kind of edits, with its weight. */
const kind = <T>(weight: number, values: fc.Arbitrary<T>, toEdit: (value: T) => Edit) => ({
  weight,
  arbitrary: values.map(toEdit),
});
/** Every kind of edit that changes the output of a build. */
export const edits: fc.Arbitrary<Edit> = fc.oneof(
  kind(6, fc.tuple(route, word, parts), ([to, title, held]) =>
    edit(`page ${to}: ${title} ${held}`, () => write(`pages/${to}.yaml`, page(title, held))),
  ),
  kind(3, fc.tuple(word, parts), ([heading, held]) =>
    edit(`template: ${heading} ${held}`, () =>
      write('pages/row/[slug].yaml', template(heading, held)),
    ),
  ),
  kind(2, route, (to) => edit(`no page ${to}`, () => remove(`pages/${to}.yaml`))),
  kind(
    3,
    fc.record(
      {
        name: word,
        motto: word,
        phone: word,
        colour: fc.constantFrom('#0d5c63', '#123456'),
        note: word,
      },
      { requiredKeys: [] },
    ),
    (values) =>
      edit(`site ${JSON.stringify(values)}`, () => write('pages/_site.yaml', site(values))),
  ),
  kind(1, fc.boolean(), (extra) =>
    edit(`site extra ${extra}`, () => write('pages/_site.yaml', site({ extra }))),
  ),
  kind(
    3,
    fc.array(fc.constantFrom('One', 'Two', 'By {{ site.data.motto }}'), { maxLength: 4 }),
    (titles) => edit(`rows ${titles}`, () => write('pages/_collections/rows.yaml', rows(titles))),
  ),
  kind(2, fc.tuple(word, parts), ([title, held]) =>
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
  kind(2, fc.constantFrom('M1 1h2', 'M2 2h2'), (shape) =>
    edit(`icon ${shape}`, () => write('pages/_icons/own.svg', icon(shape))),
  ),
  kind(1, fc.boolean(), (there) =>
    edit(`icon phone ${there}`, () =>
      there ? write('pages/_icons/phone.svg', icon('M3 3')) : remove('pages/_icons/phone.svg'),
    ),
  ),
  kind(2, fc.constantFrom(40, 50), (width) =>
    edit(`drawing ${width}`, () => write('public/drawing.svg', drawing(width))),
  ),
  kind(2, fc.tuple(fc.constantFrom(200, 90), fc.constantFrom(40, 60)), ([red, width]) =>
    edit(`photograph ${red} ${width}`, async () =>
      write('public/photo.png', await photograph(red, width)),
    ),
  ),
  kind(1, fc.constantFrom('drawing.svg', 'photo.png', 'paper.txt'), (file) =>
    edit(`no ${file}`, () => remove(`public/${file}`)),
  ),
  kind(1, word, (text) => edit(`paper ${text}`, () => write('public/paper.txt', text))),
  kind(1, fc.constantFrom('p', 'div'), (tag) =>
    edit(`block ${tag}`, () => write('blocks/note/view.tsx', view(tag))),
  ),
);

/** Reports the descriptions of the edits in the smallest failing list, instead of functions. */
export function reportEdits({
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
