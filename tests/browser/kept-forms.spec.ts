/** A form that cannot be sent is kept in the browser and arrives once: a real server, which is stopped and started. */
import path from 'node:path';
import type { BrowserContext, Locator, Page, Request } from 'playwright/test';
import { EnquiryStore } from '../../src/server/enquiries/enquiry-store.ts';
import { type Running, SmallSite } from '../small-site.ts';
import { sendButton } from './forms.ts';
import { expect, test } from './quiet-page.ts';
import { alive, holdBack } from './watching.ts';

test.describe.configure({ mode: 'serial', timeout: 60_000 });
// The connection is broken on purpose, and the form says so in the console.
test.use({ tolerated: /^console\.(error|warning): |^(503|400): |^net::ERR_/ });

const page = (title: string, form: string) => `title: ${title}
description: A page.
blocks:
  - type: banner
    title: ${title}
    text: ${'So many words that the form is far below. '.repeat(200)}
${form}`;

const site = new SmallSite({
  'pages/_site.yaml': 'name: Harbour\nlang: en\nframe:\n  before: []\n  after: []\n',
  'pages/index.yaml': page(
    'Home',
    `  - type: form
    name: ask
    heading: Ask us
    action: /api/ask
    fields:
      - { name: name, label: Name, required: true }
    messages: { success: Question received., failure: That failed., network: No connection. }
`,
  ),
  'pages/jobs.yaml': page(
    'Jobs',
    `  - type: form
    name: apply
    heading: Apply
    action: /api/apply
    encoding: multipart
    fields:
      - { name: name, label: Name, required: true }
      - { name: position, label: Position, type: select, options: [Pilot, Cook], default: Pilot }
      - { name: cv, label: CV, type: file, accept: .pdf, required: true }
    messages: { success: Application received., failure: That failed. }
`,
  ),
  'pages/plain.yaml': page('Plain', ''),
});

let server: Running;
let origin = '';

async function startServer() {
  server = await site.serve('serve', '--port', new URL(origin || 'http://x:0').port || '0');
  origin = server.origin;
}
async function stopServer() {
  server.process.kill('SIGKILL');
  await server.ended;
}

test.beforeAll(async () => {
  expect(await site.run('build')).toMatchObject({ code: 0 });
  await startServer();
});
test.afterEach(async () => {
  if (server.process.signalCode) await startServer();
  await inStore((store) => store.purge(new Date(Date.now() + 1000)));
});
test.afterAll(async () => {
  await stopServer();
  site.remove();
});

/** Does something with what the server has stored, past the server. */
async function inStore<Result>(action: (store: EnquiryStore) => Promise<Result>): Promise<Result> {
  const store = await EnquiryStore.open({ folder: path.join(site.root, '.data') });
  return action(store).finally(() => store.close());
}
const stored = () => inStore((store) => store.list());
const storedNames = async () => (await stored()).map(({ fields }) => fields.name);

const kept = (form: Locator) => form.getByText('Your message is kept here');

/** All that was sent to a path from now on, from all windows. */
function sentTo(context: BrowserContext, path: string): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) requests.push(request);
  });
  return requests;
}

async function open(target: Page, route: string, name: string): Promise<Locator> {
  await target.goto(origin + route);
  const form = target.getByRole('form', { name });
  await form.scrollIntoViewIfNeeded();
  await alive(form);
  return form;
}

/** Until a person could have filled in a form: what is sent earlier is taken for a machine's. */
const whilePeopleWrite = (target: Page) => target.waitForFunction(() => performance.now() > 1_000);

/** What keeps a form comes when the visitor begins to write. */
async function ask(target: Page, name: string): Promise<Locator> {
  const form = await open(target, '/', 'Ask us');
  const keeper = target.waitForResponse(/kept-forms/);
  await form.getByLabel('Name').fill(name);
  await (await keeper).finished();
  await whilePeopleWrite(target);
  return form;
}

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

