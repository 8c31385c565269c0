import type { Locator, Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { expectAtOffset, holdBack, jumpTo, recordScroll } from './watching.ts';

const header = (page: Page) => page.locator('[data-block="site-header"]');
const footer = (page: Page) => page.getByRole('contentinfo');
const desktopMenu = (page: Page) => header(page).locator('.desktop-menu');
const rail = (page: Page) => page.locator('[data-block="side-rail"]');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The words and addresses of links, whether they are shown at the moment or not. */
const linksOf = (within: Locator) =>
  within
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`),
    );

const social = ['Facebook', 'Instagram', 'LinkedIn'];

const menus: Record<string, string[]> = {
  'About Us': [
    'Who We Are /who-we-are',
    'Mission & Vision /mission-vision',
    'Testimonials /testimonials',
    'Health & Safety /health-safety',
    'Sustainability /sustainability',
    'Smart Tech /smart-tech',
  ],
  Services: [
    'IFM Services /service/ifm-services',
    'Hard Services /service/hard-services',
    'Soft Services /service/soft-services',
    'Security Services /service/security-services',
    'Specialized Services /service/specialized-services',
  ],
  Contact: [
    'Contact Us /contact-us',
    'Request a Quote /request-quote',
    'FAQs /faqs',
    'Careers /careers',
    'Cookie Policy /cookie-policy',
  ],
};

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

  test('a submenu leads to its page', async ({ page }) => {
    await page.goto('/faqs');
    await desktopMenu(page).getByText('About Us').hover();
    await desktopMenu(page).getByRole('link', { name: 'Testimonials' }).click();
    await expect(page).toHaveURL('/testimonials');
  });

  test('a submenu can be read before its styles have come behind the page', async ({ page }) => {
    const letStylesCome = await holdBack(page, '**/later-*.css');
    await page.goto('/faqs', { waitUntil: 'domcontentloaded' });
    await desktopMenu(page).getByText('About Us').hover();
    const submenu = desktopMenu(page).locator('.submenu').first();
    await expect(submenu).toBeVisible();
    await expect(submenu).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    letStylesCome();
    await expect(submenu).toHaveCSS('padding-top', '12px');
  });

  test('Below the large breakpoint a hamburger button opens a mobile menu', async ({ page }) => {
    const letStylesCome = await holdBack(page, '**/later-*.css');
    await page.setViewportSize({ width: 992, height: 800 });
    await page.goto('/faqs', { waitUntil: 'domcontentloaded' });
    const hamburger = header(page).getByRole('button', { name: 'Open menu' });
    await expect(hamburger).toBeHidden();
    await expect(desktopMenu(page)).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(desktopMenu(page)).toBeHidden();
    await hamburger.click();
    // Nobody sees it without its styles, which come behind the page.
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

test('A side contact panel shows address, phone, e-mail and social links', async ({ page }) => {
  await page.goto('/faqs');
  await header(page).getByRole('button', { name: 'Contact details' }).click();
  const panel = dialog(page, 'Talk to us');
  await expect(panel).toContainText('Dubai');
  await expect(panel.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(panel.locator('a[href^="mailto:"]')).toBeVisible();
  for (const name of social) await expect(panel.getByRole('link', { name })).toBeVisible();
});

test('Dark mode toggles through a class on the page body', async ({ page }) => {
  await page.goto('/faqs');
  const toggle = header(page).getByRole('button', { name: 'Dark mode' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await expect(page.locator('body')).not.toHaveClass(/dark/);
  await toggle.click();
  await expect(page.locator('body')).toHaveClass(/dark/);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await background()).not.toBe(light);
  await page.reload();
  await expect(page.locator('body')).toHaveClass(/dark/);
  await toggle.click();
  await expect(page.locator('body')).not.toHaveClass(/dark/);
  expect(await background()).toBe(light);
});

test.describe('Footer', () => {
  test('Footer: company blurb, a free phone number, a landline, an e-mail', async ({ page }) => {
    await page.goto('/faqs');
    const foot = footer(page);
    await expect(foot).toContainText('We look after buildings in the United Arab Emirates');
    await expect(foot.getByRole('link', { name: /^800 / })).toHaveAttribute('href', /^tel:800\d+$/);
    await expect(foot.getByRole('link', { name: /^\+971 4/ })).toHaveAttribute(
      'href',
      /^tel:\+9714\d+$/,
    );
    await expect(foot.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
  });

  test('... three link columns (About us, Services, Contact)', async ({ page }) => {
    await page.goto('/faqs');
    const columns = footer(page).locator('nav');
    await expect(columns.locator('h2')).toHaveText(['About us', 'Services', 'Contact']);
    const lists = await columns.locator('.list').all();
    const links = await Promise.all(lists.map(linksOf));
    expect(links).toEqual([menus['About Us'], menus.Services, menus.Contact]);
  });

  test('... and a copyright line with the current year', async ({ page }) => {
    await page.goto('/faqs');
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Falaj`);
  });
});

