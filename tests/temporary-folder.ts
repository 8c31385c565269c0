/** Gives the unit tests a temporary folder of their own. What they leave in it is deleted when all have ended. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes the folder and returns what deletes it; Vitest's `globalSetup`. The names are those that `tmpdir` reads. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