test('a server that is gone: an application with its CV arrives on a later visit of another page', async ({
  page,
  context,
}) => {
  const form = await open(page, '/jobs', 'Apply');
  const keeper = page.waitForResponse(/kept-forms/);
  await form.getByLabel('Name').fill('Bo');
  await (await keeper).finished();
  await form.locator('[name="position"]').selectOption('Cook', { force: true });
  const buffer = Buffer.from(`%PDF-1.7 ${'x'.repeat(300_000)}`);
  await form.getByLabel('CV').setInputFiles({ name: 'Bo’s CV.pdf', mimeType: '', buffer });
  await stopServer();
  await whilePeopleWrite(page);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toHaveText('That failed.');
  await expect(kept(form)).toBeVisible();
  await page.close();
  await startServer();

  const later = await context.newPage();
  const other = later.getByRole('form', { name: 'Ask us' });
  await later.goto(`${origin}/`);
  // The form is far below, and nobody has scrolled to it.
  await expect(other.getByRole('status')).toHaveText('Application received.');
  await expect.poll(stored).toMatchObject([
    {
      status: 'new',
      fields: { name: 'Bo', position: 'Cook', cv: 'Bo’s CV.pdf' },
      files: [{ name: 'Bo’s CV.pdf', size: buffer.length }],
    },
  ]);
  await expect.poll(() => later.evaluate(() => localStorage.getItem('wake'))).toBe(null);
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
  // Time that flies also ends a try that the server has not answered yet; then the next one finds it stored.
  await expect
    .poll(async () => {
      await page.clock.runFor(30_000);
      return kept(form).count();
    })
    .toBe(0);
  expect(await stored()).toMatchObject([{ fields: { name: 'Cy' } }]);
});

test('what is edited and sent again takes the place of what was kept', async ({
  page,
  context,
}) => {
  const form = await ask(page, 'Di');
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(kept(form)).toHaveCount(1);
  await form.getByLabel('Name').fill('Dina');
  // What is said of the first try is there until the second has failed, too.
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await sendButton(form).click();
  await failed;
  await expect(sendButton(form)).toBeEnabled();
  await expect(form.getByRole('alert')).toHaveText('No connection.');
  await expect(kept(form)).toHaveCount(1);
  await context.setOffline(false);
  await expect(kept(form)).toHaveCount(0);
  expect(await stored()).toMatchObject([{ fields: { name: 'Dina' } }]);
});

/** A form that is kept; the browser itself says nothing of a connection that is gone or back. */
async function askInVain(target: Page, name: string): Promise<Locator> {
  const form = await ask(target, name);
  const giveUp = await holdBack(target.context(), '**/api/ask');
  giveUp(false);
  await sendButton(form).click();
  await expect(kept(form)).toBeVisible();
  await expect(sendButton(form)).toBeEnabled();
  return form;
}

const tellOfConnection = (target: Page) =>
  target.evaluate(() => dispatchEvent(new Event('online')));

test('pressed just before the connection is back: only the newer words arrive', async ({
  page,
  context,
}) => {
  const form = await askInVain(page, 'Jo');
  await form.getByLabel('Name').fill('Joan');
  await context.unroute('**/api/ask');
  const requests = sentTo(context, '/api/ask');
  await sendButton(form).evaluate((button: HTMLElement) => {
    button.click();
    dispatchEvent(new Event('online'));
  });
  await expect(form.getByRole('status')).toHaveText('Question received.');
  await expect(kept(form)).toHaveCount(0);
  expect(await stored()).toMatchObject([{ fields: { name: 'Joan' } }]);
  expect(requests).toHaveLength(1);
});

test('pressed just before another window hears of the connection: only the newer words arrive', async ({
  page,
  context,
}) => {
  const form = await askInVain(page, 'Kim');
  const second = await context.newPage();
  // A window that finds something kept tries at once, in vain.
  const failed = second.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await second.goto(`${origin}/`);
  await failed;
  await form.getByLabel('Name').fill('Kimi');
  await context.unroute('**/api/ask');
  // The press is heard, and what it leads to waits long for a paint.
  await sendButton(form).evaluate((button: HTMLElement) => {
    window.requestAnimationFrame = () => 0;
    button.click();
  });
  await tellOfConnection(second);
  await expect(form.getByRole('status')).toHaveText('Question received.');
  await expect(kept(second.getByRole('form', { name: 'Ask us' }))).toHaveCount(0);
  expect(await stored()).toMatchObject([{ fields: { name: 'Kimi' } }]);
});

