import pc from 'picocolors';
import { openConfiguredSite } from '../../build/config/configuration.ts';
import type { Site } from '../../content/site/site.ts';
import { resolveSite } from '../../content/usages/addresses.ts';
import {
  findUsages,
  type Usage,
  type UsageKind,
  usageAt,
} from '../../content/usages/find-usages.ts';
import { type YamlSource, yamlSources } from '../../content/usages/yaml-sources.ts';
import { CommandFailed, type Run, WRONG_USAGE } from '../site/command.ts';
import { isOther, tidyName, unknownNameMessage } from '../site/unknown-name.ts';
import { counted } from '../terminal/counted.ts';

/**
 * Prints the uses of a block type, a field, a page, a fragment, a collection or a picture; exit code 2 for an unknown
 * name.
 */
export const usages: Run<{ format?: 'text' | 'json' }> = async (
  { siteRoot, engineRoot },
  [given, written = ''],
  { format },
) => {
  // The command line accepts no other word.
  const kind = given as UsageKind;
  const site = await openConfiguredSite(siteRoot, { engineRoot });
  const name = tidyName(kind, written);
  if (kind === 'field' && !name.includes('.') && site.blockTypes.has(name)) {
    throw new CommandFailed(
      `Write a field after its block: ${name}.id. To list the uses of the block: npx pagewright usages block ${name}`,
      WRONG_USAGE,
    );
  }
  const sources = yamlSources(site.files);
  const found = findUsages(sources, kind, name);
  if (kind === 'page') found.push(...templateUsages(site, sources, name, found));
  if (found.length === 0 || isOther(site, kind, name)) {
    const unknown = unknownNameMessage(site, kind, name);
    if (unknown) throw new CommandFailed(unknown, WRONG_USAGE);
  }
  found.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
  if (format === 'json') console.log(JSON.stringify({ kind, name, usages: found }, null, 2));
  else print(kind, name, found);
  return 0;
};

/** Returns the links that templates produce, which no file contains literally. */
function templateUsages(site: Site, sources: YamlSource[], route: string, known: Usage[]): Usage[] {
  const { linksTo } = resolveSite(site);
  return linksTo((one) => one === route).flatMap(({ file, line, start }): Usage[] => {
    if (known.some((usage) => usage.file === file && usage.line === line)) return [];
    const source = sources.find((one) => one.file === file);
    return source ? [usageAt(source, start)] : [];
  });
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
  console.log(
    found.length === 0
      ? `Nothing uses the ${kind} ${name}.`
      : `${counted(found.length, 'use')} of the ${kind} ${name} in ${counted(files, 'file')}.`,
  );
}

function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
