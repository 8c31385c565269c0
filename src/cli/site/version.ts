import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the version of Pagewright. @param engineRoot the folder of its own package.json */
export function versionOf(engineRoot: string): string {
  return JSON.parse(readFileSync(path.join(engineRoot, 'package.json'), 'utf8')).version;
}
