import type { Locator, Page } from 'playwright/test';
import { pass } from './frozen-time.ts';
import { expect, test } from './quiet-page.ts';
import { alive, block, expectLightbox, scrollThrough, textsOf } from './watching.ts';

const cards = (page: Page) => page.locator('main .card:visible');

async function expectNotFound(page: Page, route: string) {
  const answer = await page.goto(route);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
}

test.describe('what has no record', () => {
  test.use({ tolerated: /404/ });
  for (const route of [
    '/blog-individual/99',
    '/archive/nobody',
    '/category/nothing',
    '/project-details/none',
    '/team-details/nobody',
    '/case-details/none',
    '/blog-list/page/3',
  ]) {
    test(`${route} is not found`, ({ page }) => expectNotFound(page, route));
  }
});

const prices = {
  yearly: ['$199.99 per year', '$219.99 per year', '$559.99 per year'],
  monthly: ['$19.99 per month', '$29.99 per month', '$59.99 per month'],
};

test.describe('Pricing (template)', () => {
  const shown = (page: Page) => textsOf(page.locator('.prices p:visible'));

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('a Billed Yearly / Billed Monthly toggle (default yearly) over three plans', async ({
        page,
      }) => {
        await page.goto('/pricing-table');
        const plans = await textsOf(page.locator('.plan').getByRole('heading'));
        expect(plans).toEqual(['Professional', 'Standard', 'Ultimate']);
        const yearly = page.getByRole('radio', { name: 'Billed Yearly' });
        const monthly = page.getByRole('radio', { name: 'Billed Monthly' });
        await expect(yearly).toBeChecked();
        expect(await shown(page)).toEqual(prices.yearly);
        await page.getByText('Billed Monthly').click();
        await expect(monthly).toBeChecked();
        expect(await shown(page)).toEqual(prices.monthly);
        await monthly.press('ArrowLeft');
        expect(await shown(page)).toEqual(prices.yearly);
      });
    });
  }

  test('a Get Started Today button to a placeholder', async ({ page }) => {
    await page.goto('/pricing-table');
    const buttons = page.locator('.plan').getByRole('link', { name: 'Get Started Today' });
    await expect(buttons).toHaveCount(3);
    await buttons.first().click();
    await expect(page).toHaveURL(/\/pricing-table#plans$/);
  });

  test('and an FAQ accordion', async ({ page }) => {
    await page.goto('/pricing-table');
    const questions = block(page, 'accordion').locator('details');
    await expect(questions.first()).toHaveAttribute('open');
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(1)).toHaveAttribute('open');
    await expect(questions.first()).not.toHaveAttribute('open');
  });
});

