import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import type { ViteConfig } from '../../config/define-config.mjs';
import { PHOTOGRAPH } from '../../content/transform/pictures.ts';
import type { deferredCss } from '../../render/entry.tsx';
import { digestOf } from '../cache/digest.ts';
import { bareContent } from '../pictures/strip-metadata.ts';
import { blocksPlugin } from './blocks-plugin.ts';
import { describeCodeError, formatCodeError } from './code-error.ts';
import { codePlugin } from './code-plugin.ts';
import { iconsPlugin } from './icons-plugin.ts';
import { stylePlugin } from './style-plugin.ts';

export interface BundleOptions {
  engineRoot: string;
  blocksFolders: string[];
  /** See `SiteBundle` of bundle.ts; the default is the empty string. */
  base?: string | undefined;
  /** Returns the bundler options of the site's configuration, with new plugin instances for each bundle. */
  vite?: (() => Promise<ViteConfig>) | undefined;
}

/** Returns the options that all our builds share: no config file, no public folder, no log. */
function baseConfig({ engineRoot, base = '', blocksFolders }: BundleOptions): InlineConfig {
  return {
    configFile: false,
    root: engineRoot,
    base: `${base}/`,
    mode: 'production',
    // Errors are reworded and reported once.
    logLevel: 'silent',
    publicDir: false,
    // React's production build, whatever NODE_ENV the command was started with.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    resolve: { dedupe: ['react', 'react-dom', 'swiper', 'react-countup'] },
    plugins: [codePlugin(blocksFolders), iconsPlugin, blocksPlugin(blocksFolders)],
  };
}

/** Returns the options for code that includes blocks: with those of the site's configuration. */
async function configOfBlocks(options: BundleOptions): Promise<InlineConfig> {
  const own = baseConfig(options);
  const all = options.vite ? mergeConfig(own, await options.vite()) : own;
  return mergeConfig(all, { plugins: [stylePlugin] });
}

type OutputFiles = Rolldown.RolldownOutput['output'][number][];

/** Runs the bundler, and returns the files that it would write. */
async function bundled(
  config: InlineConfig,
  options: InlineConfig['build'],
): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({ ...config, build: { write: false, target: 'es2022', ...options } });
  return (built as Rolldown.RolldownOutput).output;
}

/** Returns the content of an output file; of a photograph that a block imports, without its metadata. */
async function contentOf(file: OutputFiles[number]): Promise<string | Uint8Array> {
  if (file.type === 'chunk') return file.code;
  if (!PHOTOGRAPH.test(file.fileName)) return file.source;
  return (await bareContent(Buffer.from(file.source))) ?? file.source;
}

/** Writes the output. The bundler could do it, but it hides the system's errors. */
async function writeOutput(files: OutputFiles, folder: string): Promise<void> {
  for (const file of files) {
    const place = path.join(folder, file.fileName);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, await contentOf(file));
  }
}

/** Returns the block type whose component is the entry of a chunk. */
function blockOf(module: string | null): string | undefined {
  return /blocks\/([^/]+)\/(view|island)\.tsx$/.exec(module ?? '')?.[1];
}

/** Matches modules that islands share, except for carousels, which are large. */
const SHARED = /blocks[\\/]_shared[\\/](?!carousel)|node_modules[\\/]lucide-static[\\/]/;

/** Returns whether a module is in the app's static import graph. */
function isOfApp(
  module: string,
  context: Rolldown.ChunkingContext,
  visited = new Set<string>(),
): boolean {
  const info = context.getModuleInfo(module);
  if (!info || visited.has(module)) return false;
  visited.add(module);
  return info.isEntry || info.importers.some((importer) => isOfApp(importer, context, visited));
}

/**
 * Puts the modules that several islands share into one chunk: on a slow connection another request costs more than a
 * few bytes. Modules of the app stay in the app's own chunk, so that it waits for no second file.
 */
