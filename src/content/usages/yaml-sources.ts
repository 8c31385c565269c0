/** Reads the YAML files of a site as written. */

import { join } from 'node:path';
import { listFolder, relativePath } from '../files/folders.ts';
import type { Data } from '../model/types.ts';
import { type FileSource, readText } from '../yaml/load-yaml.ts';
import { parse } from '../yaml/parse.ts';
import { type Positions, readPositions } from '../yaml/positions.ts';

/** A YAML file that was parsed. */
export interface YamlSource {
  /** Relative to the site's folder. */
  file: string;
  text: string;
  data: Data;
  /** Returns the positions of its values, computed at the first call because that is slow. */
  positions(): Positions;
}

/**
 * Returns the YAML files below `pages/`, sorted. Files that cannot be read are left out; `validate` reports them.
 *
 * @param mentioning when given, only files that contain one of these texts
 */
export function yamlSources(files: FileSource, mentioning?: string[]): YamlSource[] {
  return yamlFiles(files.root).flatMap((file): YamlSource[] => {
    const text = readText(files, file);
    if (typeof text !== 'string') return [];
    if (mentioning && !mentioning.some((words) => text.includes(words))) return [];
    const { data } = parse(text);
    if (data === undefined) return [];
    let positions: Positions | undefined;
    return [{ file, text, data, positions: () => (positions ??= readPositions(text)) }];
  });
}

/** Returns the texts of these files one by one. */
export function* yamlTexts(files: FileSource): Generator<string> {
  for (const file of yamlFiles(files.root)) {
    const text = readText(files, file);
    if (typeof text === 'string') yield text;
  }
}

/** Returns the names of the YAML files below `pages/`, sorted. */
export function yamlFiles(root: string): string[] {
  return listFolder(join(root, 'pages'), true)
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.yaml'))
    .map((entry) => relativePath(root, join(entry.parentPath, entry.name)))
    .sort();
}
