/** A queued form that is edited and sent again: which of its contents arrive. */
import type { Locator, Page } from 'playwright/test';
import { sendButton } from './forms.ts';
import {
  ask,
  brokenConnection,
  closeSite,
  emptyServer,
  kept,
  openSite,
  origin,
  sentTo,
  stored,
  storedNames,
} from './kept-form-site.ts';
import { expect, test } from './quiet-page.ts';
import { holdBack } from './watching.ts';

test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.use({ tolerated: brokenConnection });

test.beforeAll(openSite);
test.afterEach(emptyServer);
test.afterAll(closeSite);

test('an edited form that is sent again replaces the queued one', async ({ page, context }) => {
  const form = await ask(page, 'Di');
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(kept(form)).toHaveCount(1);
  await form.getByLabel('Name').fill('Dina');
  // The message of the first try stays until the second has failed, too.
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

/** Returns a queued form; no event of the browser reports the connection. */
async function askInVain(target: Page, name: string): Promise<Locator> {
  const form = await ask(target, name);
  const giveUp = await holdBack(target.context(), '**/api/ask');
  giveUp(false);
  await sendButton(form).click();
  await expect(kept(form)).toBeVisible();
  await expect(sendButton(form)).toBeEnabled();
  return form;
}

const dispatchOnline = (target: Page) => target.evaluate(() => dispatchEvent(new Event('online')));

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
  // A window that finds a queued form tries at once, and fails.
  const failed = second.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await second.goto(`${origin}/`);
  await failed;
  await form.getByLabel('Name').fill('Kimi');
  await context.unroute('**/api/ask');
  // The press is handled, but its effect waits long for a paint.
  await sendButton(form).evaluate((button: HTMLElement) => {
    window.requestAnimationFrame = () => 0;
    button.click();
  });
  await dispatchOnline(second);
  await expect(form.getByRole('status')).toHaveText('Question received.');
  await expect(kept(second.getByRole('form', { name: 'Ask us' }))).toHaveCount(0);
  expect(await stored()).toMatchObject([{ fields: { name: 'Kimi' } }]);
});

test('a press on an invalid form does not hold the queue back', async ({ page, context }) => {
  const form = await askInVain(page, 'Lu');
  await form.getByLabel('Name').fill('');
  await context.unroute('**/api/ask');
  await sendButton(form).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await dispatchOnline(page);
  await expect(form.getByRole('status')).toHaveText('Question received.');
  expect(await stored()).toMatchObject([{ fields: { name: 'Lu' } }]);
});

test.describe('pressed while the queued form is being sent', () => {
  /** Waits until the earlier content has been sent without a response; the newer content waits for that. */
  async function pressMeanwhile(target: Page, name: string, newer: string) {
    const context = target.context();
    const form = await askInVain(target, name);
    await form.getByLabel('Name').fill(newer);
    await context.unroute('**/api/ask');
    const release = await holdBack(context, '**/api/ask');
    const requests = sentTo(context, '/api/ask');
    await dispatchOnline(target);
    await expect.poll(() => requests.length).toBe(1);
    await sendButton(form).click();
    await expect(sendButton(form)).toBeDisabled();
    return { form, release, requests };
  }

  /** Returns the forms in IndexedDB, past the outbox. */
  const keptNames = (target: Page) =>
    target.evaluate(async () => {
      const opening = indexedDB.open('pagewright-forms');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const all = opening.result.transaction('kept').objectStore('kept').getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      opening.result.close();
      return all.result.map((form) => new Map(form.entries).get('name'));
    });

  test('it fails, and so does the newer content, which replaces it', async ({ page, context }) => {
    const { form, release, requests } = await pressMeanwhile(page, 'Moe', 'Moses');
    release(false);
    await expect(form.getByRole('alert')).toHaveText('No connection.');
    expect(requests).toHaveLength(2);
    await expect(kept(form)).toHaveCount(1);
    expect(await keptNames(page)).toEqual(['Moses']);
    await context.unroute('**/api/ask');
    await dispatchOnline(page);
    await expect(kept(form)).toHaveCount(0);
    expect(await stored()).toMatchObject([{ fields: { name: 'Moses' } }]);
  });

  test('it arrives: the newer content is an enquiry of its own', async ({ page }) => {
    const { form, release, requests } = await pressMeanwhile(page, 'Nan', 'Nancy');
    release();
    await expect(form.getByRole('status')).toHaveText('Question received.');
    await expect(kept(form)).toHaveCount(0);
    expect(requests).toHaveLength(2);
    expect((await storedNames()).sort()).toEqual(['Nan', 'Nancy']);
  });

  test('the window is closed: the newer content arrives on a later visit', async ({
    page,
    context,
  }) => {
    await pressMeanwhile(page, 'Oz', 'Ozzy');
    await expect.poll(() => keptNames(page)).toEqual(['Ozzy']);
    await page.close();
    await context.unroute('**/api/ask');
    const later = await context.newPage();
    await later.goto(`${origin}/`);
    // A form that has been sent may have arrived or not.
    await expect.poll(storedNames).toContain('Ozzy');
  });
});
