#!/usr/bin/env node
/**
 * The `pagewright` command. Node cannot run TypeScript at our lowest version. An installed package
 * brings its command line bundled, and nothing is ever written into it. Elsewhere the command line
 * is bundled once into `.pagewright/engine/` and bundled anew only when a source file changed.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fingerprintFolder } from '../build/fingerprint.mjs';
import { tooOld } from './too-old.mjs';

const engineRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Made by `npm pack`; beside sources that may change it would soon be out of date. */
const packed = path.join(engineRoot, '.pagewright/packed/main.js');
const isCheckout = existsSync(path.join(engineRoot, '.git'));

async function bundledCommandLine() {
  if (!isCheckout && existsSync(packed)) return pathToFileURL(packed).href;
  const sources = ['content', 'build', 'server', 'cli'].map((part) =>
    path.join(engineRoot, 'src', part),
  );
  const stamp = fingerprintFolder([...sources, path.join(engineRoot, 'package.json')]);
  const folder = path.join(engineRoot, '.pagewright/engine', stamp);
  const entry = path.join(folder, 'main.js');
  if (!existsSync(entry)) {
    const { bundleCommandLine, removeOldBundles } = await import('./bundle-command-line.mjs');
    await bundleCommandLine(engineRoot, folder);
    removeOldBundles(path.dirname(folder));
  }
  return pathToFileURL(entry).href;
}

/** Somebody who has just cloned or unpacked a site or Pagewright itself has no packages yet. */
function explainMissing(/** @type {any} */ error) {
  const [, name] = /^Cannot find package '(.+?)'/.exec(error?.message) ?? [];
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !name) throw error;
  console.error(`The package ${name}, which Pagewright needs, is not installed. Run: npm install`);
  process.exitCode = 1;
}

const fault = tooOld(process.versions.node);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  try {
    const { run } = await import(await bundledCommandLine());
    process.exitCode = await run(process.argv.slice(2), engineRoot);
  } catch (error) {
    explainMissing(error);
  }
}
