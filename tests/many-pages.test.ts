/** Sites of so many pages that several threads draw them. On a machine with one processor there is only one thread. */
import { afterAll, expect, test } from 'vitest';
import { SmallSite } from './small-site.ts';

const examples = Array.from({ length: 900 }, (_, n) => `- { type: hello, words: Number ${n} }\n`);

const site = new SmallSite({
  'pages/_site.yaml': 'name: Many\n',
  'pages/index.yaml': 'title: Home\nblocks:\n  - { type: hello, words: Hello }\n',
  'blocks/hello/schema.json': JSON.stringify({
    title: 'Hello',
    description: 'A few words.',
    type: 'object',
    properties: { words: { description: 'The words.', type: 'string' } },
  }),
  'blocks/hello/view.tsx':
    'export default ({ words }: { words: string }) => <p className="words">{words}</p>;\n',
  'blocks/hello/style.css': '.block-hello p { margin: 0 }\n',
  'blocks/hello/example.yaml': examples.join(''),
});
const POSTS = 10_000;

/** One template of so many pages that threads share it. */
const posts = new SmallSite({
  'pages/_site.yaml': 'name: Many\n',
  'pages/index.yaml': 'title: Home\nblocks:\n  - { type: banner, title: Home }\n',
  'pages/post/[slug].yaml':
    'each: posts\ntitle: "{{ entry.title }}"\nblocks:\n  - { type: banner, title: "{{ entry.title }}", text: "{{ entry.words }}" }\n',
  'pages/_collections/posts.yaml': rows(),
});

function rows(edited?: { at: number; words: string }): string {
  const wordsOf = (n: number) => (n === edited?.at ? edited.words : `Words of ${n}.`);
  return Array.from(
    { length: POSTS },
    (_, n) => `- { slug: post-${n}, title: Post ${n}, words: "${wordsOf(n)}" }\n`,
  ).join('');
}

afterAll(() => {
  site.remove();
  posts.remove();
});

test('every thread knows the block types that the catalogue has beside the site’s own', async () => {
  expect(await site.run('catalogue')).toMatchObject({ code: 0, stderr: '' });
  expect(site.read('catalogue/hello/900.html')).toContain('Number 899');
}, 60_000);

test('a template that threads share makes the pages that it makes for one thread', async () => {
  expect(await posts.run('build')).toMatchObject({ code: 0, stderr: '' });
  posts.write('pages/_collections/posts.yaml', rows({ at: 1234, words: 'Other words.' }));
  // Few pages are drawn, by one thread.
  expect((await posts.run('build')).code).toBe(0);
  expect((await posts.run('build', '--out', 'clean')).stdout).toContain(`${POSTS + 1} pages`);
  for (let n = 0; n < POSTS; n++) {
    const page = `post/post-${n}.html`;
    expect(posts.read(`clean/${page}`), page).toBe(posts.read(`dist/${page}`));
  }
  expect(posts.read('clean/post/post-1234.html')).toContain('Other words.');
}, 60_000);

test('what is wrong on one page of a template that threads share is reported once, at its line', async () => {
  posts.write('pages/_collections/posts.yaml', rows({ at: 7500, words: '[Away](/nowhere)' }));
  const { code, stderr } = await posts.run('build', '--out', 'clean');
  expect(code).toBe(1);
  expect(stderr.match(/^pages.*$/gm)).toEqual([
    'pages/_collections/posts.yaml:7501:55 error PW301 broken-link (used by pages/post/[slug].yaml:4)',
  ]);
}, 60_000);
