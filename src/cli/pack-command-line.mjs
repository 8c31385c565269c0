/**
 * Run by npm around `npm pack`: adds the bundled command line, Pagewright's own blocks and Studio to the package, and
 * removes them afterwards with `--remove`.
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleCommandLine } from './bundle-command-line.mjs';

const engineRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(engineRoot, '.pagewright/packed');
const require = createRequire(import.meta.url);

rmSync(folder, { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  await bundleCommandLine(engineRoot, folder);
  const { packedBlocks, writeBundle } = require(path.join(folder, 'bundle.cjs'));
  const blocksFolders = [path.join(engineRoot, 'blocks')];
  await writeBundle({ engineRoot, blocksFolders }, packedBlocks(engineRoot));
  const { packedStudio, writeStudioBundle } = require(path.join(folder, 'studio-bundle.cjs'));
  await writeStudioBundle(engineRoot, packedStudio(engineRoot));
}
