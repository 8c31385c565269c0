/** The blocks of a site while a developer edits them. */
import { freePort } from '../free-port.ts';
import { SmallSite } from '../small-site.ts';
import { card, closeSite, devServerNoise, open, openSite, other, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { hydrated } from './watching.ts';

test.describe.configure({ mode: 'serial' });
test.use({ tolerated: devServerNoise });

test.beforeAll(() =>
  openSite({
    'blocks/note/schema.json': JSON.stringify({
      title: 'Note',
      description: 'A sentence in a box.',
      type: 'object',
      properties: { words: { description: 'The sentence.', type: 'string' } },
      required: ['words'],
    }),
    'blocks/note/view.tsx':
      'export default ({ words }: { words: string }) => <p className="words">{words}</p>;\n',
    'blocks/note/style.css': '.block-note .words { color: rgb(10, 20, 30); }\n',
    'blocks/note/example.yaml': '- type: note\n  words: A note.\n',
    'pages/note.yaml': `title: Note
description: A page with a block of the site's own.
blocks:
  - type: banner
    title: A note
  - type: note
    words: The first words.
`,
  }),
);
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

test('a saved style sheet, view and schema of a block show at once', async ({ page }) => {
  await open(page, '/note');
  const words = page.locator('p.words');
  await expect(words).toHaveCSS('color', 'rgb(10, 20, 30)');
  site.write('blocks/note/style.css', '.block-note .words { color: rgb(40, 50, 60); }\n');
  await expect(words).toHaveCSS('color', 'rgb(40, 50, 60)');
  site.write(
    'blocks/note/view.tsx',
    'export default ({ words }: { words: string }) => <p className="words">Note: {words}</p>;\n',
  );
  await expect(words).toHaveText('Note: The first words.');
  const schema = JSON.parse(site.read('blocks/note/schema.json'));
  schema.properties.words.maxLength = 5;
  site.write('blocks/note/schema.json', JSON.stringify(schema));
  await expect(card(page)).toHaveCount(1);
  site.restore();
  await expect(words).toHaveText('The first words.');
});

const sign = {
  'blocks/sign/schema.json': JSON.stringify({
    title: 'Sign',
    description: 'A word on a board.',
    type: 'object',
    properties: { word: { description: 'The word.', type: 'string' } },
    required: ['word'],
  }),
  'blocks/sign/view.tsx':
    'export default ({ word }: { word: string }) => <p className="word">{word}</p>;\n',
  'blocks/sign/style.css': '.block-sign .word { color: rgb(1, 2, 3); }\n',
};

test('the first block of a site shows when its files are there, and hydrates as an island', async ({
  page,
}) => {
  test.setTimeout(120_000); // it begins a server of its own
  const empty = new SmallSite({
    'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
    'pages/index.yaml': `${other}  - type: sign\n    word: Open\n`,
  });
  const server = await empty.serve('dev', '--port', String(await freePort()));
  try {
    await page.goto(server.origin);
    await expect(card(page)).toContainText('There is no block called sign.');
    for (const [file, text] of Object.entries(sign)) empty.write(file, text);
    await expect(page.locator('p.word')).toHaveText('Open');
    await expect(page.locator('p.word')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(card(page)).toHaveCount(0);
    empty.delete('blocks/sign/view.tsx');
    empty.write(
      'blocks/sign/island.tsx',
      `import { useState } from 'react';
export default ({ word }: { word: string }) => {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{word} {count}</button>;
};
`,
    );
    const button = page.getByRole('button', { name: 'Open' });
    await hydrated(button);
    await button.click();
    await expect(button).toHaveText('Open 1');
  } finally {
    server.process.kill('SIGINT');
    await server.ended;
    empty.remove();
  }
});

test('an error in a block’s code is shown with its lines, and the page comes back by itself', async ({
  page,
}) => {
  await open(page, '/note');
  const words = page.locator('p.words');
  const fault = page.getByRole('alert');
  const view = site.read('blocks/note/view.tsx');
  const faults = [
    [view.replace('</p>', ''), 'Unexpected token', 'blocks/note/view.tsx:1:'],
    [view.replace('{words}', '{words.no.more}'), "reading 'more'", 'blocks/note/view.tsx:1:'],
    [
      `import '../_shared/nothing.ts';\n${view}`,
      'There is no file ../_shared/nothing.ts',
      'blocks/note/view.tsx:1:9',
    ],
    [view.replace('default', 'const Note ='), 'blocks/note/view.tsx has no export default', ''],
  ];
  for (const [text = '', message = '', place = ''] of faults) {
    site.write('blocks/note/view.tsx', text);
    await expect(fault).toContainText(message);
    if (place) await expect(fault).toContainText(place);
    await expect(fault).not.toContainText(site.root);
    site.write('blocks/note/view.tsx', view);
    await expect(words).toHaveText('The first words.');
  }
});

test('a page comes back when a file appears that a block imports', async ({ page }) => {
  const view = site.read('blocks/note/view.tsx');
  await open(page, '/note');
  site.write('blocks/note/view.tsx', `import './late.ts';\n${view}`);
  await expect(page.getByRole('alert')).toContainText('There is no file ./late.ts');
  site.write('blocks/note/late.ts', 'export {};\n');
  await expect(page.locator('p.words')).toHaveText('The first words.');
  site.write('blocks/note/view.tsx', view);
});

test('the app starts once, also when it comes late and after a change of an island’s code', async ({
  page,
}) => {
  test.slow();
  const island = (word: string) => `import { useState } from 'react';
export default () => {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>${word} {count}</button>;
};
`;
  const { 'blocks/sign/view.tsx': _view, ...files } = sign;
  const own = new SmallSite({
    'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
    'pages/index.yaml': `${other}  - type: sign\n    word: Open\n`,
    ...files,
    'blocks/sign/island.tsx': island('First'),
  });
  // React warns only in its development build.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'development';
  const server = await own.serve('dev', '--port', String(await freePort()));
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const starts: string[] = [];
  await page.route(/\/src\/browser\/app\.tsx/, async (route) => {
    starts.push(route.request().url());
    // Until then off-screen blocks have a style from the script, about which React must not warn.
    await page.waitForFunction(
      () => document.readyState === 'complete' && !document.querySelector('[data-lazy-layout]'),
    );
    await route.continue();
  });
  try {
    for (const word of ['First', 'Changed']) {
      await page.goto('about:blank');
      own.write('blocks/sign/island.tsx', island(word));
      // The first request bundles the app and all blocks.
      await expect
        .poll(() => fetch(server.origin).then((answer) => answer.text()), { timeout: 60_000 })
        .toContain(word);
      starts.length = 0;
      await page.goto(server.origin);
      const button = page.getByRole('button', { name: word });
      await button.hover();
      await hydrated(button);
      await button.click();
      await expect(button).toHaveText(`${word} 1`);
      expect(starts).toHaveLength(1);
    }
  } finally {
    server.process.kill('SIGINT');
    await server.ended;
    own.remove();
  }
});
