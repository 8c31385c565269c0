import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineScripts } from '../render/document-html.ts';
import { fingerprintFolder, onlyTested } from './fingerprint.mjs';
import type { BundleOptions } from './make-bundle.ts';

/** The bundled renderer and browser code of a site. */
export interface SiteBundle {
  /** Changes with the engine's or a block's code. */
  stamp: string;
  /** The module that exports `createRenderer`. */
  renderer: string;
  /** The folder to copy to `dist/assets`. */
  assetsFolder: string;
  inlineScripts: InlineScripts;
  /** Address of the app's module. */
  app: string;
  /** The file of the style sheets, which are ready to travel: see `FinishedSheets`. */
  sheets: string;
  /** Address of the style sheet of what is not to be seen at first. */
  laterStyles: string;
  /** The path that the site is served below, such as `/site`; mostly the empty string. */
  base: string;
}

interface BundleFacts {
  app: string;
  /** Relative to the bundle's folder. */
  sheets: string;
  laterStyles: string;
  inlineScripts: InlineScripts;
}

/**
 * Where a bundle is kept. Pagewright's own blocks are the same for every site: a package brings them
 * bundled, and a checkout bundles them once.
 */
function bundleFolder(
  { engineRoot, cacheFolder, blocksFolders, base }: BundleOptions,
  stamp: string,
): string {
  const packed = packedBlocks(engineRoot);
  const isCheckout = existsSync(path.join(engineRoot, '.git'));
  const hasOwnBlocks = blocksFolders.length > 1;
  if (!hasOwnBlocks && !base && !isCheckout && existsSync(packed)) return packed;
  const isForAll = !hasOwnBlocks && isCheckout;
  return path.join(isForAll ? engineCache(engineRoot) : cacheFolder, 'bundle', stamp);
}

const engineCache = (engineRoot: string) => path.join(engineRoot, '.pagewright');

/** Where an installed package has its own blocks bundled. */
export const packedBlocks = (engineRoot: string) =>
  path.join(engineCache(engineRoot), 'packed/blocks');

/** Writes a bundle to `folder`, which appears whole or not at all. */
export async function writeBundle(options: BundleOptions, folder: string): Promise<void> {
  const { makeBundle } = await import('./make-bundle.ts');
  const staging = `${folder}.${process.pid}`;
  const facts = await makeBundle(options, staging);
  await writeFile(path.join(staging, 'bundle.json'), JSON.stringify(facts));
  await mkdir(path.dirname(folder), { recursive: true });
  await rename(staging, folder).catch(() => rm(staging, { recursive: true, force: true }));
}

/**
 * Bundles the renderer and the browser's code, or finds the bundle that was made before while
 * neither engine nor blocks changed. Pages never go through the bundler.
 *
 * @throws the bundler's error when a block's code cannot be built
 */
export async function bundleSite(options: BundleOptions): Promise<SiteBundle> {
  const { engineRoot, blocksFolders, base = '' } = options;
  const sources = fingerprintFolder(
    [
      ...['render', 'browser', 'build', 'content/finish'].map((part) =>
        path.join(engineRoot, 'src', part),
      ),
      path.join(engineRoot, 'package.json'),
      ...blocksFolders,
    ],
    onlyTested,
  );
  const stamp = sources + base.replaceAll('/', '+');
  const folder = bundleFolder(options, stamp);
  if (!existsSync(folder)) await writeBundle(options, folder);
  const facts: BundleFacts = JSON.parse(await readFile(path.join(folder, 'bundle.json'), 'utf8'));
  return {
    stamp,
    renderer: path.join(folder, 'server/renderer.cjs'),
    assetsFolder: path.join(folder, 'client/assets'),
    base,
    ...facts,
    sheets: path.join(folder, facts.sheets),
  };
}
