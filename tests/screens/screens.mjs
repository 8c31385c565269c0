/**
 * `npm run screens`: takes a picture of every route, light and dark, narrow and wide, and makes contact sheets of
 * them. Nothing is compared: a person judges.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser } from '../browser/find-browser.mjs';
import { builtRoutes } from '../built-routes.mjs';
import { serveSite } from '../serve-site.mjs';
import { writeIndex, writeSheets } from './contact-sheets.mjs';
import { takePictures } from './take-pictures.mjs';

const USAGE = `npm run screens -- [options]

  --only TEXT      only the routes that contain TEXT; may be given several times
  --width WIDTHS   window widths in pixels, with commas (390,1440)
  --theme THEMES   light, dark or both, with a comma (light,dark)
  --rtl            turn every page to right-to-left
  --forced-colors  with the high contrast of the system
  --out FOLDER     where the pictures go (.pagewright/screens)`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', default: '390,1440' },
    theme: { type: 'string', default: 'light,dark' },
    rtl: { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    out: { type: 'string', default: '.pagewright/screens' },
    help: { type: 'boolean', default: false },
  },
});

async function main() {
  const out = path.resolve(values.out);
  const site = path.resolve('.pagewright/screens-site');
  const server = await serveSite(['start', '--out', site]);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const routes = builtRoutes(site).filter(
      (route) => values.only.length === 0 || values.only.some((text) => route.includes(text)),
    );
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const pictures = await takePictures(browser, {
      url: server.origin,
      routes,
      widths: values.width.split(',').map(Number),
      themes: values.theme.split(','),
      rtl: values.rtl,
      forcedColors: values['forced-colors'],
      out,
    });
    writeIndex(out, pictures);
    const sheets = await writeSheets(out, pictures);
    console.log(`${pictures.length} pictures of ${routes.length} routes: ${out}/index.html`);
    console.log(`${sheets.length} contact sheets: ${out}/sheet-*.png`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

if (values.help) console.log(USAGE);
else await main();
