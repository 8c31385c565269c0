/** Gives the unit tests a temporary folder of their own. What they leave in it is deleted when all have ended. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PREFIX = 'pagewright-tests-';

/**
 * Makes the folder and returns what deletes it; Vitest's `globalSetup`, which is called for each project. The names of
 * the variables are those that `tmpdir` reads.
 */
export default function setup(): (() => void) | undefined {
  if (path.basename(tmpdir()).startsWith(PREFIX)) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  // PostgreSQL does not run as root, and so as another user.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
