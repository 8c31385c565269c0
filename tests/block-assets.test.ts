/** The assets that the component of a site's own block may import. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SmallSite } from './small-site.ts';

const drawing = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><desc>${words}</desc></svg>`;

const site = new SmallSite({
  'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
  'pages/index.yaml':
    'title: Home\ndescription: The first page.\nblocks:\n  - { type: badge, label: New }\n',
  'blocks/badge/schema.json': JSON.stringify({
    description: 'A badge.',
    type: 'object',
    properties: { label: { description: 'Its words.', type: 'string' } },
    required: ['label'],
  }),
  'blocks/badge/view.tsx': `import large from './large.svg';
import styles from './look.module.css';

export default function Badge({ label }: { label: string }) {
  return (
    <p className={styles.label}>
      {label}
      <img src={large} alt="" />
    </p>
  );
}
`,
  'blocks/badge/look.module.css': '.label { color: rebeccapurple; @apply bold; }\n',
  // Vite inlines a small picture into the page.
  'blocks/badge/large.svg': drawing('A long description. '.repeat(500)),
  'postcss.config.mjs': `export default {
  plugins: [
    {
      postcssPlugin: 'apply',
      AtRule: { apply: (rule) => rule.replaceWith({ prop: 'font-weight', value: '700' }) },
    },
  ],
};
`,
});
afterAll(() => site.remove());

test('a CSS module is in the page, by the names that the component uses', {
  timeout: 60_000,
}, async () => {
  const { code, stderr } = await site.run('build');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const html = site.read('dist/index.html');
  const [, name = 'none'] = /<p class="([^"]+)">New/.exec(html) ?? [];
  expect(html).toContain(`.${name}{color:#639;font-weight:700}`);
  const [, address = 'none'] = /<img src="([^"]+)"/.exec(html) ?? [];
  expect(address).toMatch(/^\/assets\/large-.+\.svg$/);
  expect(readFileSync(path.join(site.root, 'dist', address), 'utf8')).toContain(
    'A long description.',
  );
});
