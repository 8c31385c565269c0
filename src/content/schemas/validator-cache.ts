/** Keeps the code of compiled validators for the next run. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';

const fileOf = (folder: string, name: string) => join(folder, `${name}.cjs`);

/** Returns the first line of a file: the digests of its schema and of its code, so that a damaged file is detected. */
const headerOf = (digest: string, code: string) => `// ${digest} ${hash('sha256', code)}\n`;

/** Returns the cached code of the schema with this digest; `undefined` when there is none or it is damaged. */
export function readValidatorCode(
  folder: string,
  name: string,
  digest: string,
): string | undefined {
  try {
    const text = readFileSync(fileOf(folder, name), 'utf8');
    const code = text.slice(text.indexOf('\n') + 1);
    return text === headerOf(digest, code) + code ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Caches the code of a validator, replacing the code of an earlier version of its schema. */
export function writeValidatorCode(
  folder: string,
  name: string,
  digest: string,
  code: string,
): void {
  try {
    writeWhole(fileOf(folder, name), headerOf(digest, code) + code);
  } catch {
    // The folder is not writable: the schema is compiled on each run.
  }
}
