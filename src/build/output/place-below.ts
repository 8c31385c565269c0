import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates the folder of a file that is to be written.
 *
 * @param file path within `folder`
 * @returns its absolute path
 */
export function placeBelow(folder: string, file: string): string {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  return place;
}
