import { expect, test } from 'vitest';
import { type Files, makeSite, readAll } from '../../../tests/make-test-site.ts';

const kinds: Files = {
  'pages/_collections/kinds/news.yaml': 'title: News\n',
  'pages/_collections/kinds/later.yaml': 'title: Later\ndraft: true\n',
};

const cardOf = (kind: string): Files => ({
  ...kinds,
  'blocks/story/schema.json': JSON.stringify({
    description: 'A story.',
    type: 'object',
    properties: {
      kind: { description: 'Its kind.', type: 'string', 'x-collection': 'kinds' },
    },
  }),
  'blocks/story/view.tsx': 'export default () => null;\n',
  'pages/index.yaml': `title: Home\nblocks:\n  - type: story\n    kind: ${kind}\n`,
});

async function issuesOf(files: Files) {
  const { problems } = await readAll(makeSite(files));
  return problems
    .filter(({ name }) => name === 'unknown-entry')
    .map(({ file, message, hint }) => ({ file, message, hint }));
}

test('a block names an entry that there is', async () => {
  expect(await issuesOf(cardOf('news'))).toEqual([]);
  expect(
    await issuesOf(cardOf("\"{{ page.title | downcase | replace: 'home', 'news' }}\"")),
  ).toEqual([]);
  expect(await issuesOf(cardOf('newz'))).toEqual([
    {
      file: 'pages/index.yaml',
      message: '“newz” is the slug of no entry of kinds.',
      hint: 'Did you mean news?',
    },
  ]);
});

test('an entry that is not published yet may be named', async () => {
  expect(await issuesOf(cardOf('later'))).toEqual([]);
});

test('entries in another language name entries of their language', async () => {
  const schema = JSON.stringify({
    type: 'object',
    properties: { kind: { type: 'string', 'x-collection': 'kinds' } },
  });
  const files = {
    ...kinds,
    'pages/_collections/kinds.ar/akhbar.yaml': 'title: News\n',
    'pages/_collections/posts.schema.json': schema,
    'pages/_collections/posts.yaml': '- kind: news\n',
    'pages/_collections/posts.ar.yaml': '- kind: akhbar\n- kind: news\n',
  };
  expect((await issuesOf(files)).map(({ file }) => file)).toEqual([
    'pages/_collections/posts.ar.yaml',
  ]);
});
