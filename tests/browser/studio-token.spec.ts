/** Editing from another computer requires the token that the terminal shows. */
import { networkInterfaces } from 'node:os';
import { freePort } from '../free-port.ts';
import { type Running, SmallSite } from '../small-site.ts';
import { violations } from './axe.ts';
import { devServerNoise, other } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';

test.describe.configure({ mode: 'default' });
test.use({ tolerated: new RegExp(`${devServerNoise.source}|401`) });

const address = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
const TOKEN = 'good; token=1';

let site: SmallSite;
let running: Running;

test.beforeAll(async () => {
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
    'pages/index.yaml': other,
  });
  const port = String(await freePort());
  running = await site.serve('dev', '--port', port, '--host', '0.0.0.0', '--edit-token', TOKEN);
});
test.afterAll(async () => {
  running.process.kill('SIGINT');
  expect((await running.ended).code).toBe(0);
  site.remove();
});

test('from another address Studio asks for the token, and opens with it', async ({ page }) => {
  test.skip(!address, 'this computer has no other address');
  await page.goto(`http://${address}:${new URL(running.origin).port}/_edit/`);
  const token = page.getByLabel('Token');
  await expect(token).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await token.fill('wrong');
  await page.getByRole('button', { name: 'Open Studio' }).click();
  await expect(page.getByRole('alert')).toContainText('not the token');
  await expect(page.getByRole('tree')).toHaveCount(0);
  await token.fill(TOKEN);
  await page.getByRole('button', { name: 'Open Studio' }).click();
  await expect(page.getByRole('treeitem', { name: 'The other page' })).toBeVisible();
  await page.getByRole('treeitem', { name: 'The other page' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('From elsewhere');
  await expect.poll(() => site.read('pages/index.yaml')).toContain('title: From elsewhere');
});

test('a page opened from another address cannot open or fix a file', async ({ request }) => {
  test.skip(!address, 'this computer has no other address');
  const origin = `http://${address}:${new URL(running.origin).port}`;
  for (const asked of ['/_open?file=pages/index.yaml:1:1', '/_fix']) {
    const method = asked === '/_fix' ? 'POST' : 'GET';
    const answer = await request.fetch(origin + asked, {
      method,
      headers: { origin },
      ...(method === 'POST' && { data: { route: '/', file: 'pages/index.yaml', line: 1 } }),
    });
    expect(answer.status(), asked).toBe(403);
    expect(await answer.text()).toContain('only from the computer');
  }
});
