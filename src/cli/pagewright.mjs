#!/usr/bin/env node
/**
 * The `pagewright` command. Node cannot run TypeScript at our lowest version. An installed package
 * brings its command line bundled, and nothing is ever written into it. Elsewhere the command line
 * is bundled once into `.pagewright/engine/` and bundled anew only when a source file changed.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprintFolder, onlyTested } from '../build/cache/fingerprint.mjs';
import { missingPackage } from './missing-package.mjs';
import { tooOld } from './too-old.mjs';

const engineRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Made by `npm pack`; beside sources that may change it would soon be out of date. */
const packed = path.join(engineRoot, '.pagewright/packed/main.cjs');
const isCheckout = existsSync(path.join(engineRoot, '.git'));

async function bundledCommandLine() {
  if (!isCheckout && existsSync(packed)) return packed;
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
  const stamp = fingerprintFolder([...sources, path.join(engineRoot, 'package.json')], onlyTested);
  const folder = path.join(engineRoot, '.pagewright/engine', stamp);
  const entry = path.join(folder, 'main.cjs');
  if (!existsSync(entry)) {
    const { bundleCommandLine, removeOldBundles } = await import('./bundle-command-line.mjs');
    await bundleCommandLine(engineRoot, folder);
    removeOldBundles(path.dirname(folder));
  }
  return entry;
}

// As Node.js and most programs read it; the library of colours takes any text for yes.
if (/^(?:0|false)$/i.test(process.env.FORCE_COLOR ?? '')) {
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = '1';
}

const problem = tooOld(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  try {
    const require = createRequire(import.meta.url);
    const { run } = require(await bundledCommandLine());
    process.exitCode = await run(process.argv.slice(2), engineRoot);
  } catch (error) {
    const explanation = missingPackage(error);
    if (!explanation) throw error;
    console.error(explanation);
    process.exitCode = 1;
  }
}
