import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { refreshSite, type Site } from '../content/site.ts';
import type { SiteConfig } from '../content/types.ts';
import type { createRenderer } from '../render/entry.tsx';
import { readRedirectRules } from '../server/host-rules.ts';
import { renderRoute } from './dev-pages.ts';
import { DevReview } from './dev-review.ts';
import { redirectsFile } from './host-files.ts';
import { devPictures } from './pictures/dev-pictures.ts';
import { surveyPictures } from './pictures/survey-pictures.ts';

export interface DevPagesOptions {
  site: Site;
  engineRoot: string;
  inlineScript: string;
}

const SAVED = 'pagewright:saved';
/**
 * The watcher says nothing more of a file for 50 ms after each change (chokidar's own limit), and an
 * editor that formats what it saves writes twice in that time.
 */
const SECOND_LOOK = 60;

function modified(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** What is not published is marked: the whole page at its foot, a block at its head. */
const MARKS = `[data-unpublished]::before {
  content: 'Not published: ' attr(data-unpublished);
  display: block;
  padding: 0.4rem 0.8rem;
  background: #ffd84d;
  color: #221a00;
  font: 600 14px/1.4 system-ui, sans-serif;
}
body[data-unpublished]::before { position: fixed; inset: auto auto 0 0; z-index: 99; }
.block[data-unpublished] { outline: 3px dashed #ffd84d; outline-offset: -3px; }`;

/** Vite's client, and ours, which fetches the page anew when something was saved. */
const HEAD_TAGS = ['/@vite/client', '/src/browser/dev.ts']
  .map((address) => `<script type="module" src="${address}"></script>`)
  .join('')
  .concat(`<style>${MARKS}</style>`);

function wantsPage({ method, headers, url = '' }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !/^\/(@|src\/|blocks\/|node_modules\/)/.test(url)
  );
}

/** A file's path as `refreshSite` takes it; the engine's blocks count as the site's. */
function siteRelative(root: string, file: string, isBlock: boolean): string {
  return isBlock ? 'blocks/' : path.relative(root, file).replaceAll(path.sep, '/');
}

/** Draws the site's pages in Vite's dev server, with the same renderer as the build. */
export function devPagesPlugin({
  site: opened,
  engineRoot,
  inlineScript,
}: DevPagesOptions): Plugin {
  const site = opened;
  const { root } = site;
  const pagesFolder = path.join(root, 'pages') + path.sep;
  const publicFolder = path.join(root, 'public') + path.sep;

  const review = new DevReview();

  const draw = async (server: ViteDevServer, route: string) => {
    const entry = path.join(engineRoot, 'src/render/entry.tsx');
    const module = (await server.ssrLoadModule(entry)) as { createRenderer: typeof createRenderer };
    const assets = { app: '/src/browser/app.tsx', inlineScript, headTags: HEAD_TAGS };
    const hasPhotographs = site.pictures.size > 0;
    const makeRenderer = (config: SiteConfig) =>
      module.createRenderer({ site: config, assets, hasPhotographs });
    return renderRoute(site, route, makeRenderer, review);
  };

  return {
    name: 'pagewright:dev-pages',
    configureServer(server) {
      server.watcher.add([
        path.join(root, 'pages'),
        path.join(root, 'public'),
        ...site.blocksFolders,
      ]);
      const saved = async (event: string, file: string) => {
        const isPage = file.startsWith(pagesFolder);
        const isBlock = site.blocksFolders.some((folder) => file.startsWith(folder + path.sep));
        if (!isPage && !isBlock && !file.startsWith(publicFolder)) return;
        // A page's own text is read at each request; all else was read when the site was opened.
        const ownText = isPage && !file.slice(pagesFolder.length).startsWith('_');
        if (!ownText || event !== 'change') refreshSite(site, siteRelative(root, file, isBlock));
        if (file.startsWith(publicFolder)) await surveyPictures(site);
        server.ws.send({ type: 'custom', event: SAVED });
      };
      server.watcher.on('all', (event, file) => {
        const seen = modified(file);
        saved(event, file);
        if (event !== 'change') return;
        setTimeout(() => modified(file) !== seen && saved(event, file), SECOND_LOOK);
      });
      server.middlewares.use(devPictures(site));
      server.middlewares.use(async (request, response, next) => {
        if (!wantsPage(request)) return next();
        const url = new URL(request.url ?? '/', 'http://localhost');
        const route = decodeURIComponent(url.pathname).replace(/(.)\/+$/, '$1');
        try {
          const target = redirect(site, route);
          if (target) {
            response.writeHead(302, { location: target }).end();
            return;
          }
          const { html, status } = await draw(server, route);
          response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}

function redirect(site: Site, route: string): string | undefined {
  for (const { target } of readRedirectRules(redirectsFile(site.config))) {
    const to = target(route);
    if (to) return to;
  }
  return undefined;
}
