import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { PICTURES } from '../../../blocks/_shared/ui/picture-variants.ts';
import { isUnpublishedFile } from '../../content/files/public-files.ts';
import { barePath, decoded } from '../../content/model/bare-path.ts';
import type { FrameBlocks, Settings } from '../../content/model/types.ts';
import { searchIndexes } from '../../content/search-index.ts';
import type { Site } from '../../content/site/site.ts';
import type { createSiteRenderer } from '../../render/entry.tsx';
import { readRedirects } from '../../server/http/host-rules.ts';
import { describeCodeError } from '../bundle/code-error.ts';
import { firstPageRedirects, redirectsFile } from '../output/host-files.ts';
import { makeVariant, originals, parseVariant } from '../pictures/make-variants.ts';
import { pictureCache } from '../pictures/survey-pictures.ts';
import { devErrorPage } from './error-page.ts';
import type { LiveSite } from './live-site.ts';
import marks from './marks.css?raw';
import { renderRoute } from './render-route.ts';
import type { DevReview } from './review.ts';

interface DevPagesOptions {
  inlineScript: string;
  live: LiveSite;
  review: DevReview;
}

const CODE_HINT = 'This page reloads when the file is fixed and saved.';

/** Returns Vite's client and our dev script; `saves` lets it find out whether something was saved since. */
function headTags(saves: number): string {
  const scripts = ['/@vite/client', '/src/browser/dev.ts'].map(
    (address) => `<script type="module" src="${address}"></script>`,
  );
  return `<meta name="saves" content="${saves}">${scripts.join('')}<style>${marks}</style>`;
}

/**
 * Returns whether a request asks for a page. Browsers ask for HTML; curl and link checkers accept anything, as
 * browsers do when they request code.
 */
function wantsPage({ method, headers, url = '' }: IncomingMessage): boolean {
  const { accept = '*/*' } = headers;
  const isFile = /^[^?#]*\.\w+(?:[?#]|$)/.test(url);
  return (
    (method === 'GET' || method === 'HEAD') &&
    (accept.includes('text/html') || (accept.includes('*/*') && !isFile)) &&
    !/^\/(@|__|src\/|blocks\/|node_modules\/)/.test(url)
  );
}

/** Returns the requested route. An address that cannot be decoded stays as it is, and matches no page. */
function routeOf({ url = '/' }: IncomingMessage): string {
  return decoded(barePath(url).replace(/(.)\/+$/, '$1'));
}

/** Returns the module of the renderer, which imports the code of all blocks. */
export const rendererEntry = (engineRoot: string) => path.join(engineRoot, 'src/render/entry.tsx');

/** Renders the site's pages in Vite's dev server, with the same renderer as the build. */
export function devPagesPlugin(options: DevPagesOptions): Plugin {
  const { live, review } = options;
  return {
    name: 'pagewright:dev-pages',
    configureServer(server) {
      server.middlewares.use(refuseUnpublished(live.site.root));
      server.middlewares.use(sendThemeFiles(live));
      server.middlewares.use(sendPictures(live));
      server.middlewares.use(sendSearchIndex(live, review));
      server.middlewares.use(sendPages(server, options));
    },
  };
}

function refuseUnpublished(root: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!isUnpublishedFile(root, routeOf(request))) return next();
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not published.');
  };
}

/** Serves the fonts of theme packages. */
function sendThemeFiles({ site }: LiveSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = site.extensions.themeFiles.get(routeOf(request));
    if (!file) return next();
    response.setHeader('content-type', 'font/woff2');
    createReadStream(file).on('error', next).pipe(response);
  };
}

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Serves the variants of photographs, each made when a browser first requests it. */
export function sendPictures(live: Pick<LiveSite, 'site'>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { site } = live;
    const pathname = barePath(request.url ?? '');
    const variant = pathname.startsWith(PICTURES) && parseVariant(pathname.slice(PICTURES.length));
    const original = variant && originals(site).get(variant.stem);
    if (!variant || !original) return next();
    try {
      const file = await makeVariant(variant, original, pictureCache(site.root));
      response.setHeader('content-type', TYPES[variant.format]);
      createReadStream(file).on('error', next).pipe(response);
    } catch (error) {
      next(error);
    }
  };
}

function sendSearchIndex(live: LiveSite, review: DevReview): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { site } = live;
    const address = routeOf(request);
    const isFile = site.publicFiles.has(address);
    if (!address.endsWith('/search.json') || isFile) return next();
    const found = searchIndexes(site, review.summaries(site)).get(address.slice(1));
    if (!found) return next();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(found));
  };
}

function sendPages(server: ViteDevServer, options: DevPagesOptions): Connect.NextHandleFunction {
  const { live } = options;
  /** The location of the error that was printed last. */
  let lastReported: string | undefined;
  return async (request, response, next) => {
    if (!wantsPage(request)) return next();
    const route = routeOf(request);
    const { saves } = live;
    const send = (status: number, html: string) =>
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    try {
      const render = (of: string) => renderPage(server, of, saves, options);
      const target = redirect(live.site, route) ?? (await listOf(route, render));
      if (target) {
        response.writeHead(302, { location: target }).end();
        return;
      }
      const { html, status } = await render(route);
      lastReported = undefined;
      send(status, status === 404 ? withWayToMake(html, route) : html);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      const codeError = describeCodeError(error, [live.site.root, live.site.engineRoot]);
      if (codeError.place !== lastReported)
        console.error(`${codeError.place ?? route}: ${codeError.message}`);
      lastReported = codeError.place;
      send(500, devErrorPage({ ...codeError, title: codeError.message, hint: CODE_HINT, saves }));
    }
  };
}

async function renderPage(
  server: ViteDevServer,
  route: string,
  saves: number,
  { inlineScript, live: { site }, review }: DevPagesOptions,
) {
  const module = (await server.ssrLoadModule(rendererEntry(site.engineRoot))) as {
    createSiteRenderer: typeof createSiteRenderer;
  };
  const assets = { app: '/src/browser/dev.ts', inlineScript, headTags: headTags(saves) };
  // While this server compiles code the font arrives late, and `optional` would never show it.
  const fontDisplay = 'swap';
  const makeRenderer = (settings: Settings, frame: FrameBlocks) =>
    module.createSiteRenderer({ site: settings, frame, assets, fontDisplay });
  return renderRoute(site, route, makeRenderer, review);
}

/** Adds to the 404 page how to create the missing page. */
function withWayToMake(html: string, route: string): string {
  if (!/^(\/[a-z0-9-]+)+$/.test(route)) return html;
  const note = `There is no page ${route} yet. <code>npm run new page ${route}</code> makes one.`;
  return html.replace('</body>', `<p class="no-page-yet">${note}</p></body>`);
}

/** Returns the list that a route names as its page 1; `undefined` when the list has no page 2. */
async function listOf(route: string, render: (of: string) => Promise<{ status: number }>) {
  const [first] = firstPageRedirects([route.replace(/\/page\/1$/, '/page/2')]);
  if (first?.from !== route) return undefined;
  return (await render(`${route.slice(0, -1)}2`)).status === 200 ? first.to : undefined;
}

function redirect(site: Site, route: string): string | undefined {
  return readRedirects(redirectsFile(site.settings))(route)?.to;
}
