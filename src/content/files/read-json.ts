import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads a JSON file: its text, and its data, which is `undefined` when it is not valid JSON. Returns `undefined` when
 * there is no file.
 */
export function readJson(file: string): { text: string; data: unknown } | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    return { text, data: JSON.parse(text) };
  } catch {
    return { text, data: undefined };
  }
}
