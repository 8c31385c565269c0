/** The size of a photograph for visitors does not depend on how it was saved. */
import sharp from 'sharp';
import { type Running, SmallSite } from '../small-site.ts';
import { expect, test } from './quiet-page.ts';

test.describe.configure({ mode: 'serial' });

/** Returns clouds of colour with some grain, which compress as photographs do. */
async function photograph(width: number, height: number, quality: number): Promise<Buffer> {
  const noise = Buffer.from(
    Array.from({ length: 64 * 48 * 3 }, (_, n) => (n * 7919 * (n % 97)) % 256),
  );
  const clouds = sharp(noise, { raw: { width: 64, height: 48, channels: 3 } });
  return clouds.resize(width, height, { kernel: 'cubic' }).jpeg({ quality }).toBuffer();
}

const page = (file: string) => `title: ${file}
description: A page.
blocks:
  - type: banner
    title: A hall
    image: { src: /images/${file}.jpg, alt: A hall in the morning }
`;

let site: SmallSite;
let running: Running;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\nframe: { before: [], after: [] }\n',
    'pages/raw.yaml': page('raw'),
    'pages/prepared.yaml': page('prepared'),
    'public/images/raw.jpg': await photograph(4000, 3000, 97),
    'public/images/prepared.jpg': await photograph(1280, 960, 80),
  });
  running = await site.serve('start', '--port', '0');
});

test.afterAll(async () => {
  running.process.kill('SIGINT');
  await running.ended;
  site.remove();
});

for (const width of [390, 1440]) {
  test(`twelve megapixels from a camera weigh no more than a prepared picture, ${width} wide`, async ({
    browser,
  }) => {
    const weigh = async (route: string) => {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const visit = await context.newPage();
      const pictures: number[] = [];
      visit.on('response', async (response) => {
        if (response.request().resourceType() !== 'image') return;
        pictures.push((await response.body()).length);
      });
      await visit.goto(`${running.origin}/${route}`, { waitUntil: 'networkidle' });
      const isShown = await visit.locator('main img').evaluate((image) => {
        const { complete, naturalWidth, currentSrc } = image as HTMLImageElement;
        return complete && naturalWidth > 0 && currentSrc;
      });
      expect(isShown).toMatch(/\.avif$/);
      await context.close();
      expect(pictures).toHaveLength(1);
      return pictures[0] as number;
    };
    const prepared = await weigh('prepared');
    expect(await weigh('raw')).toBeLessThan(prepared * 1.1);
    expect(prepared).toBeLessThan(60_000);
  });
}
