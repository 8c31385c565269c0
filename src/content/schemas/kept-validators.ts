/** The code of compiled validators, kept in a folder of the site from one run to the next. It may be deleted at any time. */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

const fileOf = (folder: string, name: string) => join(folder, `${name}.cjs`);

/** Returns the first line of a file: which schema it was made from, and of what code, so that a damaged file is known. */
const headerOf = (digest: string, code: string) => `// ${digest} ${hash('sha256', code)}\n`;

/** Returns the code that was kept for the schema with this digest; `undefined` when there is none, or it is damaged. */
export function keptValidatorCode(
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

/** Keeps the code of a validator in place of the one that was kept for an earlier form of its schema. */
export function keepValidatorCode(
  folder: string,
  name: string,
  digest: string,
  code: string,
): void {
  const file = fileOf(folder, name);
  const staging = `${file}.${process.pid}-${threadId}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(staging, headerOf(digest, code) + code);
    renameSync(staging, file);
  } catch {
    // A folder that cannot be written to: it is compiled each time.
  }
}
