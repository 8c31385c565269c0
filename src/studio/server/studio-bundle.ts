/** Bundles Studio's app when it is first opened, or finds an earlier bundle. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { iconsPlugin } from '../../build/bundle/icons-plugin.ts';
import { fingerprintFolder, ONLY_TESTED } from '../../build/cache/fingerprint.mjs';
import { removeOldest } from '../../build/cache/remove-oldest.mjs';

/** The files that the shell loads; the chunks that they load are beside them. */
export const STUDIO_SCRIPT = 'studio.js';
export const STUDIO_STYLES = 'studio.css';

/** The folders and files that the bundle is made from. */
export const STUDIO_SOURCES = [
  'src/studio/app',
  'src/studio/contract',
  'src/content/model',
  'src/editing',
  'package.json',
];

interface StudioBundleOptions {
  engineRoot: string;
  /** `.pagewright/` of the site. */
  cacheFolder: string;
}

export interface StudioBundle {
  /** Changes with the code. */
  stamp: string;
  folder: string;
}

/** Returns the folder of the bundle in an installed package. */
export const packedStudio = (engineRoot: string) =>
  path.join(engineRoot, '.pagewright/packed/studio');

const isWhole = (folder: string) =>
  [STUDIO_SCRIPT, STUDIO_STYLES].every((name) => existsSync(path.join(folder, name)));

/**
 * Writes Studio's scripts and styles to `folder`, which appears whole or not at all.
 *
 * @throws the bundler's error when the code cannot be built
 */
export async function writeStudioBundle(engineRoot: string, folder: string): Promise<void> {
  const { build } = await import('vite');
  const staging = `${folder}.${process.pid}`;
  await build({
    configFile: false,
    root: engineRoot,
    // Chunks are beside the file that loads them, wherever that is served.
    base: './',
    mode: 'production',
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    plugins: [iconsPlugin],
    // A test helper of the form library imports a validator that compiles schemas in the browser; Studio's own
    // validator replaces it.
    resolve: {
      alias: {
        '@rjsf/validator-ajv8': path.join(
          engineRoot,
          'src/studio/app/form/permissive-validator.ts',
        ),
      },
    },
    build: {
      outDir: staging,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { studio: path.join(engineRoot, 'src/studio/app/main.tsx') },
        output: {
          entryFileNames: STUDIO_SCRIPT,
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? STUDIO_STYLES : '[name]-[hash][extname]',
        },
      },
    },
  });
  await rm(folder, { recursive: true, force: true });
  await rename(staging, folder);
}

/**
 * Returns Studio's bundle: that of the package, an earlier one, or a new one.
 *
 * @throws the bundler's error when the code cannot be built
 */
export async function studioBundle(options: StudioBundleOptions): Promise<StudioBundle> {
  const { engineRoot, cacheFolder } = options;
  const packed = packedStudio(engineRoot);
  const isCheckout = existsSync(path.join(engineRoot, '.git'));
  if (!isCheckout && isWhole(packed)) return { stamp: 'packed', folder: packed };
  const sources = STUDIO_SOURCES.map((part) => path.join(engineRoot, part));
  const stamp = fingerprintFolder(sources, ONLY_TESTED);
  const folder = path.join(cacheFolder, 'studio', stamp);
  if (!isWhole(folder)) {
    await writeStudioBundle(engineRoot, folder);
    removeOldest(path.dirname(folder));
  }
  return { stamp, folder };
}
