import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { openSite } from '../content/site.ts';
import { blocksPlugin } from './blocks-plugin.ts';
import { devCataloguePlugin } from './catalogue/dev-catalogue.ts';
import { devFormsPlugin } from './dev-forms.ts';
import { devPagesPlugin } from './dev-plugin.ts';
import { buildInlineScript } from './make-bundle.ts';
import { surveyPictures } from './pictures/survey-pictures.ts';

export interface DevOptions {
  /** Absolute path of the site's folder. */
  siteRoot: string;
  engineRoot: string;
  port: number;
  /** The day or time that is taken for now; left out, everything shows, published or not. */
  asOf?: string | undefined;
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

/**
 * Starts the dev server: Vite for the browser's code, and the production renderer for the pages.
 *
 * @throws when the port is taken
 */
export async function startDevServer(options: DevOptions): Promise<ViteDevServer> {
  const { siteRoot, engineRoot, port, asOf } = options;
  const site = openSite(siteRoot, { engineRoot, asOf, showAll: asOf === undefined });
  await surveyPictures(site);
  const blocks = { blocksFolders: site.blocksFolders, holders: site.holders };
  const cacheFolder = path.join(siteRoot, '.pagewright');
  const inlineScript = await buildInlineScript({ engineRoot, cacheFolder, ...blocks });
  const server = await createServer({
    configFile: false,
    root: engineRoot,
    cacheDir: path.join(cacheFolder, 'vite'),
    publicDir: path.join(siteRoot, 'public'),
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    resolve: { dedupe: ['react', 'react-dom', 'swiper', 'react-countup'] },
    optimizeDeps: { include: BROWSER_PACKAGES, entries: [] },
    server: { port, strictPort: true, fs: { allow: [engineRoot, siteRoot] } },
    plugins: [
      blocksPlugin(blocks),
      devCataloguePlugin(site),
      devFormsPlugin(site),
      devPagesPlugin({ site, engineRoot, inlineScript }),
    ],
  });
  await server.listen();
  return server;
}