test.describe('Search box', () => {
  const open = async (page: Page) => {
    await page.goto('/faqs');
    await header(page).getByRole('button', { name: 'Search' }).click();
    await expect(dialog(page, 'Search')).toBeVisible();
    return dialog(page, 'Search').getByRole('searchbox');
  };
  const results = (page: Page) => dialog(page, 'Search').locator('.results a:visible');

  test('opens from the header search button, closes with its close button', async ({ page }) => {
    await open(page);
    await dialog(page, 'Search').getByRole('button', { name: 'Close search' }).click();
    await expect(dialog(page, 'Search')).toBeHidden();
  });

  test('... or after a result is chosen (the text is then cleared)', async ({ page }) => {
    const field = await open(page);
    await field.fill('gallery');
    await results(page).filter({ hasText: 'Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(dialog(page, 'Search')).toBeHidden();
    await header(page).getByRole('button', { name: 'Search' }).click();
    await expect(field).toHaveValue('');
    await expect(results(page)).toHaveCount(0);
  });

  test('It matches case-insensitive substrings of titles of services and pages', async ({
    page,
  }) => {
    const field = await open(page);
    await field.fill('SERV');
    await expect(results(page)).toHaveText([
      'Services',
      'IFM Services',
      'Hard Services',
      'Soft Services',
      'Security Services',
      'Specialized Services',
    ]);
    await field.fill('aLLe');
    await expect(results(page)).toHaveText(['Gallery']);
    await field.fill('no such page');
    await expect(results(page)).toHaveCount(0);
    await expect(dialog(page, 'Search').getByRole('status')).not.toBeEmpty();
  });

  test('finds the same after a page that has no search box', async ({ page }) => {
    await page.goto('/coming-soon');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await expect(page.locator('[data-island="alive"]').first()).toBeAttached();
    await page.getByRole('link', { name: 'Falaj' }).click();
    await expect(header(page)).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await header(page).getByRole('button', { name: 'Search' }).click();
    await dialog(page, 'Search').getByRole('searchbox').fill('gall');
    await expect(results(page)).toHaveText(['Gallery']);
  });

  test('An empty query shows no results', async ({ page }) => {
    const field = await open(page);
    await expect(results(page)).toHaveCount(0);
    await field.fill('a');
    await expect(results(page)).not.toHaveCount(0);
    await field.fill('');
    await expect(results(page)).toHaveCount(0);
  });
});

test.describe('Sidebar on every page with three icons', () => {
  for (const { name, hash } of [
    { name: 'Contact us', hash: 'contact' },
    { name: 'Find our office', hash: 'location' },
  ]) {
    test(`${name}: goes to /contact-us#${hash}, replaces history and smooth-scrolls`, async ({
      page,
    }) => {
      await page.goto('/services');
      await page.goto('/faqs');
      const before = await page.evaluate(() => history.length);
      await rail(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/contact-us#${hash}`);
      await expectAtOffset(page.locator(`#${hash}`));
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL('/services');
    });
  }

  test('On the contact page itself they scroll smoothly, in the same entry of the history', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    const before = await page.evaluate(() => history.length);
    const places = await recordScroll(page);
    await rail(page).getByRole('link', { name: 'Find our office' }).click();
    await expectAtOffset(page.locator('#location'));
    await expect(page).toHaveURL('/contact-us#location');
    expect((await places()).length).toBeGreaterThan(3);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('a video icon opens a modal with a playable promo video, closed by the × button', async ({
    page,
  }) => {
    await page.goto('/faqs');
    await rail(page).getByRole('button', { name: 'Watch our film' }).click();
    const modal = dialog(page, 'Falaj at work');
    await expect(modal).toBeVisible();
    const video = page.locator('#promo-video video');
    await expect(video).toHaveAttribute('controls');
    await video.evaluate((film: HTMLVideoElement) => {
      film.muted = true;
      return film.play();
    });
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
      .not.toBe(0);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  });

  test('a playable promo video: in a format for every browser', async ({ page }) => {
    await page.goto('/faqs');
    const sources = page.locator('#promo-video video source');
    const kinds = await sources.evaluateAll((all) => all.map((one) => one.getAttribute('type')));
    expect(kinds).toEqual(['video/webm', 'video/mp4']);
    for (const source of await sources.all()) {
      const file = await page.request.get((await source.getAttribute('src')) ?? '');
      expect(file.headers()['content-type']).toBe(await source.getAttribute('type'));
    }
  });

  test('... or a click on the overlay', async ({ page }) => {
    await page.goto('/faqs');
    await rail(page).getByRole('button', { name: 'Watch our film' }).click();
    await expect(dialog(page, 'Falaj at work')).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(dialog(page, 'Falaj at work')).toBeHidden();
  });

  test("Fallback text: 'Your browser does not support the video tag.'", async ({ page }) => {
    await page.goto('/faqs');
    await expect(page.locator('#promo-video video')).toHaveText(
      'Your browser does not support the video tag.',
    );
  });
});
