/** Old names of block types and fields, and what they are called now: `aliases.json` beside the schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../model/issue.ts';
import type { Schema } from '../model/json-schema.ts';
import type { Alias, Aliases } from '../model/schema-facts.ts';

type BrokenAliases = Extract<Issue, { code: 'broken-schema' }>;

const broken = (file: string, params: BrokenAliases['params']): BrokenAliases => ({
  code: 'broken-schema',
  params,
  file,
  path: [],
});

/**
 * Reads `schema/aliases.json` (`blocks`, `page` and `site`, each a list) and `blocks/TYPE/aliases.json` (a list of fields) of the engine and of the
 * site. Lists that cannot be read are left out and named in `issues`.
 */
export function readAliases(
  roots: string[],
  blocksFolders: string[],
): { aliases: Aliases; issues: BrokenAliases[] } {
  const issues: BrokenAliases[] = [];
  const aliases: Aliases = { blocks: [], page: [], site: [], fields: new Map() };
  for (const root of new Set(roots)) {
    const file = join(root, 'schema/aliases.json');
    const found = (readJson(file, issues) ?? {}) as { [name: string]: unknown };
    for (const name of ['blocks', 'page', 'site'] as const) {
      aliases[name].push(...listOf(found[name] ?? [], file, issues));
    }
  }
  for (const folder of blocksFolders.filter((one) => existsSync(one))) {
    for (const { name: type } of readdirSync(folder, { withFileTypes: true })) {
      const file = join(folder, type, 'aliases.json');
      const found = readJson(file, issues);
      if (found !== undefined) aliases.fields.set(type, listOf(found, file, issues));
    }
  }
  return { aliases, issues };
}

function readJson(file: string, issues: BrokenAliases[]): unknown {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    issues.push(broken(file, { of: 'aliases', reason: 'json', text }));
    return undefined;
  }
}

function listOf(value: unknown, file: string, issues: BrokenAliases[]): Alias[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!Array.isArray(value)) {
    issues.push(broken(file, { of: 'aliases', reason: 'no-list', text }));
    return [];
  }
  const index = value.findIndex((entry) => !isAlias(entry));
  if (index === -1) return value;
  issues.push(broken(file, { of: 'aliases', reason: 'alias', index, alias: value[index], text }));
  return [];
}

function isAlias(entry: Partial<Alias> | null): boolean {
  const { from, to, since } = entry ?? {};
  const isWhole = [from, to, since].every((text) => typeof text === 'string' && text !== '');
  return isWhole && from !== to && parentOf(from ?? '') === parentOf(to ?? '');
}

/** Returns the issues of old names whose new names the block does not have either. */
export function danglingAliases(
  { fields }: Aliases,
  types: Map<string, { type: string; folder: string; schema: Schema }>,
): BrokenAliases[] {
  return [...fields].flatMap(([type, list]) => {
    const { schema, folder = '' } = types.get(type) ?? {};
    const properties = Object.keys(schema?.properties ?? {});
    const lost = list.find(({ to }) => !properties.includes(to.split('.')[0] ?? ''));
    // a name may have changed once more
    if (!schema || !lost || list.some(({ from }) => from === lost.to)) return [];
    const file = join(folder, 'aliases.json');
    const text = readFileSync(file, 'utf8');
    const { to } = lost;
    return broken(file, { of: 'aliases', reason: 'lost-alias', type, to, properties, text });
  });
}

/** Returns the name of the field around a field: `items` of `items.headline`. */
function parentOf(name: string): string {
  return name.split('.').slice(0, -1).join('.');
}

/** Returns what a name is called today, when it has changed; a name may have changed more than once. */
export function renamed(list: Alias[], name: string): Alias | undefined {
  let found: Alias | undefined;
  for (let left = list.length; left > 0; left -= 1) {
    const next = list.find(({ from }) => from === (found?.to ?? name));
    if (!next) break;
    found = { ...next, from: name };
  }
  return found?.to === name ? undefined : found;
}
