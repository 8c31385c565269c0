/**
 * Run by npm around `npm pack`: puts the bundled command line into the package, and takes it away
 * afterwards with `--remove`.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleCommandLine } from './bundle-command-line.mjs';

const engineRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(engineRoot, '.pagewright/packed');

rmSync(folder, { recursive: true, force: true });
if (!process.argv.includes('--remove')) await bundleCommandLine(engineRoot, folder);
