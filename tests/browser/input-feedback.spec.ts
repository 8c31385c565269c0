/** A press is shown first; its effect follows, before the next key at the latest. */
import type { Locator } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { hydrated } from './watching.ts';

test('work on the whole page waits until the pressed button is painted', async ({ page }) => {
  await page.goto('/faqs');
  const atOnce = await page.evaluate(() => {
    const press = (selector: string) =>
      document
        .querySelector(selector)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    press('[data-action="toggle-theme"]');
    press('button[commandfor="site-search"]');
    return {
      dark: document.body.classList.contains('dark'),
      open: document.querySelectorAll('dialog[open]').length,
      remembered: localStorage.getItem('theme'),
    };
  });
  expect(atOnce).toEqual({ dark: false, open: 0, remembered: 'dark' });
  await expect(page.locator('body')).toHaveClass(/dark/);
  await expect(page.locator('#site-search')).toBeVisible();
});

/** Clicks as a pointer does, and checks at once: nothing is painted in between. */
const press = (button: Locator, wanted: string) =>
  button.evaluate(async (node, selector) => {
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    // React handles a click at the end of the task.
    await Promise.resolve();
    return document.querySelectorAll(`main ${selector}`).length;
  }, wanted);

for (const { route, control, changes } of [
  { route: '/project-grid-one', control: 'label:has(:not(:checked))', changes: 'li[hidden]' },
  { route: '/contact-us', control: '.block-map button', changes: '.block-map iframe' },
  {
    route: '/coming-soon',
    control: '[type=submit]',
    changes: ':is([aria-busy=true], .outcome-sent:not(:empty))',
  },
  {
    route: '/testimonials',
    control: '.carousel-next',
    changes: '.carousel-slide[aria-label^="1 of"][inert]',
  },
]) {
  test(`${route}: a pressed control is painted before the page changes`, async ({ page }) => {
    await page.context().route(/openstreetmap/, (map) => map.fulfill({ body: '' }));
    await page.goto(route);
    const button = page.locator('main').locator(control).first();
    await button.hover();
    await hydrated(button);
    const changed = page.locator('main').locator(changes);
    expect(await press(button, changes)).toBe(0);
    await expect(changed.first()).toBeAttached();
  });
}

for (const { route, control, mark, follows } of [
  {
    route: '/',
    control: '.block-hero .carousel-dot:nth-child(2)',
    mark: '[aria-current]',
    follows: '.block-hero .carousel-slide:first-child[inert]',
  },
  {
    route: '/gallery',
    control: '[role=tab]:nth-child(2)',
    mark: '[aria-selected=true]',
    follows: '.panel ~ .panel[data-active]',
  },
]) {
  test(`${route}: a pressed control is marked at once, and its effect follows`, async ({
    page,
  }) => {
    await page.goto(route);
    const button = page.locator('main').locator(control);
    await button.hover();
    await hydrated(button);
    expect(await press(button, `:is(${control}${mark}, ${follows})`)).toBe(1);
    await expect(page.locator('main').locator(`${control}${mark}`)).toBeAttached();
    await expect(page.locator('main').locator(follows)).toBeAttached();
  });
}

/** Clicks as a key does, and presses another key before anything is painted. */
const pressKeys = (button: Locator) =>
  button.evaluate(async (node: HTMLElement) => {
    node.click();
    const before = document.querySelectorAll('dialog[open]').length;
    node.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    // After the listeners of a real key event, microtasks run.
    await Promise.resolve();
    const after = document.querySelectorAll('dialog[open]').length;
    return { before, after, focused: document.activeElement?.getAttribute('name') };
  });

test('closing a picture shows the press first; the next key finds it closed', async ({ page }) => {
  await page.goto('/gallery');
  const picture = page.locator('main .panel[data-active] .picture-grid a').first();
  await picture.hover();
  await hydrated(page.locator('main .panel[data-active] .picture-grid'));
  const close = page.locator('.lightbox-stage > .icon-button');
  await picture.click();
  await expect(close).toBeVisible();
  expect(await press(close, '.lightbox[open]')).toBe(1);
  await expect(close).toBeHidden();
  await picture.click();
  await expect(close).toBeVisible();
  expect(await pressKeys(close)).toMatchObject({ before: 1, after: 0 });
});

test('a form sent by a key focuses the missing field before the next key', async ({ page }) => {
  await page.goto('/careers');
  const send = page.locator('main [type=submit]');
  await send.hover();
  await hydrated(send);
  expect(await pressKeys(send)).toMatchObject({ focused: 'name' });
});

test('a dialog that is opened by a key is there before the next key, and stays closed when it is closed', async ({
  page,
}) => {
  await page.goto('/faqs');
  const button = page.getByRole('button', { name: 'Search' });
  const dialog = page.locator('#site-search');
  await button.hover();
  await hydrated(dialog);
  const list = page.waitForResponse('**/search.json');
  expect(await pressKeys(button)).toMatchObject({ before: 0, after: 1 });
  await list;
  const found = await dialog.evaluate(async (node) => {
    const field = node.querySelector('input') as HTMLInputElement;
    const links = () => node.querySelectorAll('.results a').length;
    field.value = 'gall';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    const before = links();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    await Promise.resolve();
    return { before, after: links() };
  });
  expect(found).toEqual({ before: 0, after: 1 });
  // Escape is handled first; the dialog closes with the next event at the latest.
  const asked = await dialog.evaluate((node: HTMLDialogElement) => {
    const goesOn = node.dispatchEvent(new Event('cancel', { cancelable: true }));
    const stays = node.open;
    node.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    return { goesOn, stays, isOpen: node.open };
  });
  expect(asked).toEqual({ goesOn: false, stays: true, isOpen: false });
});
