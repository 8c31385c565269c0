/** Which files of the public folder are used, and where. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSummary } from '../../../content/model/types.ts';
import type { Site } from '../../../content/site/site.ts';
import { findUsages } from '../../../content/usages/find-usages.ts';
import { yamlSources, yamlTexts } from '../../../content/usages/walk-blocks.ts';
import { isPicture, removeNamed } from '../../../diagnostics/checks/pictures-in-text.ts';
import { fileLabel } from '../file-label.ts';

/** A place where a file is used. */
export interface FileUse {
  file: string;
  line: number;
  /** What the place is called: `Home`, `The collection “Services”`. */
  label: string;
  /** The page, where it is one. */
  route?: string;
}

/** Returns those of the files that stand nowhere in the site's pages and blocks. */
export function unusedFiles(site: Site, names: Iterable<string>): Set<string> {
  const left = new Set(names);
  const others = [...left].filter((name) => !isPicture(name));
  for (const text of textsOf(site)) {
    removeNamed(left, [text]);
    for (const name of others) if (text.includes(name)) left.delete(name);
  }
  return left;
}

/** Returns the places that name a file, each line once. */
export function usesOf(site: Site, name: string, pages: PageSummary[]): FileUse[] {
  const sources = yamlSources(site.root, [name, encodeURI(name), name.replaceAll("'", "''")]);
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

function* textsOf(site: Site): Generator<string> {
  yield* yamlTexts(site.root);
  for (const file of blockFiles(site)) yield readFileSync(file, 'utf8');
}

/** Returns the files of the site's own blocks: style sheets and code may name pictures too. */
function blockFiles({ root }: Site): string[] {
  const folder = path.join(root, 'blocks');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:yaml|json|css|tsx?)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
