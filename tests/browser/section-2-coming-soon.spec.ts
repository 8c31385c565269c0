import type { Page } from 'playwright/test';
import { pass } from './frozen-time.ts';
import { expect, test } from './quiet-page.ts';
import { hydrated, textsOf } from './watching.ts';

test.describe('Coming Soon', () => {
  const figures = (page: Page) => textsOf(page.getByRole('timer').locator('strong'));

  test('a countdown to a date in the past', async ({ page }) => {
    await page.goto('/coming-soon');
    await hydrated(page.getByRole('timer'));
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
    await hydrated(page.getByRole('timer'));
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
    await hydrated(form);
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
