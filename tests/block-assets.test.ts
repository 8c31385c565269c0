/** The assets that the component of a site's own block may import. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const drawing = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><desc>${words}</desc></svg>`;

/** Returns a small photograph of a camera that writes its owner into the file. */
const photograph = (background: string) =>
  sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();

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

test('a CSS module is in the page, by the names that the component uses', async () => {
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

test('every style sheet that the code of a block imports is in the page', async () => {
  site.write(
    'blocks/badge/view.tsx',
    `import './plain.css';
import { lazy } from 'react';
import { Label } from './parts/label.tsx';
import type { Nothing } from './types.ts';
lazy(() => import('./later.tsx'));
export default (props: Nothing) => <Label {...props} />;
`,
  );
  site.write('blocks/badge/types.ts', "import './unused.css';\nexport type Nothing = object;\n");
  site.write('blocks/badge/unused.css', '.unused { color: red }\n');
  site.write('blocks/badge/later.tsx', "import './later.css';\nexport default () => null;\n");
  site.write('blocks/badge/later.css', '.later { color: red }\n');
  site.write('blocks/badge/plain.css', "@import './imported.css';\n.plain { color: red }\n");
  site.write('blocks/badge/imported.css', '.imported { color: red }\n');
  site.write(
    'blocks/badge/parts/label.tsx',
    `import styles from './label.module.css';
export { styles };
export const Label = () => <b className={styles.label}>New</b>;
`,
  );
  site.write('blocks/badge/parts/label.module.css', '.label { color: red }\n');
  const { code, stderr } = await site.run('build');
  expect([code, stderr]).toEqual([0, '']);
  const html = site.read('dist/index.html');
  for (const name of ['plain', 'imported', 'later', 'parts-label__label']) {
    expect(html).toContain(`.${name}{color:red}`);
  }
  expect(html).not.toContain('.unused');
});

test('a photograph that a component or a style sheet imports loses its metadata', async () => {
  site.write('blocks/badge/photo.jpg', await photograph('teal'));
  site.write('blocks/badge/ground.jpg', await photograph('tan'));
  site.write(
    'blocks/badge/view.tsx',
    "import photo from './photo.jpg';\nexport default () => <img src={photo} alt='' />;\n",
  );
  site.write('blocks/badge/style.css', ".block-badge { background: url('./ground.jpg') }\n");
  const { code, stderr } = await site.run('build');
  expect([code, stderr]).toEqual([0, '']);
  const assets = path.join(site.root, 'dist/assets');
  const photographs = readdirSync(assets).filter((name) => name.endsWith('.jpg'));
  expect(photographs.map((name) => name.replace(/-.+/, ''))).toEqual(['ground', 'photo']);
  for (const name of photographs) {
    expect(readFileSync(path.join(assets, name)).includes('Somebody')).toBe(false);
  }
  expect(site.read('dist/index.html')).not.toContain('data:image/jpeg');
});

/** A plugin for Vite that replaces `@apply bold`, after Vite has compiled the CSS. */
const boldPlugin = `export default {
  vite: {
    plugins: [
      {
        name: 'bold',
        transform: (code, id) =>
          id.includes('.css') ? code.replace('@apply bold', 'font-weight: 900') : undefined,
      },
    ],
  },
};
`;

test('a rule that no plugin has replaced is an error at its line', async () => {
  site.restore();
  site.delete('postcss.config.mjs');
  site.write('pagewright.config.ts', boldPlugin);
  expect((await site.run('build')).stderr).toBe('');
  expect(site.read('dist/index.html')).toMatch(/\.\S+{color:#639;font-weight:900}/);
  site.delete('pagewright.config.ts');
  const { code, stderr } = await site.run('build');
  expect(code).toBe(1);
  expect(stderr).toContain('blocks/badge/look.module.css:1:32: Browsers ignore @apply');
  site.restore();
});

test('a style attribute of a component is an error that names the block', async () => {
  site.write(
    'blocks/badge/view.tsx',
    `const Coloured = (props: object) => <b {...props}>New</b>;
export default () => <Coloured style={{ color: 'red' }} />;
`,
  );
  const { code, stderr } = await site.run('build');
  expect(code).toBe(1);
  expect(stderr).toContain('blocks/badge renders <b style="color:red"></b>, which');
  const running = await site.serve('dev', '--port', '0');
  const answer = await fetch(`${running.origin}/`, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('blocks/badge renders &lt;b style=');
  running.process.kill('SIGTERM');
  await running.ended;
});

test('a block of a package has the style sheets that its code imports', async () => {
  const block = 'node_modules/acme-blocks/blocks/acme-note';
  const own = JSON.stringify({ name: 'acme-blocks', version: '1.0.0', type: 'module' });
  site.restore();
  site.write('node_modules/acme-blocks/package.json', own);
  site.write(`${block}/schema.json`, site.read('blocks/badge/schema.json'));
  site.write(
    `${block}/view.tsx`,
    "import './note.css';\nexport default ({ label }: { label: string }) => <p>{label}</p>;\n",
  );
  site.write(`${block}/note.css`, '.acme-note { color: red }\n');
  site.write('pagewright.config.ts', "export default { blocks: ['acme-blocks'] };\n");
  site.write(
    'pages/index.yaml',
    site.read('pages/index.yaml').replace('type: badge', 'type: acme-note'),
  );
  const { code, stderr } = await site.run('build');
  expect([code, stderr]).toEqual([0, '']);
  expect(site.read('dist/index.html')).toContain('.acme-note{color:red}');
});

test('the code of a block may import a module that a plugin makes', async () => {
  site.restore();
  site.write(
    'pagewright.config.ts',
    `const isMade = (id) => id.endsWith('virtual:made.ts');
export default {
  vite: {
    plugins: [
      {
        name: 'made',
        enforce: 'pre',
        resolveId: (id) => (isMade(id) ? '\\0virtual:made.ts' : undefined),
        load: (id) => (isMade(id) ? 'export const word = "made";' : undefined),
      },
    ],
  },
};
`,
  );
  site.write(
    'blocks/badge/view.tsx',
    "import { word } from 'virtual:made.ts';\nexport default () => <p>{word}</p>;\n",
  );
  const { code, stderr } = await site.run('build');
  expect([code, stderr]).toEqual([0, '']);
  expect(site.read('dist/index.html')).toContain('<p>made</p>');
});
