/** Which addresses the dev server answers, and with what. */
import { closeSite, devServerNoise, open, openSite, other, running, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';

test.describe.configure({ mode: 'serial' });
test.use({ tolerated: devServerNoise });

test.beforeAll(() => openSite({ 'pages/index.yaml': other }));
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

test('a new file is a new route at once, and a deleted one is none', async ({ page }) => {
  const found = async () =>
    (
      await page.request.get(`${running.origin}/fresh`, { headers: { accept: 'text/html' } })
    ).status();
  expect(await found()).toBe(404);
  await page.goto(`${running.origin}/fresh`);
  const note = page.getByText('npm run new page /fresh makes one');
  await expect(note).toBeVisible();
  site.write('pages/fresh.yaml', other.replaceAll('other', 'fresh').replaceAll('Other', 'Fresh'));
  await expect.poll(found).toBe(200);
  await expect(note).toHaveCount(0);
  await open(page, '/fresh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The fresh page');
  site.delete('pages/fresh.yaml');
  await expect.poll(found).toBe(404);
});

test('an address that cannot be decoded belongs to no page', async ({ page }) => {
  const headers = { accept: 'text/html' };
  const answer = await page.request.get(`${running.origin}/%E0%A4%A`, { headers });
  expect(answer.status()).toBe(404);
  expect((await page.request.get(`${running.origin}/`, { headers })).status()).toBe(200);
});

test('an unknown address gets the 404 page of its part of the site, also one made from a list', async ({
  page,
}) => {
  site.write('pages/_collections/areas.yaml', '- slug: rules\n- slug: terms\n');
  const notFound = other.replace('Other', '"No such {{ entry.slug }}"');
  site.write('pages/[slug]/404.yaml', `each: areas\n${notFound}`);
  for (const [address, title] of [
    ['/rules/none', 'No such rules'],
    ['/terms/none/at/all', 'No such terms'],
  ]) {
    const answer = await page.goto(`${running.origin}${address}`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(`${title}$`));
  }
  await page.goto(`${running.origin}/other/none`);
  await expect(page).not.toHaveTitle(/No such/);
});

test('a page is served for any Accept header, such as curl’s', async ({ page }) => {
  const headers = { accept: '*/*' };
  const answer = await page.request.get(`${running.origin}/`, { headers });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<main');
  const file = await page.request.get(`${running.origin}/images/none.svg`, { headers });
  expect(await file.text()).not.toContain('<main');
});
