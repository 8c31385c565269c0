import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprintFolder, ONLY_TESTED } from '../build/cache/fingerprint.mjs';
import { removeOldest } from '../build/cache/remove-oldest.mjs';

/** The folder of Pagewright's own package.json. */
export const engineRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The bundle that `npm pack` adds to the package; a checkout does not use it, because its sources change. */
const packed = path.join(engineRoot, '.pagewright/packed');
const isCheckout = existsSync(path.join(engineRoot, '.git'));

/**
 * Loads a module of the command line's bundle: Node 20 cannot run TypeScript. An installed package contains the
 * bundle, and nothing is ever written into the package. A checkout makes it in `.pagewright/engine/`, again only when
 * a source file has changed.
 *
 * @param {string} name `main`
 */
export async function loadBundled(name) {
  const file = path.join(await bundleFolder(), `${name}.cjs`);
  return createRequire(import.meta.url)(file);
}

async function bundleFolder() {
  if (!isCheckout && existsSync(path.join(packed, 'main.cjs'))) return packed;
  // The build shares code with the renderer and with blocks.
  const sources = [
    'src/content',
    'src/diagnostics',
    'src/editing',
    'src/studio',
    'src/render',
    'src/build',
    'src/server',
    'src/cli',
    'blocks/_shared',
  ].map((part) => path.join(engineRoot, part));
  const data = ['other-names', 'schema-org', 'usual-fields'].map((name) => `schema/${name}.json`);
  const files = ['package.json', ...data].map((file) => path.join(engineRoot, file));
  const stamp = fingerprintFolder([...sources, ...files], ONLY_TESTED);
  const folder = path.join(engineRoot, '.pagewright/engine', stamp);
  if (!existsSync(path.join(folder, 'main.cjs'))) {
    const { bundleCommandLine } = await import('./bundle-command-line.mjs');
    await bundleCommandLine(engineRoot, folder);
    removeOldest(path.dirname(folder));
  }
  return folder;
}
