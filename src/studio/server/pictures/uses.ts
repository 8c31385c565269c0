/** Finds out which files of the public folder are used, and where. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSummary } from '../../../content/model/types.ts';
import type { Site } from '../../../content/site/site.ts';
import { findUsages } from '../../../content/usages/find-usages.ts';
import { yamlSources, yamlTexts } from '../../../content/usages/yaml-sources.ts';
import { isPicture, removeNamed } from '../../../diagnostics/checks/pictures-in-text.ts';
import type { FileUse } from '../../contract/pictures.ts';
import { fileLabel } from '../labels.ts';

/** Returns the files of the public folder that neither the pages nor the site's own blocks name. */
export function unusedFiles(site: Site, names: string[]): Set<string> {
  const inBlocks = blockFiles(site).map((file) => readFileSync(file, 'utf8'));
  const texts = [...yamlTexts(site.files), ...inBlocks];
  const unused = new Set(names.filter(isPicture));
  removeNamed(unused, texts);
  for (const name of names) {
    if (!isPicture(name) && !texts.some((text) => text.includes(name))) unused.add(name);
  }
  return unused;
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