test('a press that finds something missing holds nothing back', async ({ page, context }) => {
  const form = await askInVain(page, 'Lu');
  await form.getByLabel('Name').fill('');
  await context.unroute('**/api/ask');
  await sendButton(form).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await tellOfConnection(page);
  await expect(form.getByRole('status')).toHaveText('Question received.');
  expect(await stored()).toMatchObject([{ fields: { name: 'Lu' } }]);
});

test.describe('pressed while what was kept is on its way', () => {
  /** The words of before have left and are not answered; newer ones wait for that. */
  async function pressMeanwhile(target: Page, name: string, newer: string) {
    const context = target.context();
    const form = await askInVain(target, name);
    await form.getByLabel('Name').fill(newer);
    await context.unroute('**/api/ask');
    const release = await holdBack(context, '**/api/ask');
    const requests = sentTo(context, '/api/ask');
    await tellOfConnection(target);
    await expect.poll(() => requests.length).toBe(1);
    await sendButton(form).click();
    await expect(sendButton(form)).toBeDisabled();
    return { form, release, requests };
  }

  /** What lies in the browser, past the code that sees to it. */
  const keptNames = (target: Page) =>
    target.evaluate(async () => {
      const opening = indexedDB.open('pagewright-forms');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const all = opening.result.transaction('kept').objectStore('kept').getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      opening.result.close();
      return all.result.map((form) => new Map(form.entries).get('name'));
    });

  test('it fails, and so do the newer words: they take its place', async ({ page, context }) => {
    const { form, release, requests } = await pressMeanwhile(page, 'Moe', 'Moses');
    release(false);
    await expect(form.getByRole('alert')).toHaveText('No connection.');
    expect(requests).toHaveLength(2);
    await expect(kept(form)).toHaveCount(1);
    expect(await keptNames(page)).toEqual(['Moses']);
    await context.unroute('**/api/ask');
    await tellOfConnection(page);
    await expect(kept(form)).toHaveCount(0);
    expect(await stored()).toMatchObject([{ fields: { name: 'Moses' } }]);
  });

  test('it arrives: the newer words are an enquiry of their own', async ({ page }) => {
    const { form, release, requests } = await pressMeanwhile(page, 'Nan', 'Nancy');
    release();
    await expect(form.getByRole('status')).toHaveText('Question received.');
    await expect(kept(form)).toHaveCount(0);
    expect(requests).toHaveLength(2);
    expect((await storedNames()).sort()).toEqual(['Nan', 'Nancy']);
  });

  test('the window is closed: the newer words arrive on a later visit', async ({
    page,
    context,
  }) => {
    await pressMeanwhile(page, 'Oz', 'Ozzy');
    await expect.poll(() => keptNames(page)).toEqual(['Ozzy']);
    await page.close();
    await context.unroute('**/api/ask');
    const later = await context.newPage();
    await later.goto(`${origin}/`);
    // Those that had left may have arrived, or not.
    await expect.poll(storedNames).toContain('Ozzy');
  });
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
  // The second window wants to send as well, and waits for the first.
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
    // Whoever sends holds this; it is free when there was nothing to send.
    await navigator.locks.request('pagewright-forms', () => undefined);
    await navigator.locks.request('pagewright-forms', () => undefined);
  });
  expect(requests).toHaveLength(1);
});

test('what the server does not accept is not sent again; it can be put back and edited', async ({
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
    .poll(() => page.evaluate(() => localStorage.getItem('wake')), { timeout: 15_000 })
    .toBe('form');
  await page.close();
  const later = await context.newPage();
  await later.goto(`${origin}/`);
  await expect.poll(stored).toMatchObject([{ status: 'new', fields: { name: 'Ian' } }]);
});

test('whoever fills in no form is sent none of this', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/', 'Ask us');
  expect(loaded.filter((url) => /kept-forms/.test(url))).toEqual([]);
});
