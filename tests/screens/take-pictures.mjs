import path from 'node:path';

/**
 * @typedef {object} Picture
 * @property {string} route
 * @property {number} width of the window
 * @property {string} theme
 * @property {string} file its name in the output folder
 */

/**
 * @typedef {object} What
 * @property {string} url where the site is served
 * @property {string[]} routes
 * @property {number[]} widths
 * @property {string[]} themes
 * @property {boolean} rtl
 * @property {boolean} forcedColors
 * @property {string} out
 */

/** How many pages are rendered at a time: one waits for its pictures while the other paints. */
const AT_ONCE = 2;

/** @param {string} route */
const fileName = (route) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '_'));

/**
 * Scrolls down the page and back, so that everything that loads near the view is loaded.
 *
 * @param {import('playwright').Page} page
 */
async function loadAll(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const pictures = [...document.images];
    // Pictures of slides out of view would never load.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
    await frame();
  });
}

/**
 * Takes a picture of the whole page for each width and theme, without motion.
 *
 * @param {import('playwright').Browser} browser
 * @param {What} what
 * @returns {Promise<Picture[]>} in the order of the routes
 */
export async function takePictures(browser, what) {
  const { url, routes, widths, themes, rtl, forcedColors, out } = what;
  /** @type {Picture[]} */
  const pictures = [];
  const jobs = routes.flatMap((route) => widths.map((width) => ({ route, width })));
  const work = async () => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      forcedColors: forcedColors ? 'active' : 'none',
    });
    const page = await context.newPage();
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { route, width } = job;
      const height = width < 768 ? 844 : 900;
      await page.setViewportSize({ width, height });
      await page.goto(url + route);
      if (rtl) await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await loadAll(page);
      // A font that arrived late is used only after the next resize of the window, not in the middle of a picture.
      await page.setViewportSize({ width: width + 1, height });
      await page.setViewportSize({ width, height });
      for (const theme of themes) {
        await page.evaluate(
          (isDark) => document.body.classList.toggle('dark', isDark),
          theme === 'dark',
        );
        const file = `${fileName(route)}-${width}-${theme}.jpg`;
        await page.screenshot({ path: path.join(out, file), fullPage: true, quality: 82 });
        pictures.push({ route, width, theme, file });
      }
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const place = (/** @type {Picture} */ { route }) => routes.indexOf(route);
  return pictures.sort((a, b) => place(a) - place(b) || a.width - b.width);
}
