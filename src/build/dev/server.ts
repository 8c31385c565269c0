import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import {
  createServer,
  type InlineConfig,
  mergeConfig,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { messageOf } from '../../content/model/thrown.ts';
import { openSite } from '../../content/open-site.ts';
import type { Site } from '../../content/site/site.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { formatProblems } from '../../diagnostics/report/terminal.ts';
import { DATA_FOLDER } from '../../server/data-folders.ts';
import { blocksPlugin } from '../bundle/blocks-plugin.ts';
import { codePlugin } from '../bundle/code-plugin.ts';
import { iconsPlugin } from '../bundle/icons-plugin.ts';
import { buildInlineScript } from '../bundle/make-bundle.ts';
import { stylePlugin } from '../bundle/style-plugin.ts';
import { type Configuration, noConfiguration } from '../config/configuration.ts';
import { surveyPictures } from '../pictures/survey-pictures.ts';
import type { Progress } from '../progress/progress.ts';
import { devCataloguePlugin } from './catalogue-plugin.ts';
import { devEditorPlugin } from './editor-plugin.ts';
import { devFormsPlugin } from './forms-plugin.ts';
import { LiveSite, notForVite } from './live-site.ts';
import { devPagesPlugin, rendererEntry } from './pages-plugin.ts';
import { quietLogger } from './quiet-logger.ts';
import { DevReview } from './review.ts';

interface DevOptions {
  /** Absolute path of the site's folder. */
  siteRoot: string;
  engineRoot: string;
  /** The site's configuration; the default is none. */
  configuration?: Configuration | undefined;
  /** The default is 5173, or the next free port. */
  port?: number | undefined;
  /** The address to listen at; `true` for all addresses. By default only this computer can reach the server. */
  host?: string | true | undefined;
  /** The day or time to use as now; by default unpublished content is shown as well. */
  asOf?: string | undefined;
  onProgress?: Progress | undefined;
  /** Returns plugins that serve more than the pages. */
  morePlugins?: ((dev: DevSite) => Plugin[]) | undefined;
}

/** The site as the dev server holds it. */
export interface DevSite {
  live: LiveSite;
  review: DevReview;
}

/**
 * The packages that the browser's code imports, so that Vite optimises them at the start and need not discover them.
 */
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

/** Files that are never served: what visitors have sent, and Vite's own defaults. */
const PRIVATE = [
  `**/${DATA_FOLDER}/**`,
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** Returns the real folders of blocks outside of the site's folder: a package may be a link. */
const codeFolders = ({ blocksFolders }: Site) =>
  blocksFolders.flatMap((folder) =>
    existsSync(folder) ? [realpathSync(path.dirname(folder))] : [],
  );

/** Vite's default port. */
const USUAL_PORT = 5173;

/** A listening dev server. */
export interface DevServer extends Pick<ViteDevServer, 'close' | 'resolvedUrls'> {
  /** Resolves when the blocks' code is compiled or has failed to; the pages show the error. */
  compiled: Promise<unknown>;
}

/** Opens the site, and what watches and reviews it. */
async function openWatched({
  siteRoot,
  engineRoot,
  asOf,
  configuration: { extensions } = noConfiguration,
  onProgress,
}: DevOptions): Promise<{ opened: Site; live: LiveSite; review: DevReview }> {
  const showAll = asOf === undefined;
  const opened = openSite(siteRoot, { engineRoot, extensions, asOf, showAll, awaitsBlocks: true });
  if (extensions.issues.length > 0) {
    console.error(formatProblems(diagnose(opened, extensions.issues), { siteRoot }));
  }
  const review = new DevReview(() => live.refreshPages());
  const site = await surveyPictures(opened, onProgress);
  const live: LiveSite = new LiveSite(site, (files) => review.forget(files));
  return { opened, live, review };
}

/**
 * Makes the folders that Vite needs, and returns that of its cache.
 *
 * @throws when it cannot be written: Vite would serve pages but no code
 */
function makeFolders(siteRoot: string): string {
  const viteFolder = path.join(siteRoot, '.pagewright/vite');
  mkdirSync(viteFolder, { recursive: true });
  accessSync(viteFolder, constants.W_OK);
  // Vite serves a public folder only if it is there when the server starts.
  mkdirSync(path.join(siteRoot, 'public'), { recursive: true });
  return viteFolder;
}

/** Listens to the port. @throws when it is taken */
async function listen(server: ViteDevServer, port: number | undefined): Promise<void> {
  try {
    await server.listen();
  } catch (error) {
    // Its watchers would keep the process running.
    await server.close();
    if (!/already in use/.test(messageOf(error))) throw error;
    throw new Error(
      `Port ${port} is taken by another program. Choose another one, such as --port ${Number(port) + 1}, or leave --port out.`,
    );
  }
}

/**
 * Starts the dev server: Vite for the browser's code, and the production renderer for the pages.
 *
 * @throws when the port that was asked for is taken
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { siteRoot, engineRoot, port, host, configuration = noConfiguration } = options;
  const { opened, live, review } = await openWatched(options);
  const { blocksFolders } = opened;
  const cacheDir = makeFolders(siteRoot);
  const inlineScript = await buildInlineScript({ engineRoot, blocksFolders });
  const own: InlineConfig = {
    configFile: false,
    root: engineRoot,
    cacheDir,
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
      watch: { ignored: notForVite(siteRoot, engineRoot) },
      fs: { allow: [engineRoot, siteRoot, ...codeFolders(opened)], deny: PRIVATE },
    },
    plugins: [
      codePlugin(blocksFolders),
      iconsPlugin,
      blocksPlugin(blocksFolders),
      live.plugin,
      // Before the forms, which handle every POST.
      ...(options.morePlugins?.({ live, review }) ?? []),
      devCataloguePlugin(live),
      devEditorPlugin(live, review),
      devFormsPlugin(live, review),
      devPagesPlugin({ inlineScript, live, review }),
    ],
  };
  const all = mergeConfig(own, (await configuration.vite?.()) ?? {});
  const server = await createServer(mergeConfig(all, { plugins: [stylePlugin] }));
  await listen(server, port);
  const compiled = server.ssrLoadModule(rendererEntry(engineRoot)).catch(() => undefined);
  return Object.assign(server, { compiled });
}
