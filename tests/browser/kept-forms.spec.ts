/**
 * A form that cannot be sent is queued in the browser and arrives once: with a real server, which is stopped and
 * started.
 */
import { sendButton } from './forms.ts';
import {
  ask,
  brokenConnection,
  closeSite,
  emptyServer,
  kept,
  open,
  openSite,
  origin,
  sentTo,
  startServer,
  stopServer,
  stored,
} from './kept-form-site.ts';
import { expect, test } from './quiet-page.ts';
import { holdBack, hydrated } from './watching.ts';

test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.use({ tolerated: brokenConnection });

test.beforeAll(openSite);
test.afterEach(emptyServer);
test.afterAll(closeSite);

test('offline: the message is as specified, the words stay, and they arrive once when the connection is back', async ({
  page,
  context,
}) => {
  const form = await ask(page, 'Ada');
  const requests = sentTo(context, '/api/ask');
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toHaveText('No connection.');
  await expect(form.getByLabel('Name')).toHaveValue('Ada');
  await expect(kept(form)).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByRole('status')).toHaveText('Question received.');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(kept(form)).toHaveCount(0);
  await expect(form.getByLabel('Name')).toHaveValue('');
  expect(await stored()).toMatchObject([{ status: 'new', fields: { name: 'Ada' } }]);
  expect(requests).toHaveLength(2);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const [route, name, where] of [
  ['/jobs', 'Apply', 'by itself'],
  ['/', 'Ask us', 'in another block'],
  ['/calls', 'Call me', "in a block of the site's own"],
] as const) {
  test(`a form far below that stands ${where} is hydrated at once where one was kept`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('waiting-forms', '1'));
    await page.goto(origin + route);
    await hydrated(page.getByRole('form', { name }));
  });
}

test('a queued form is deleted after a week', async ({ page }) => {
  await page.clock.install();
  const form = await ask(page, 'Di');
  await stopServer();
  await sendButton(form).click();
  await expect(kept(form)).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 7 * 24 * 60 * 60_000 + 60_000);
  await page.clock.runFor(600_000);
  await expect(kept(form)).toHaveCount(0);
  await startServer();
});

test('a server that comes back is tried again by itself', async ({ page }) => {
  await page.clock.install();
  const form = await ask(page, 'Cy');
  await stopServer();
  await sendButton(form).click();
  await expect(kept(form)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(kept(form)).toBeVisible();
  await startServer();
  // The fake clock also ends a try that the server has not answered yet; then the next try finds it stored.
  await expect
    .poll(async () => {
      await page.clock.runFor(30_000);
      return kept(form).count();
    })
    .toBe(0);
  expect(await stored()).toMatchObject([{ fields: { name: 'Cy' } }]);
});

test('two windows do not both send', async ({ page, context }) => {
  const form = await ask(page, 'Ed');
  await context.setOffline(true);
  await sendButton(form).dblclick();
  await expect(kept(form)).toBeVisible();
  const requests = sentTo(context, '/api/ask');
  const release = await holdBack(context, '**/api/ask');
  await context.setOffline(false);
  await expect.poll(() => requests.length).toBe(1);
  const second = await context.newPage();
  await second.goto(`${origin}/`);
  // The second window sends as well, and waits for the first.
  await expect
    .poll(() => second.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBeGreaterThan(0);
  release();
  await expect(kept(form)).toHaveCount(0);
  await expect(kept(second.getByRole('form', { name: 'Ask us' }))).toHaveCount(0);
  expect(await stored()).toHaveLength(1);
  expect(requests).toHaveLength(1);
});

test('what the visitor discards is not sent', async ({ page, context }) => {
  const form = await ask(page, 'Flo');
  await context.setOffline(true);
  await sendButton(form).click();
  await form.getByRole('button', { name: 'Discard it' }).click();
  await expect(kept(form)).toHaveCount(0);
  await expect(form.getByLabel('Name')).toHaveValue('Flo');
  await context.setOffline(false);
  await page.reload();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await stored()).toEqual([]);
});

test('a server that asks for patience gets it', async ({ page, context }) => {
  const requests = sentTo(context, '/api/ask');
  await page.route('**/api/ask', (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '3600' }, json: {} }),
  );
  const form = await ask(page, 'Gus');
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toHaveText('That failed.');
  await expect(kept(form)).toBeVisible();
  await page.evaluate(async () => {
    dispatchEvent(new Event('online'));
    // The sender holds this lock; it is free when there was nothing to send.
    await navigator.locks.request('pagewright-forms', () => undefined);
    await navigator.locks.request('pagewright-forms', () => undefined);
  });
  expect(requests).toHaveLength(1);
});

test('a refused form is not sent again; it can be restored and edited', async ({
  page,
  context,
}) => {
  const form = await ask(page, 'Hal');
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(kept(form)).toBeVisible();
  const requests = sentTo(context, '/api/ask');
  await context.route('**/api/ask', (route) => route.fulfill({ status: 400, json: {} }));
  await context.setOffline(false);
  const refused = form.getByText('Your earlier message was not accepted: That failed.');
  await expect(refused).toBeVisible();
  await page.reload();
  await expect(refused).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
  expect(requests).toHaveLength(1);
  await form.getByRole('button', { name: 'Edit it' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Hal');
  await expect(refused).toHaveCount(0);
  await context.unroute('**/api/ask');
  await sendButton(form).click();
  await expect(form.getByRole('status')).toHaveText('Question received.');
  expect(await stored()).toHaveLength(1);
});

test('a window that is closed while the form is on its way loses nothing', async ({
  page,
  context,
}) => {
  const form = await ask(page, 'Ian');
  await page.route('**/api/ask', () => undefined);
  await sendButton(form).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('waiting-forms')), { timeout: 15_000 })
    .toBe('1');
  await page.close();
  const later = await context.newPage();
  await later.goto(`${origin}/`);
  await expect.poll(stored).toMatchObject([{ status: 'new', fields: { name: 'Ian' } }]);
});

test('the outbox is not loaded without a form being filled in', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/', 'Ask us');
  expect(loaded.filter((url) => /outbox-/.test(url))).toEqual([]);
});
