import { existsSync, readFileSync } from 'node:fs';

/** Returns the text of a file with what it holds, which is `undefined` where it is not valid JSON; `undefined` where there is no file. */
export function readJson(file: string): { text: string; data: unknown } | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    return { text, data: JSON.parse(text) };
  } catch {
    return { text, data: undefined };
  }
}
