import { CompletionContext } from '@codemirror/autocomplete';
import { yaml } from '@codemirror/lang-yaml';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import type { Forms } from '../../contract/forms.ts';
import { completionsAt } from './hint-extensions.ts';

const banner = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    tone: { enum: ['plain', 'dark'] },
    image: { type: 'object', properties: { src: { format: 'image-path' }, alt: {} } },
  },
};
const forms = {
  schemas: {
    blocks: { banner },
    page: { properties: { title: { type: 'string' } } },
    site: {
      properties: {
        menus: {
          type: 'object',
          additionalProperties: { type: 'array', items: { $ref: '#/definitions/entry' } },
        },
      },
      definitions: { entry: { type: 'object', properties: { label: {}, to: { format: 'link' } } } },
    },
    collections: { team: { type: 'object', properties: { name: {}, role: {} } } },
    definitions: {},
  },
  library: [],
} as unknown as Forms;
const choices = {
  videos: [],
  files: [],
  icons: [],
  fragments: [],
  rows: {},
  pages: [{ route: '/about', title: 'About', anchors: [] }],
  pictures: ['/a.svg'],
};

/** Returns the completions at the mark in a text. */
function offered(file: string, marked: string): string[] {
  const position = marked.indexOf('¦');
  const state = EditorState.create({ doc: marked.replace('¦', ''), extensions: [yaml()] });
  const context = new CompletionContext(state, position, true);
  const result = completionsAt(context, { file, forms, choices });
  return result?.options.map(({ label }) => label) ?? [];
}

const page = 'pages/index.yaml';
test.each([
  ['a name', '{ type: banner, ti¦ }', ['title', 'tone', 'image']],
  ['the first name', '{ ¦ type: banner }', ['title', 'tone', 'image']],
  ['a value', '{ type: banner, tone: ¦ }', ['plain', 'dark']],
  ['a name further in', '{ type: banner, image: { src: /a.svg, a¦ } }', ['alt']],
  ['a value further in', '{ type: banner, image: { src: /¦ } }', ['/a.svg']],
  ['what is behind the bracket', '{ type: banner } ¦', []],
  ['a name on a line of its own', '{ type: banner,\n    ti¦ }', ['title', 'tone', 'image']],
  ['a text in quotes', '{ type: banner, title: "to¦" }', []],
])('within brackets, suitable completions are offered: %s', (_what, block, words) => {
  expect(offered(page, `blocks:\n  - ${block}\n`)).toEqual(words);
});

test('a list in brackets is offered its values', () => {
  const text = 'menus:\n  main: [{ label: About, to: ¦ }]\n';
  expect(offered('pages/_site.yaml', text)).toEqual(['/about']);
});

test('the settings of a language are those of the site', () => {
  const text = 'menus:\n  main:\n    - la¦\n';
  expect(offered('pages/_site.yaml', text)).toEqual(['label', 'to']);
  expect(offered('pages/ar/_site.yaml', text)).toEqual(['label', 'to']);
});

test('rows of a collection are offered the fields of their schema, or those of the rows beside them', () => {
  expect(offered('pages/_collections/team.yaml', '- name: Ann\n  ro¦\n')).toEqual(['role']);
  expect(offered('pages/_collections/team/ann.yaml', 'ro¦\n')).toEqual(['name', 'role']);
  const rows = '- slug: one\n  title: One\n- slug: two\n  ti¦\n';
  expect(offered('pages/_collections/things.yaml', rows)).toEqual(['title']);
});