test.describe('Coming Soon', () => {
  const figures = (page: Page) => textsOf(page.getByRole('timer').locator('strong'));

  test('a countdown to a date in the past', async ({ page }) => {
    await page.goto('/coming-soon');
    await alive(page.getByRole('timer'));
    expect(await figures(page)).toEqual(['00', '00', '00', '00']);
    expect(await textsOf(page.getByRole('timer').locator('p'))).toEqual([
      '00 Days',
      '00 Hours',
      '00 Minutes',
      '00 Seconds',
    ]);
    await expect(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  });

  test('... which counts while the date is still to come', async ({ page }) => {
    await page.clock.install({ time: new Date('2024-12-30T22:58:57+04:00') });
    await page.goto('/coming-soon');
    await alive(page.getByRole('timer'));
    await page.clock.pauseAt(new Date('2024-12-30T22:59:57+04:00'));
    await expect.poll(() => figures(page)).toEqual(['01', '01', '00', '03']);
    await pass(page, 4000);
    await expect.poll(() => figures(page)).toEqual(['01', '00', '59', '59']);
    await page.clock.fastForward('25:01:00');
    await expect.poll(() => figures(page)).toEqual(['00', '00', '00', '00']);
  });

  test('a Notify Me e-mail form with no handler', async ({ page }) => {
    await page.goto('/coming-soon');
    const form = page.getByRole('form');
    await alive(form);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await expect(form).toHaveAttribute('novalidate');
    await form.getByLabel('E-mail').fill('not an address');
    await form.getByRole('button', { name: 'Notify Me' }).click();
    await expect(page.getByRole('status')).toContainText('Nothing was sent');
    await expect(page).toHaveURL('/coming-soon');
    expect(sent).toEqual([]);
  });

  test('Sidebar on every page with three icons, also on this one', async ({ page }) => {
    await page.goto('/coming-soon');
    const rail = page.locator('[data-block="side-rail"]');
    await expect(rail.locator('a, button')).toHaveCount(3);
    await rail.getByRole('button', { name: 'Watch our film' }).click();
    await expect(page.getByRole('dialog', { name: 'Falaj at work' })).toBeVisible();
  });

  test('and a logo', async ({ page }) => {
    await page.goto('/coming-soon');
    await expect(page.locator('main').getByRole('link', { name: 'Falaj' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.locator('main').getByRole('link', { name: 'Falaj' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('Template leftovers', () => {
  const grids: [string, number][] = [
    ['/project-grid-one', 6],
    ['/project-grid-one1', 9],
    ['/project-grid-two', 6],
    ['/project-grid-three', 9],
  ];
  for (const [route, count] of grids) {
    test(`project grids (first 6 or 9 items): ${route}`, async ({ page }) => {
      await page.goto(route);
      await expect(cards(page)).toHaveCount(count);
    });
  }

  test('Project filter labels: All Works, Branding, Mobile', async ({ page }) => {
    await page.goto('/project-grid-three');
    const labels = page.getByRole('radio');
    await alive(labels.first());
    expect(await textsOf(page.locator('.choice label'))).toEqual([
      'All Works',
      'Branding',
      'Mobile',
    ]);
    await expect(labels.first()).toBeChecked();
    await page.locator('.choice').getByText('Branding').click();
    await expect(cards(page)).toHaveCount(6);
    expect(new Set(await textsOf(cards(page).locator('.meta')))).toEqual(new Set(['Branding']));
    await expect(page.getByRole('status').filter({ hasText: '6 of 9' })).toBeAttached();
    await labels.nth(1).press('ArrowRight');
    await expect(cards(page)).toHaveCount(3);
    await labels.first().check();
    await expect(cards(page)).toHaveCount(9);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('all projects show, and no label that does nothing', async ({ page }) => {
      await page.goto('/project-grid-three');
      await expect(cards(page)).toHaveCount(9);
      await expect(page.locator('.choice')).toBeHidden();
    });
  });

  const lists: [string, number[]][] = [
    ['/project-width-one', [6, 6, 4]],
    ['/project-width-two', [8, 8]],
  ];
  for (const [route, counts] of lists) {
    test(`full-width grids: the first 16 items, 6 a page, 8 in four columns: ${route}`, async ({
      page,
    }) => {
      await page.goto(route);
      const seen = new Set<string>();
      for (const [index, count] of counts.entries()) {
        await expect(cards(page)).toHaveCount(count);
        for (const title of await textsOf(cards(page).getByRole('heading'))) seen.add(title);
        const next = page.getByRole('link', { name: 'Next' });
        if (index === counts.length - 1) await expect(next).toHaveCount(0);
        else await next.click();
        if (index < counts.length - 1) await expect(page).toHaveURL(`${route}/page/${index + 2}`);
      }
      expect(seen.size).toBe(16);
    });
  }

  test('project details by title slug', async ({ page }) => {
    await page.goto('/project-grid-one');
    await cards(page).first().click();
    await expect(page).toHaveURL('/project-details/five-arches');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five arches');
  });

  test('team and team details', async ({ page }) => {
    await page.goto('/team');
    await expect(cards(page)).toHaveCount(6);
    await cards(page).first().click();
    await expect(page).toHaveURL('/team-details/samir-qureshi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samir Qureshi');
    await expect(page.locator('main')).toContainText('Head of Engineering');
    const social = block(page, 'profiles').locator('.social-links a');
    await expect(social).toHaveCount(8);
    for (const link of await social.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAccessibleName(/\w/);
    }
  });

  test('case-study list and case detail: title, excerpt, thumbnail, details, Solutions', async ({
    page,
  }) => {
    await page.goto('/case-study');
    await expect(cards(page)).toHaveCount(6);
    await cards(page).first().click();
    await expect(page).toHaveURL(/\/case-details\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(block(page, 'banner').locator('img')).toBeVisible();
    await expect(block(page, 'banner').locator('.lead')).not.toBeEmpty();
    await expect(block(page, 'text').filter({ hasText: 'The case' }).locator('p')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Solutions' })).toBeVisible();
  });

  test('... a play button opening a video lightbox', async ({ page }) => {
    await page.goto('/case-details/a-cooler-summer-in-one-tower');
    const play = page.getByRole('button', { name: 'Play the film of the case' });
    await expectLightbox(page, play, page.locator('main .film-dialog'));
  });

  test("... and a 'Work We Finished' counter block: ROI 15% and 60+ monthly visits", async ({
    page,
  }) => {
    await page.goto('/case-details/a-cooler-summer-in-one-tower');
    const counters = block(page, 'stats').filter({ hasText: 'Work We Finished' });
    await scrollThrough(page);
    await expect(counters).toContainText('15%');
    await expect(counters).toContainText('ROI');
    await expect(counters).toContainText('60+');
    await expect(counters).toContainText('Monthly visits');
  });

  for (const [route, name] of [
    ['/about-us', 'Play the film'],
    ['/project-details/five-arches', 'Play video'],
    ['/creative-agency', 'Play the studio film'],
  ] as const) {
    test(`A video popup opens from a play button: ${route}`, async ({ page }) => {
      await page.goto(route);
      await expectLightbox(
        page,
        page.getByRole('button', { name }),
        page.locator('main .film-dialog'),
      );
    });
  }
});

const demos = ['/creative-agency', '/personal-portfolio', '/home-startup', '/corporate-agency'];

test.describe('Template contact form (home demo)', () => {
  // What the provider answers is only logged.
  test.use({ tolerated: /^console\.(error|info): |^500: |^net::ERR_/ });

  async function openForm(page: Page, route: string): Promise<Locator> {
    await page.goto(route);
    const form = page.locator('form[name="demo-contact"]');
    await form.scrollIntoViewIfNeeded();
    await alive(form);
    return form;
  }

  for (const route of demos) {
    test(`${route}: name and email required, email of email type, message optional`, async ({
      page,
    }) => {
      const form = await openForm(page, route);
      await expect(form.locator('[name="contact-name"]')).toHaveAttribute('required');
      await expect(form.locator('[name="contact-email"]')).toHaveAttribute('required');
      await expect(form.locator('[name="contact-email"]')).toHaveAttribute('type', 'email');
      await expect(form.locator('[name="contact-message"]')).not.toHaveAttribute('required');
    });
  }

  const outcomes: Record<string, [number, RegExp]> = {
    OK: [200, /^info .*200 Sent/],
    refused: [500, /^error .*500.*Sent/],
    'out of reach': [0, /^error .*\b0\b.*Network Error/],
  };
  for (const [outcome, [status, logged]] of Object.entries(outcomes)) {
    test(`after submit it resets and shows success for about 5 seconds: ${outcome}`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.route('**/api/v1.0/email/send-form', (route) =>
        status ? route.fulfill({ status, body: 'Sent' }) : route.abort('connectionrefused'),
      );
      const lines: string[] = [];
      page.on('console', (message) => lines.push(`${message.type()} ${message.text()}`));
      const form = await openForm(page, '/creative-agency');
      await form.locator('[name="contact-name"]').fill('Amal Test');
      await form.locator('[name="contact-email"]').fill('amal@example.com');
      const sent = page.waitForRequest('**/api/v1.0/email/send-form');
      await page.clock.pauseAt(Date.now() + 60_000);
      await form.getByRole('button', { name: 'Send Message' }).click();
      // It is sent when its visitor has seen that the button was pressed, after this time at the latest.
      await pass(page, 100);
      const body = (await sent).postData() ?? '';
      for (const name of [
        'contact-name',
        'contact-email',
        'contact-message',
        'lib_version',
        'service_id',
        'template_id',
        'user_id',
      ]) {
        expect(body).toContain(`name="${name}"`);
      }
      await expect(form.getByRole('status')).toHaveText('Your Message has been successfully sent.');
      await expect(form.getByRole('alert')).toHaveCount(0);
      await expect(form.locator('[name="contact-name"]')).toHaveValue('');
      await expect.poll(() => lines.some((line) => logged.test(line))).toBe(true);
      await pass(page, 4990);
      await expect(form.getByRole('status')).not.toBeEmpty();
      await pass(page, 20);
      await expect(form.getByRole('status')).toBeEmpty();
    });
  }
});

test('Template counters: 10+ years, 1500+ projects', async ({ page }) => {
  await page.goto('/corporate-agency');
  const counters = block(page, 'stats');
  await scrollThrough(page);
  // They may still be counting.
  await expect.poll(() => textsOf(counters.locator('dd'))).toEqual(['10+', '1500+']);
});
