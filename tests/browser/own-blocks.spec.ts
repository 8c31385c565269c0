/** What the code of a site's own blocks may do with React, in the build and after navigation. */
import { type Running, SmallSite } from '../small-site.ts';
import { expect, test } from './quiet-page.ts';
import { hydrated } from './watching.ts';

/** The same component as a static block and as an island. */
const component = `import { createContext, lazy, Suspense, useContext, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';

const Tone = createContext('quiet');
const Toned = () => <em>{useContext(Tone)}</em>;
const Later = lazy(async () => ({ default: () => <b>here</b> }));

export default function Everything({ name }: { name: string }) {
  const id = useId();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <div className="container">
      <title>{\`Title of \${name}\`}</title>
      <meta name="tone" content={name} />
      <link rel="preload" as="image" href="/picture.svg" />
      <link rel="stylesheet" href="/tone.css" precedence="default" />
      <img src="/picture.svg" alt={name} width="16" height="9" />
      <label htmlFor={id}>{name}</label>
      <input id={id} />
      <Tone value="loud"><Toned /></Tone>
      <Suspense fallback="..."><Later /></Suspense>
      {mounted ? createPortal(<p id={\`portal-\${name}\`}>Portal of {name}</p>, document.body) : null}
    </div>
  );
}
`;
const schema = (title: string) =>
  JSON.stringify({
    title,
    description: 'All that React can do.',
    type: 'object',
    properties: { name: { description: 'The name.', type: 'string' } },
    required: ['name'],
  });
/** An island with a field `blocks` that has no blocks of the page. */
const city = `import { useState } from 'react';

export default function City({ blocks, built }: { blocks: number; built: { blocks: string[] } }) {
  const [visits, setVisits] = useState(0);
  return (
    <button type="button" onClick={() => setVisits(visits + 1)}>
      {blocks} blocks, such as {built.blocks.join(' and ')}, visited {visits} times
    </button>
  );
}
`;
const names = { description: 'Names.', type: 'array', items: { type: 'string' } };
const citySchema = JSON.stringify({
  title: 'City',
  description: 'A city.',
  type: 'object',
  properties: {
    blocks: { description: 'How many blocks it has.', type: 'integer' },
    built: { description: 'Built.', type: 'object', properties: { blocks: names } },
  },
});
const page = (title: string, other: string) => `title: ${title}
description: A page of all that React can do.
blocks:
  - { type: banner, title: ${title}, buttons: [{ label: Go on, to: ${other} }] }
  - { type: still, name: Static }
  - { type: moving, name: Island }
  - { type: city, blocks: 3, built: { blocks: [A, B] } }
`;

const site = new SmallSite({
  'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
  'pages/index.yaml': page('One', '/two'),
  'pages/two.yaml': page('Two', '/'),
  'blocks/still/schema.json': schema('Still'),
  'blocks/still/view.tsx': component,
  'blocks/still/style.css': '',
  'blocks/moving/schema.json': schema('Moving'),
  'blocks/moving/island.tsx': component,
  'blocks/moving/style.css': '',
  'blocks/city/schema.json': citySchema,
  'blocks/city/island.tsx': city,
  'blocks/city/style.css': '',
  'public/tone.css': 'em { color: rgb(1, 2, 3); }',
  'public/picture.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9" viewBox="0 0 16 9"/>',
});
let running: Running;

// The small site has no icon for the browser's tab; React reports a `Suspense` that is first rendered in the browser.
test.use({ tolerated: /404|React error #419/ });
// One worker runs all of them, since the site is removed with the last one.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = await site.serve('start', '--port', '0');
});
test.afterAll(async () => {
  running?.process.kill('SIGTERM');
  await running?.ended;
  site.remove();
});

test('ids, pictures, titles, contexts, Suspense and portals work, and after navigation too', async ({
  page: tab,
}) => {
  await tab.goto(running.origin);
  const island = tab.locator('.block-moving');
  for (const heading of ['One', 'Two', 'One', 'Two']) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    await island.scrollIntoViewIfNeeded();
    await hydrated(island.getByRole('textbox'));
    await expect(island.locator('b')).toHaveText('here');
    await expect(tab.locator('#portal-Island')).toHaveText('Portal of Island');
    for (const name of ['Static', 'Island']) {
      await expect(tab.getByAltText(name)).toHaveCount(1);
      await tab.getByLabel(name, { exact: true }).fill(name);
    }
    await expect(tab.getByText('loud')).toHaveCount(2);
    await expect(tab.getByText('loud').last()).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(tab.locator('head meta[content=Island]')).toHaveCount(1);
    await expect(tab.getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(tab).toHaveTitle(/^Title of /);
    await tab.getByRole('link', { name: 'Go on' }).click();
  }
});

test('an island may have a field called blocks that holds none', async ({ page: tab }) => {
  await tab.goto(running.origin);
  for (const heading of ['One', 'Two']) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    const button = tab.locator('.block-city').getByRole('button');
    await button.click();
    await expect(button).toHaveText('3 blocks, such as A and B, visited 1 times');
    await tab.getByRole('link', { name: 'Go on' }).click();
  }
});
