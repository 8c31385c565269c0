/** Reads the old names of block types and fields with their new names: `aliases.json` beside a schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '../files/folders.ts';
import { readJson } from '../files/read-json.ts';
import type { Issue } from '../model/issue.ts';
import type { Schema } from '../model/json-schema.ts';
import type { OldName, OldNames } from '../model/schema-facts.ts';

type BrokenOldNames = Extract<Issue, { code: 'broken-schema' }>;

const broken = (file: string, params: BrokenOldNames['params']): BrokenOldNames => ({
  code: 'broken-schema',
  params,
  file,
  path: [],
});

/** Returns the old names of a site without renamed types or fields. */
export const noOldNames = (): OldNames => ({
  blocks: [],
  page: [],
  site: [],
  fields: new Map(),
});

/**
 * Reads `schema/aliases.json` (`blocks`, `page` and `site`, each a list) and `blocks/TYPE/aliases.json` (a list of
 * fields) of the engine and of the site. Lists that cannot be read are left out and reported in `issues`.
 */
export function readOldNames(
  roots: string[],
  blocksFolders: string[],
): { oldNames: OldNames; issues: BrokenOldNames[] } {
  const issues: BrokenOldNames[] = [];
  const oldNames = noOldNames();
  for (const root of new Set(roots)) {
    const file = join(root, 'schema/aliases.json');
    const found = readValid(file, issues);
    for (const name of ['blocks', 'page', 'site'] as const) {
      const { text, data } = found ?? { text: '', data: {} };
      const list = (data as { [name: string]: unknown } | null)?.[name] ?? [];
      oldNames[name].push(...listOf(list, text, file, issues));
    }
  }
  for (const folder of blocksFolders) {
    for (const { name: type } of listFolder(folder)) {
      const file = join(folder, type, 'aliases.json');
      const found = readValid(file, issues);
      if (found) oldNames.fields.set(type, listOf(found.data, found.text, file, issues));
    }
  }
  return { oldNames, issues };
}

/** Reads a JSON file; returns `undefined` when there is none or it is not valid. */
function readValid(file: string, issues: BrokenOldNames[]): ReturnType<typeof readJson> {
  const read = readJson(file);
  if (!read || read.data !== undefined) return read;
  issues.push(broken(file, { of: 'old-names', reason: 'json', text: read.text }));
  return undefined;
}

function listOf(value: unknown, text: string, file: string, issues: BrokenOldNames[]): OldName[] {
  if (!Array.isArray(value)) {
    issues.push(broken(file, { of: 'old-names', reason: 'no-list', text }));
    return [];
  }
  const index = value.findIndex((entry) => !isOldName(entry));
  if (index === -1) return value;
  issues.push(
    broken(file, { of: 'old-names', reason: 'old-name', index, oldName: value[index], text }),
  );
  return [];
}

function isOldName(entry: Partial<OldName> | null): boolean {
  const { from, to, since } = entry ?? {};
  const isWhole = [from, to, since].every((text) => typeof text === 'string' && text !== '');
  return isWhole && from !== to && parentOf(from ?? '') === parentOf(to ?? '');
}

/** Returns the issues of old names whose new names do not exist in the block either. */
export function missingNewNames(
  { fields }: OldNames,
  types: Map<string, { type: string; folder: string; schema: Schema }>,
): BrokenOldNames[] {
  return [...fields].flatMap(([type, list]) => {
    const { schema, folder = '' } = types.get(type) ?? {};
    const properties = Object.keys(schema?.properties ?? {});
    const lost = list.find(({ to }) => !properties.includes(to.split('.')[0] ?? ''));
    // The new name may itself have been renamed.
    if (!schema || !lost || list.some(({ from }) => from === lost.to)) return [];
    const file = join(folder, 'aliases.json');
    const text = readFileSync(file, 'utf8');
    const { to } = lost;
    return broken(file, {
      of: 'old-names',
      reason: 'missing-new-name',
      type,
      to,
      properties,
      text,
    });
  });
}

/** Returns the name of the field around a field: `items` of `items.headline`. */
function parentOf(name: string): string {
  return name.split('.').slice(0, -1).join('.');
}

/** Returns the current name for an old one, following several renames; `undefined` when the name was not renamed. */
export function renamed(list: OldName[], name: string): OldName | undefined {
  let found: OldName | undefined;
  for (let left = list.length; left > 0; left -= 1) {
    const next = list.find(({ from }) => from === (found?.to ?? name));
    if (!next) break;
    found = { ...next, from: name };
  }
  return found?.to === name ? undefined : found;
}
