/** Blocks made with the plugins of the configuration: Tailwind, MDX, CSS modules and a library of components. */
import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const schema = (title: string) =>
  JSON.stringify({ title, description: 'A block.', type: 'object', properties: {} });

let site: SmallSite;
beforeAll(() => {
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\n',
    'pages/index.yaml': `title: Home
description: A page of blocks that are made with other tools.
blocks:
  - type: banner
    title: Home
  - type: wind
  - type: prose
  - type: library
`,
    'blocks/wind/schema.json': schema('Wind'),
    'blocks/wind/view.tsx':
      'export default () => <p className="rounded-xl bg-sky-700 md:p-8">Wind</p>;\n',
    'blocks/wind/style.css': `@import 'tailwindcss/theme.css' layer(theme);
@source './*.tsx';
@layer utilities {
  @tailwind utilities source(none);
}
.block-wind {
  color: var(--ink);
}
`,
    'blocks/prose/schema.json': schema('Prose'),
    'blocks/prose/words.mdx': '## Of wood\n\nOak and <b>elm</b>.\n',
    'blocks/prose/view.tsx': `import Words from './words.mdx';
import styles from './prose.module.css';
export default () => <div className={styles.prose}><Words /></div>;
`,
    'blocks/prose/prose.module.css': '.prose { max-inline-size: 60ch }\n',
    'blocks/library/schema.json': schema('Library'),
    'blocks/library/island.tsx': `import { Separator } from '@radix-ui/react-separator';
import { Toggle } from '@radix-ui/react-toggle';
export default () => <div><Separator /><Toggle aria-label="Bold">B</Toggle></div>;
`,
  });
  site.write(
    'pagewright.config.ts',
    `import mdx from '@mdx-js/rollup';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'pagewright/config';

export default defineConfig({
  vite: { plugins: [tailwindcss(), { enforce: 'pre', ...mdx() }] },
});
`,
  );
  symlinkSync(
    path.join(projectRoot, 'node_modules'),
    path.join(site.root, 'node_modules'),
    'junction',
  );
});
afterAll(() => site.remove());

/** Expects the output of the four blocks in a page. */
function expectBlocks(html: string): void {
  expect(html).toContain('<p class="rounded-xl bg-sky-700 md:p-8">Wind</p>');
  expect(html).toMatch(/<h2>Of wood<\/h2>\s*<p>Oak and <b>elm<\/b>\.<\/p>/);
  expect(html).toMatch(/class="prose-prose__prose"/);
  expect(html).toContain('data-orientation="horizontal" role="separator"');
  expect(html).toMatch(/<button type="button" aria-pressed="false"/);
}

test('pages are built with the blocks, their styles and nothing unused', async () => {
  const { code, stderr } = await site.run('build');
  expect([code, stderr]).toEqual([0, '']);
  const html = site.read('dist/index.html');
  expectBlocks(html);
  expect(html).toMatch(/\.bg-sky-700\s*\{/);
  expect(html).toContain('.rounded-xl');
  expect(html).not.toMatch(/@(?:import|tailwind|theme)\b/);
  // Tailwind scans this block only, and leaves the styles of other blocks alone.
  expect(html).not.toContain('.grid{');
  const scripts = readdirSync(path.join(site.root, 'dist/assets'));
  expect(scripts.filter((name) => name.startsWith('library-'))).toHaveLength(1);
  expect(html.match(/\sstyle="/g) ?? []).toEqual([]);
});

test('the dev server renders the blocks', async () => {
  const running = await site.serve('dev', '--port', '0');
  const answer = await fetch(`${running.origin}/`, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  expectBlocks(html);
  expect(html).toMatch(/\.bg-sky-700\s*\{/);
  running.process.kill('SIGTERM');
  await running.ended;
});
