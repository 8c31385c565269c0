/** The focus point of a picture stays in view where the picture is cropped. */
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { type Running, SmallSite } from '../small-site.ts';
import { expect, test } from './quiet-page.ts';

test.describe.configure({ mode: 'serial' });
// The site has no icon.
test.use({ tolerated: /404/ });

const side = (background: string, width: number) =>
  sharp({ create: { width, height: 500, channels: 3, background } })
    .png()
    .toBuffer();

/** Returns a picture four times as wide as high, red at its left end and blue elsewhere. */
async function twoColours(): Promise<Buffer> {
  const red = await side('#f00000', 760);
  return sharp(await side('#0000f0', 2000))
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const banner = (focus: string) => `  - type: banner
    title: A hall
    image: { src: /images/wide.png, alt: Two colours${focus} }
`;

let site: SmallSite;
let running: Running;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\nlang: en\nframe: { before: [], after: [] }\n',
    'pages/plain.yaml': `title: Plain\ndescription: A page.\nblocks:\n${banner('')}    buttons: [{ label: Focused, to: /focused }]\n`,
    'pages/focused.yaml': `title: Focused\ndescription: A page.\nblocks:\n${banner(', focus: { x: 0, y: 25.5 }')}`,
    'public/images/wide.png': await twoColours(),
  });
  running = await site.serve('start', '--port', '0');
});

test.afterAll(async () => {
  running.process.kill('SIGINT');
  await running.ended;
  site.remove();
});

/** Returns the colour in the middle of the banner's picture. */
async function colourShown(page: Page): Promise<'red' | 'blue'> {
  const picture = page.locator('main img');
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const { data, info } = await sharp(await picture.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

for (const width of [390, 1440]) {
  test(`the point of focus is in view, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${running.origin}/plain`);
    expect(await colourShown(page)).toBe('blue');
    await page.getByRole('link', { name: 'Focused' }).click();
    await page.waitForURL('**/focused');
    await expect(page.locator('main img')).toHaveCSS('object-position', '0% 25.5%');
    expect(await colourShown(page)).toBe('red');
    await page.reload();
    await expect(page.locator('main img')).toHaveCSS('object-position', '0% 25.5%');
    expect(await colourShown(page)).toBe('red');
  });
}
