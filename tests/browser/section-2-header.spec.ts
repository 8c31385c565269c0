import type { Page } from 'playwright/test';
import { linksOf, menus, social } from './menus.ts';
import { expect, test } from './quiet-page.ts';
import { dialog, header, holdBack, hydrated, jumpTo, recordScroll } from './watching.ts';

const desktopMenu = (page: Page) => header(page).locator('.desktop-menu');

test.describe('Header', () => {
  test('Header: logo, home icon, software-portal link, search button, three social links', async ({
    page,
  }) => {
    await page.goto('/faqs');
    const top = header(page);
    await expect(top.locator('.bar .logo')).toHaveAttribute('href', '/');
    await expect(desktopMenu(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      '/',
    );
    const portal = top.locator('.top-line').getByRole('link', { name: 'Software portal' });
    await expect(portal).toHaveAttribute('href', /^https:\/\/portal\./);
    await expect(portal).toHaveAttribute('target', '_blank');
    await expect(top.getByRole('button', { name: 'Search' })).toBeVisible();
    for (const name of social) {
      const link = top.locator('.top-line').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
  });

  test('... and a main menu with submenus', async ({ page }) => {
    await page.goto('/faqs');
    const menu = desktopMenu(page);
    for (const [name, links] of Object.entries(menus)) {
      const entry = menu.locator('.menu > li', { hasText: name });
      await expect(entry.locator('.submenu')).toBeHidden();
      await entry.hover();
      await expect(entry.locator('.submenu')).toBeVisible();
      expect(await linksOf(entry.locator('.submenu'))).toEqual(links);
    }
    for (const [name, to] of [
      ['Services', '/services'],
      ['Industry', '/industry'],
      ['Client Portfolio', '/client-portfolio'],
      ['Accreditations', '/accreditations'],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
    }
  });

  test('a submenu closes when something else is pressed, also where a carousel keeps the focus', async ({
    page,
  }) => {
    await page.goto('/');
    const entry = desktopMenu(page).locator('.menu > li', { hasText: 'Contact' });
    const hero = page.locator('.hero-stage');
    await entry.locator('summary').click();
    await expect(entry.locator('.submenu')).toBeVisible();
    await expect(page.locator('[data-block="hero"][data-island="hydrated"]')).toBeAttached();
    await hero.click({ position: { x: 40, y: 300 } });
    await expect(entry.locator('.submenu')).toBeHidden();
  });

  test('by touch, a second tap on a group closes it, and so does a tap elsewhere', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 1200, height: 800 },
      baseURL,
    });
    const page = await context.newPage();
    await page.goto('/');
    const entry = desktopMenu(page).locator('.menu > li', { hasText: 'Contact' });
    for (const close of [
      () => entry.locator('summary').tap(),
      () => page.locator('.hero-stage').tap({ position: { x: 40, y: 300 } }),
    ]) {
      await entry.locator('summary').tap();
      await expect(entry.locator('.submenu')).toBeVisible();
      await close();
      await expect(entry.locator('.submenu')).toBeHidden();
    }
    await context.close();
  });

  test('a submenu leads to its page', async ({ page }) => {
    await page.goto('/faqs');
    await desktopMenu(page).getByText('About Us').hover();
    await desktopMenu(page).getByRole('link', { name: 'Testimonials' }).click();
    await expect(page).toHaveURL('/testimonials');
  });

  test('... which it does not lie over while the pointer rests', async ({ page }) => {
    await page.goto('/');
    await hydrated(page.locator('[data-block="hero"]'));
    const entry = desktopMenu(page).locator('.menu > li', { hasText: 'About Us' });
    const submenu = entry.locator('.submenu');
    await entry.hover();
    await submenu.getByText('Testimonials').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible();
    await expect(submenu).toBeHidden();
    await page.mouse.move(700, 700);
    await entry.hover();
    await expect(submenu).toBeVisible();
  });

  test('a second click closes a submenu, also while it is pointed at', async ({ page }) => {
    await page.goto('/');
    await hydrated(page.locator('[data-block="hero"]'));
    const entry = desktopMenu(page).locator('.menu > li', { hasText: 'About Us' });
    await entry.locator('summary').click();
    await expect(entry.locator('.submenu')).toBeVisible();
    await entry.locator('summary').click();
    await expect(entry.locator('.submenu')).toBeHidden();
    await entry.locator('summary').click();
    await expect(entry.locator('.submenu')).toBeVisible();
  });

  test('a submenu that is pointed at closes by Escape until it is pointed at anew', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page.locator('[data-block="hero"]'));
    const entry = desktopMenu(page).locator('.menu > li', { hasText: 'About Us' });
    await entry.hover();
    await expect(entry.locator('.submenu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry.locator('.submenu')).toBeHidden();
    await page.mouse.move(700, 700);
    await entry.hover();
    await expect(entry.locator('.submenu')).toBeVisible();
  });

  test('... also where nothing but its entry was reached for', async ({ page }) => {
    await page.goto('/who-we-are');
    const entry = desktopMenu(page).locator('.menu > li', { hasText: 'About Us' });
    await entry.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(entry.locator('.submenu')).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await page.keyboard.press('Escape');
    await expect(entry.locator('.submenu')).toBeHidden();
    await expect(entry.locator('summary')).toBeFocused();
  });

  test('a submenu can be read before its styles have come behind the page', async ({ page }) => {
    const letStylesCome = await holdBack(page, '**/deferred-*.css');
    await page.goto('/faqs', { waitUntil: 'commit' });
    await desktopMenu(page).getByText('About Us').hover();
    const submenu = desktopMenu(page).locator('.submenu').first();
    await expect(submenu).toBeVisible();
    await expect(submenu).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    letStylesCome();
    await expect(submenu).toHaveCSS('padding-top', '12px');
  });

  test('Below the large breakpoint a hamburger button opens a mobile menu', async ({ page }) => {
    const letStylesCome = await holdBack(page, '**/deferred-*.css');
    await page.setViewportSize({ width: 992, height: 800 });
    await page.goto('/faqs', { waitUntil: 'commit' });
    const hamburger = header(page).getByRole('button', { name: 'Open menu' });
    await expect(hamburger).toBeHidden();
    await expect(desktopMenu(page)).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(desktopMenu(page)).toBeHidden();
    await hamburger.click();
    // It is hidden until its styles have loaded, which come after the page.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    await expect(dialog(page, 'Main menu')).toBeHidden();
    letStylesCome();
    await expect(dialog(page, 'Main menu')).toBeVisible();
    await expect(dialog(page, 'Main menu')).toHaveCSS('position', 'fixed');
    await dialog(page, 'Main menu').getByRole('button', { name: 'Close menu' }).click();
    await expect(dialog(page, 'Main menu')).toBeHidden();
  });

  test('... which closes when the window is wide enough for the other', async ({ page }) => {
    await page.setViewportSize({ width: 834, height: 1194 });
    await page.goto('/faqs');
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await expect(dialog(page, 'Main menu')).toBeVisible();
    await page.setViewportSize({ width: 991, height: 834 });
    await expect(dialog(page, 'Main menu')).toBeVisible();
    await page.setViewportSize({ width: 1194, height: 834 });
    await expect(dialog(page, 'Main menu')).toBeHidden();
    await desktopMenu(page).getByText('About Us').hover();
    await expect(desktopMenu(page).getByRole('link', { name: 'Testimonials' })).toBeVisible();
  });

  test('... also if that is before the app is loaded', async ({ page }) => {
    const letAppCome = await holdBack(page, '**/assets/app-*.js');
    await page.setViewportSize({ width: 834, height: 1194 });
    await page.goto('/faqs');
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await expect(dialog(page, 'Main menu')).toBeVisible();
    await page.setViewportSize({ width: 1194, height: 834 });
    letAppCome();
    await expect(dialog(page, 'Main menu')).toBeHidden();
  });

  test('... with individually expandable submenus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faqs');
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    const menu = dialog(page, 'Main menu');
    const submenu = (name: string) => menu.locator('.menu > li', { hasText: name }).last();
    for (const [name, links] of Object.entries(menus)) {
      await expect(submenu(name).locator('.submenu')).toBeHidden();
      await submenu(name).locator('summary').click();
      await expect(submenu(name).locator('.submenu')).toBeVisible();
      expect(await linksOf(submenu(name).locator('.submenu'))).toEqual(links);
    }
    await submenu('Services').locator('summary').click();
    await expect(submenu('Services').locator('.submenu')).toBeHidden();
    await expect(submenu('About Us').locator('.submenu')).toBeVisible();
    await menu.getByRole('link', { name: 'Who We Are' }).click();
    await expect(page).toHaveURL('/who-we-are');
    await expect(menu).toBeHidden();
  });

  test('The header becomes sticky after scrolling more than 100 px', async ({ page }) => {
    await page.goto('/faqs');
    const bar = header(page).locator('.bar');
    await jumpTo(page, 100);
    await expect(bar).not.toBeInViewport({ ratio: 1 });
    await jumpTo(page, 101);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await jumpTo(page, 900);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await jumpTo(page, 0);
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  });

  test('Clicking Home while on / scrolls smoothly to the top', async ({ page }) => {
    await page.goto('/');
    await jumpTo(page, 2500);
    await page.evaluate(() => Object.assign(window, { marker: 'same page' }));
    const places = await recordScroll(page);
    await desktopMenu(page).getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect((await places()).length).toBeGreaterThan(3);
    expect(await page.evaluate(() => (window as unknown as { marker: string }).marker)).toBe(
      'same page',
    );
  });
});
