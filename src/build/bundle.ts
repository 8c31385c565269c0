import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintFolder } from './fingerprint.mjs';

/** The bundled renderer and browser code of a site. */
export interface SiteBundle {
  /** Changes with the engine's or a block's code. */
  stamp: string;
  /** The module that exports `createRenderer`. */
  renderer: string;
  /** The folder to copy to `dist/assets`. */
  assetsFolder: string;
  inlineScript: string;
  /** Address of the app's module. */
  app: string;
  /** The path that the site is served below, such as `/site`; mostly the empty string. */
  base: string;
}

export interface BundleOptions {
  engineRoot: string;
  /** Where bundles are kept: `.pagewright/` of the site. */
  cacheFolder: string;
  blocksFolders: string[];
  holders: Set<string>;
  /** See `SiteBundle`; the default is the empty string. */
  base?: string | undefined;
}

interface BundleFacts {
  app: string;
  inlineScript: string;
}

/**
 * Bundles the renderer and the browser's code, or finds the bundle that was made before while
 * neither engine nor blocks changed. Pages never go through the bundler.
 *
 * @throws the bundler's error when a block's code cannot be built
 */
export async function bundleSite(options: BundleOptions): Promise<SiteBundle> {
  const { engineRoot, cacheFolder, blocksFolders, base = '' } = options;
  const sources = fingerprintFolder([
    ...['render', 'browser', 'build'].map((part) => path.join(engineRoot, 'src', part)),
    path.join(engineRoot, 'package.json'),
    ...blocksFolders,
  ]);
  const stamp = sources + base.replaceAll('/', '+');
  const folder = path.join(cacheFolder, 'bundle', stamp);
  if (!existsSync(folder)) {
    const { makeBundle } = await import('./make-bundle.ts');
    const staging = `${folder}.${process.pid}`;
    const facts = await makeBundle(options, staging);
    await writeFile(path.join(staging, 'bundle.json'), JSON.stringify(facts));
    // Whatever the site's own package.json says of the files below it, the renderer is a module.
    await writeFile(path.join(staging, 'package.json'), '{ "type": "module" }\n');
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(staging, folder).catch(() => rm(staging, { recursive: true, force: true }));
  }
  const facts: BundleFacts = JSON.parse(await readFile(path.join(folder, 'bundle.json'), 'utf8'));
  return {
    stamp,
    renderer: path.join(folder, 'server/renderer.js'),
    assetsFolder: path.join(folder, 'client/assets'),
    base,
    ...facts,
  };
}
