/** Finds out which files of the public folder are used, and where. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PageSummary } from '../../../content/model/types.ts';
import type { Site } from '../../../content/site/site.ts';
import { findUsages } from '../../../content/usages/find-usages.ts';
import { yamlSources } from '../../../content/usages/yaml-sources.ts';
import { isPicture, removeNamed } from '../../../diagnostics/checks/pictures-in-text.ts';
import type { FileUse } from '../../contract/pictures.ts';
import { fileLabel } from '../file-label.ts';
import { PerFileCache } from '../per-file-cache.ts';

/** Finds the files of the public folder that the site's pages and blocks name. */
export class NamedFiles {
  #names: string[] = [];
  #inPages = new PerFileCache<string[]>(() => []);

  /** Returns the files that are named nowhere. */
  unused(site: Site, names: string[]): Set<string> {
    if (!isDeepStrictEqual(names, this.#names)) {
      this.#names = names;
      this.#inPages = new PerFileCache((text) => namedIn(text, names));
    }
    const left = new Set(names);
    const inBlocks = blockFiles(site).map((file) => namedIn(readFileSync(file, 'utf8'), names));
    for (const name of [...this.#inPages.ofAll(site.root), ...inBlocks].flat()) left.delete(name);
    return left;
  }
}

/** Returns the files that a text names. */
function namedIn(text: string, names: string[]): string[] {
  const left = new Set(names.filter(isPicture));
  removeNamed(left, [text]);
  return names.filter((name) => (isPicture(name) ? !left.has(name) : text.includes(name)));
}

/** Returns the places that name a file, each line once. */
export function usesOf(site: Site, name: string, pages: PageSummary[]): FileUse[] {
  const sources = yamlSources(site.files, [name, encodeURI(name), name.replaceAll("'", "''")]);
  const found = new Map<string, FileUse>();
  for (const { file, line } of findUsages(sources, 'image', name)) {
    const page = pages.find((one) => one.file === file);
    const use = { file, line, label: fileLabel(file, pages), ...(page && { route: page.route }) };
    found.set(`${file}:${line}`, use);
  }
  for (const file of blockFiles(site)) {
    if (!readFileSync(file, 'utf8').includes(name)) continue;
    const label = `The code of the block ${path.basename(path.dirname(file))}`;
    found.set(file, { file: path.relative(site.root, file), line: 1, label });
  }
  return [...found.values()];
}

/** Returns the files of the site's own blocks: style sheets and code may name pictures, too. */
function blockFiles({ root }: Site): string[] {
  const folder = path.join(root, 'blocks');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:yaml|json|css|tsx?)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
