import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../content/files/folders.ts';
import type { Site } from '../../content/site/site.ts';
import { fingerprintFolder, ONLY_TESTED } from '../cache/fingerprint.mjs';
import { removeOldest } from '../cache/remove-oldest.mjs';
import type { BundledScript, BundleOptions } from './make-bundle.ts';
import { isPostcssConfig } from './style-files.ts';

/** The bundled renderer and browser code of a site. */
export interface SiteBundle {
  /** Changes with the code of the engine and of the blocks. */
  stamp: string;
  /** The module that exports `createSiteRenderer`. */
  renderer: string;
  /** The folder to copy to `dist/assets`. */
  assetsFolder: string;
  inlineScript: string;
  /** URL of the app's module. */
  app: string;
  /** URL of the deferred style sheet. */
  deferredStyles: string;
  /** The scripts of the app and of the islands, by file name. */
  scripts: Record<string, BundledScript>;
  /** The base path of the site, such as `/site`; usually the empty string. */
  base: string;
}

interface BundleFacts
  extends Pick<SiteBundle, 'app' | 'deferredStyles' | 'scripts' | 'inlineScript'> {
  /** The size of each of its files, in bytes. */
  sizes: Record<string, number>;
}

/** The file that describes a bundle. */
const FACTS = 'bundle.json';

/** Returns the description of a bundle; `undefined` when there is none, or a file is missing or truncated. */
function factsOf(folder: string): BundleFacts | undefined {
  try {
    const facts: BundleFacts = JSON.parse(readFileSync(path.join(folder, FACTS), 'utf8'));
    const isWhole = Object.entries(facts.sizes).every(
      ([file, size]) => statSync(path.join(folder, file)).size === size,
    );
    return isWhole ? facts : undefined;
  } catch {
    return undefined;
  }
}

function sizesIn(folder: string): Record<string, number> {
  const sizeOf = (file: string) => statSync(path.join(folder, file)).size;
  return Object.fromEntries(filesBelow(folder).map((file) => [file, sizeOf(file)]));
}

/** What the bundler needs of a site. */
type SiteToBundle = Pick<Site, 'root' | 'engineRoot' | 'blocksFolders' | 'extensions'>;

/**
 * Returns the folder of a bundle. Pagewright's own blocks are the same for every site: a package contains their
 * bundle, and a checkout makes it once.
 */
function bundleFolder(
  { root, engineRoot, blocksFolders }: SiteToBundle,
  base: string,
  stamp: string,
): string {
  const packed = packedBlocks(engineRoot);
  const isCheckout = existsSync(path.join(engineRoot, '.git'));
  const hasOwnBlocks = blocksFolders.length > 1;
  if (!hasOwnBlocks && !base && !isCheckout && factsOf(packed)) return packed;
  const isForAll = !hasOwnBlocks && isCheckout;
  return path.join(isForAll ? engineRoot : root, '.pagewright/bundle', stamp);
}

/** Returns the folder of the bundle of its own blocks in an installed package. */
export const packedBlocks = (engineRoot: string) =>
  path.join(engineRoot, '.pagewright/packed/blocks');

/**
 * Writes a bundle to `folder`, atomically.
 *
 * @throws what `makeBundle` throws
 */
export async function writeBundle(options: BundleOptions, folder: string): Promise<BundleFacts> {
  const { makeBundle } = await import('./make-bundle.ts');
  const staging = `${folder}.${process.pid}`;
  try {
    const made = await makeBundle(options, staging);
    const facts = { ...made, sizes: sizesIn(staging) };
    await writeFile(path.join(staging, FACTS), JSON.stringify(facts));
    await mkdir(path.dirname(folder), { recursive: true });
    if (!factsOf(folder)) rmSync(folder, { recursive: true, force: true });
    // Another process may have put the same bundle there meanwhile.
    await rename(staging, folder).catch((error) => {
      if (!factsOf(folder)) throw error;
    });
    return facts;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Returns the PostCSS configuration files of a site, which apply to the style sheets of its own blocks. */
const postcssConfigs = (siteRoot: string) =>
  readdirSync(siteRoot)
    .filter(isPostcssConfig)
    .map((name) => path.join(siteRoot, name));

/**
 * Bundles the renderer and the browser's code, or returns the existing bundle if neither engine nor blocks have
 * changed. Pages never go through the bundler.
 *
 * @throws the bundler's error when a block's code cannot be built
 */
export async function bundleSite(
  site: SiteToBundle,
  { base = '', vite }: Pick<BundleOptions, 'base' | 'vite'> = {},
): Promise<SiteBundle> {
  const { engineRoot, blocksFolders, extensions } = site;
  const sources = fingerprintFolder(
    [
      ...['render', 'browser', 'build', 'content/site/icons.ts', 'content/transform'].map((part) =>
        path.join(engineRoot, 'src', part),
      ),
      path.join(engineRoot, 'package.json'),
      ...postcssConfigs(path.dirname(blocksFolders.at(-1) ?? '')),
      ...blocksFolders,
    ],
    ONLY_TESTED,
  );
  const stamp = [sources, vite ? extensions.stamp : '', base.replaceAll('/', '+')].join('');
  const folder = bundleFolder(site, base, stamp);
  const known = factsOf(folder);
  const options = { engineRoot, blocksFolders, base, vite };
  const { sizes: _sizes, ...facts } = known ?? (await writeBundle(options, folder));
  if (!known) removeOldest(path.dirname(folder));
  return {
    stamp,
    renderer: path.join(folder, 'server/renderer.cjs'),
    assetsFolder: path.join(folder, 'client/assets'),
    base,
    ...facts,
  };
}
