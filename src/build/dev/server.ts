import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createLogger, createServer, type Logger, type Plugin, type ViteDevServer } from 'vite';
import { openSite } from '../../content/open-site.ts';
import { dataFolder } from '../../server/data-folders.ts';
import { blocksPlugin } from '../bundle/blocks-plugin.ts';
import { iconsPlugin } from '../bundle/icons-plugin.ts';
import { buildInlineScripts } from '../bundle/make-bundle.ts';
import { surveyPictures } from '../pictures/survey-pictures.ts';
import type { Progress } from '../progress/progress.ts';
import { devCataloguePlugin } from './catalogue.ts';
import { devEditorPlugin } from './editor.ts';
import { devFormsPlugin } from './forms.ts';
import { devPagesPlugin, rendererEntry } from './plugin.ts';
import { DevReview } from './review.ts';
import { DevWatch, watchedByUs } from './watch.ts';

export interface DevOptions {
  /** Absolute path of the site's folder. */
  siteRoot: string;
  engineRoot: string;
  /** Left out, it is 5173, or the next one that is free. */
  port?: number | undefined;
  /** The address to listen at, true for all of the computer's. Left out, only this computer can reach the server. */
  host?: string | true | undefined;
  /** The day or time that is taken for now; left out, everything shows, published or not. */
  asOf?: string | undefined;
  onProgress?: Progress | undefined;
  /** Makes plugins that answer more than the pages. */
  morePlugins?: ((dev: DevSite) => Plugin[]) | undefined;
}

/** The site as the dev server has it. */
export interface DevSite {
  watch: DevWatch;
  review: DevReview;
  engineRoot: string;
}

/** What the browser's code imports; named here so that the server need not look for it first. */
const BROWSER_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react-countup',
  'swiper',
  'swiper/modules',
  'idb-keyval',
];

/** What is shown to nobody, though it lies in the site's folder: what visitors have sent, and what Vite itself keeps back. */
const PRIVATE = [
  `**/${dataFolder}/**`,
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** Returns a logger that says what Vite says, but for errors in the code of blocks: those are told once, in our words, where a page is drawn. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { error } = logger;
  logger.error = (text, options) => {
    if (!text.includes('Error when evaluating SSR module')) error(text, options);
  };
  return logger;
}

/** Vite's own port: the one that people know from elsewhere. */
const USUAL_PORT = 5173;

/** The dev server while it listens. */
export interface DevServer extends Pick<ViteDevServer, 'close' | 'resolvedUrls'> {
  /** Resolves when the blocks' code is compiled, or cannot be, which the pages say then. */
  compiled: Promise<unknown>;
}

/**
 * Starts the dev server: Vite for the browser's code, and the production renderer for the pages.
 *
 * @throws when the port that was asked for is taken
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { siteRoot, engineRoot, port, host, asOf } = options;
  const showAll = asOf === undefined;
  const opened = openSite(siteRoot, { engineRoot, asOf, showAll, awaitsBlocks: true });
  const watch = new DevWatch(await surveyPictures(opened, options.onProgress));
  const review = new DevReview(() => watch.tellPages());
  const blocks = {
    blocksFolders: opened.blocksFolders,
    get holders() {
      return watch.site.holders;
    },
  };
  const cacheFolder = path.join(siteRoot, '.pagewright');
  const inlineScripts = await buildInlineScripts({ engineRoot, cacheFolder, ...blocks });
  // The watcher waits for one folder at most that is not there yet, and that is the site's blocks/.
  mkdirSync(path.join(siteRoot, 'public'), { recursive: true });
  const server = await createServer({
    configFile: false,
    root: engineRoot,
    cacheDir: path.join(cacheFolder, 'vite'),
    publicDir: path.join(siteRoot, 'public'),
    appType: 'custom',
    customLogger: quietLogger(),
    clearScreen: false,
    resolve: { dedupe: ['react', 'react-dom', 'swiper', 'react-countup'] },
    optimizeDeps: { include: BROWSER_PACKAGES, entries: [] },
    server: {
      port: port ?? USUAL_PORT,
      strictPort: port !== undefined,
      ...(host === undefined ? {} : { host }),
      watch: { ignored: watchedByUs(siteRoot) },
      fs: { allow: [engineRoot, siteRoot], deny: PRIVATE },
    },
    plugins: [
      iconsPlugin,
      blocksPlugin(blocks),
      watch.plugin,
      // before the forms, which answer whatever is posted
      ...(options.morePlugins?.({ watch, review, engineRoot }) ?? []),
      devCataloguePlugin(opened),
      devEditorPlugin(watch, review),
      devFormsPlugin(watch),
      devPagesPlugin({ engineRoot, inlineScripts, watch, review }),
    ],
  });
  try {
    await server.listen();
  } catch (error) {
    // Its watchers would keep the process from ending.
    await server.close();
    if (!/already in use/.test((error as Error).message)) throw error;
    throw new Error(
      `Port ${port} is taken by another program. Choose another one, such as --port ${Number(port) + 1}, or leave --port out.`,
    );
  }
  const compiled = server.ssrLoadModule(rendererEntry(engineRoot)).catch(() => undefined);
  return Object.assign(server, { compiled });
}
