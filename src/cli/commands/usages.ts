import pc from 'picocolors';
import { openSite } from '../../content/open-site.ts';
import { allDefinitions } from '../../content/problems/example-value.ts';
import { listed, nearest } from '../../content/problems/nearest.ts';
import type { Site } from '../../content/site.ts';
import {
  findUsages,
  type Usage,
  type UsageKind,
  usageAt,
} from '../../content/usages/find-usages.ts';
import { resolveSite } from '../../content/usages/read-links.ts';
import { unknownField } from '../../content/usages/unknown-field.ts';
import { type YamlSource, yamlSources } from '../../content/usages/yaml-sources.ts';
import type { Folders } from '../folders.ts';

/** Prints who uses a block type, a field, a page, a fragment, a collection or a picture; 2 when there is no such thing. */
export async function usages(
  { siteRoot, engineRoot }: Folders,
  [kind = '', written = '']: string[],
  { format }: Record<string, unknown>,
): Promise<number> {
  const site = openSite(siteRoot, { engineRoot });
  const name = tidyName(kind as UsageKind, written);
  const sources = yamlSources(siteRoot);
  const found = findUsages(sources, kind as UsageKind, name);
  if (kind === 'page') found.push(...(await templateUsages(site, sources, name, found)));
  if (found.length === 0) {
    const unknown = await unknownName(site, kind as UsageKind, name);
    if (unknown) {
      console.error(unknown);
      return 2;
    }
  }
  found.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
  if (format === 'json') console.log(JSON.stringify({ kind, name, usages: found }, null, 2));
  else print(kind, name, found);
  return 0;
}

function tidyName(kind: UsageKind, written: string): string {
  if (kind === 'image') return `/${written.replace(/^\.?\/?(?:public\/)?/, '')}`;
  if (kind === 'page') return `/${written.replace(/^\/|(?<=.)\/$/g, '').replace(/[?#].*$/, '')}`;
  return written;
}

/** Links that templates make, which no file has as it stands. */
async function templateUsages(
  site: Site,
  sources: YamlSource[],
  route: string,
  known: Usage[],
): Promise<Usage[]> {
  const { linksTo } = await resolveSite(site);
  return linksTo((one) => one === route).flatMap(({ file, line, column }): Usage[] => {
    if (known.some((usage) => usage.file === file && usage.line === line)) return [];
    const source = sources.find((one) => one.file === file);
    if (!source) return [];
    const lineStart =
      source.text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0);
    return [usageAt(source, lineStart + column - 1)];
  });
}

/** What to say of a name that nothing has; `undefined` when it is only that nobody uses it. */
async function unknownName(site: Site, kind: UsageKind, name: string): Promise<string | undefined> {
  const names = await namesOf(site, kind);
  const wanted = kind === 'field' ? (name.split('.')[0] ?? '') : name;
  if (names.includes(wanted)) {
    const schema = site.blockTypes.get(wanted)?.schema;
    if (kind !== 'field' || !schema) return undefined;
    return unknownField(name, schema, allDefinitions(schema, site.engine.shared));
  }
  const suggestion = nearest(wanted, names);
  const what = kind === 'field' ? 'block' : kind === 'image' ? 'picture' : kind;
  const hint = suggestion
    ? ` Did you mean ${suggestion}?`
    : names.length > 0 && names.length <= 60
      ? ` There are ${listed(names, 'and', 60)}.`
      : '';
  return `There is no ${what} ${wanted}.${hint}`;
}

async function namesOf(site: Site, kind: UsageKind): Promise<string[]> {
  switch (kind) {
    case 'block':
    case 'field':
      return [...site.blockTypes.keys()];
    case 'fragment':
      return [...site.fragmentNames];
    case 'collection':
      return [...site.collections.keys()];
    case 'image':
      return [...site.publicFiles];
    case 'page':
      return (await resolveSite(site)).pages.map(({ route }) => route);
  }
}

function print(kind: string, name: string, found: Usage[]): void {
  const width = Math.max(
    0,
    ...found.map(({ file, line, column }) => `${file}:${line}:${column}`.length),
  );
  for (const { file, line, column, text } of found) {
    console.log(
      `${pc.bold(`${file}:${line}:${column}`.padEnd(width))}  ${pc.dim(shortened(text))}`,
    );
  }
  const files = new Set(found.map(({ file }) => file)).size;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  console.log(
    found.length === 0
      ? `Nothing uses the ${kind} ${name}.`
      : `${count(found.length, 'use')} of the ${kind} ${name} in ${count(files, 'file')}.`,
  );
}

function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