const sharedByIslands: Rolldown.CodeSplittingGroup = {
  name: (module, context) => (isOfApp(module, context) ? null : 'shared'),
  test: SHARED,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** A script that the browser may load. */
export interface BundledScript {
  bytes: number;
  /** The names of the scripts that it imports statically. */
  needs: string[];
  /** The block type whose code it is. */
  block?: string | undefined;
}

interface App {
  /** URL of its module. */
  app: string;
  /** The scripts of the app and of the islands, by file name. */
  scripts: Record<string, BundledScript>;
}

/** Bundles the browser's app and its islands. */
async function buildApp(options: BundleOptions, folder: string): Promise<App> {
  const output = await bundled(await configOfBlocks(options), {
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      input: { app: path.join(options.engineRoot, 'src/browser/app.tsx') },
      // The inline script awaits an export of the app.
      preserveEntrySignatures: 'allow-extension',
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${blockOf(facadeModuleId) ?? name}-[hash].js`,
        codeSplitting: { groups: [sharedByIslands] },
      },
    },
  });
  // Styles are inlined in the pages.
  const files = output.filter(({ fileName }) => !fileName.endsWith('.css'));
  await writeOutput(files, path.join(folder, 'client'));
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  return {
    app: `${options.base ?? ''}/${entry?.fileName}`,
    scripts: Object.fromEntries(
      chunks.map(({ fileName, code, imports, facadeModuleId }) => {
        const needs = imports.map((name) => path.basename(name));
        const script = { bytes: Buffer.byteLength(code), needs, block: blockOf(facadeModuleId) };
        return [path.basename(fileName), script];
      }),
    ),
  };
}

/** Returns the minified inline script, which every page contains. */
export async function buildInlineScript(options: BundleOptions): Promise<string> {
  const [script] = await bundled(baseConfig(options), {
    rolldownOptions: {
      input: path.join(options.engineRoot, 'src/browser/inline.ts'),
      output: { format: 'iife' },
    },
  });
  return script.code.trim();
}

async function buildRenderer(options: BundleOptions, folder: string): Promise<void> {
  const config = { ...(await configOfBlocks(options)), ssr: { noExternal: true as const } };
  const output = await bundled(config, {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { renderer: path.join(options.engineRoot, 'src/render/entry.tsx') },
      output: { format: 'cjs', entryFileNames: '[name].cjs' },
    },
  });
  const code = output.filter(({ type }) => type === 'chunk');
  await writeOutput(code, path.join(folder, 'server'));
  // Assets such as pictures that a component imports.
  const assets = output.filter(
    ({ type, fileName }) => type === 'asset' && !fileName.endsWith('.css'),
  );
  await writeOutput(assets, path.join(folder, 'client'));
}

/** Writes the deferred style sheet and returns its URL. */
async function writeDeferredStyles({ base = '' }: BundleOptions, folder: string): Promise<string> {
  const renderer = path.join(folder, 'server/renderer.cjs');
  const require = createRequire(import.meta.url);
  const module: { deferredCss: typeof deferredCss } = require(renderer);
  const file = `assets/deferred-${digestOf(module.deferredCss).slice(0, 8)}.css`;
  await writeFile(path.join(folder, 'client', file), module.deferredCss);
  return `${base}/${file}`;
}

/**
 * Runs the bundler: the browser's app with a chunk for each island, the inline script, and the server renderer, which
 * includes React.
 *
 * @param folder where the bundle is written
 * @throws an error that says which file of a block is broken, and where; that of the system when it cannot be written
 */
export async function makeBundle(options: BundleOptions, folder: string) {
  try {
    const parts = [
      buildApp(options, folder),
      buildInlineScript(options),
      buildRenderer(options, folder),
    ] as const;
    // If one fails, wait until the others have stopped writing.
    await Promise.allSettled(parts);
    const [{ app, scripts }, inlineScript] = await Promise.all(parts);
    const deferredStyles = await writeDeferredStyles(options, folder);
    return { app, scripts, inlineScript, deferredStyles };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    const folders = options.blocksFolders.map((blocks) => path.dirname(blocks));
    throw new Error(formatCodeError(describeCodeError(error, folders)), { cause: error });
  }
}
