/**
 * Sites with so many pages that several threads render them. On a machine with one processor there is only one
 * thread.
 */
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

afterAll(() => site.remove());

test('every thread has the catalogue’s block types besides the site’s own', async () => {
  expect(await site.run('catalogue')).toMatchObject({ code: 0, stderr: '' });
  expect(site.read('catalogue/hello/900.html')).toContain('Number 899');
}, 60_000);
