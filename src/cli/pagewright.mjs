#!/usr/bin/env node
/**
 * The `pagewright` command. Node cannot run TypeScript at our lowest version, so the command line
 * is bundled once into `.pagewright/engine/` and bundled anew only when a source file changed.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fingerprintFolder } from '../build/fingerprint.mjs';

const engineRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

async function bundledCommandLine() {
  const sources = ['content', 'build', 'server', 'cli'].map((part) =>
    path.join(engineRoot, 'src', part),
  );
  const stamp = fingerprintFolder([...sources, path.join(engineRoot, 'package.json')]);
  const folder = path.join(engineRoot, '.pagewright/engine', stamp);
  const entry = path.join(folder, 'main.js');
  if (!existsSync(entry)) {
    const { bundleCommandLine } = await import('./bundle-command-line.mjs');
    await bundleCommandLine(engineRoot, folder);
  }
  return pathToFileURL(entry).href;
}

const { run } = await import(await bundledCommandLine());
process.exitCode = await run(process.argv.slice(2), engineRoot);
