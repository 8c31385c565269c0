/** Old names of block types and fields, and what they are called now: `aliases.json` beside the schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One name that has changed. A field inside others is named with dots: `items.headline`. */
export interface Alias {
  from: string;
  to: string;
  /** The version since which the new name holds. */
  since: string;
}

/** All names that have changed. */
export interface Aliases {
  /** Block types. */
  blocks: Alias[];
  /** Fields of a page and of the site file. */
  page: Alias[];
  site: Alias[];
  /** Fields of blocks, by the block's present type. */
  fields: Map<string, Alias[]>;
}

/** An `aliases.json` that cannot be used, and why. */
export interface AliasFault {
  file: string;
  message: string;
}

/**
 * Reads `schema/aliases.json` (`blocks`, `page` and `site`, each a list) and `blocks/TYPE/aliases.json` (a list of fields) of the engine and of the
 * site. Lists that cannot be read are left out and named in `faults`.
 */
export function readAliases(
  roots: string[],
  blocksFolders: string[],
): { aliases: Aliases; faults: AliasFault[] } {
  const faults: AliasFault[] = [];
  const aliases: Aliases = { blocks: [], page: [], site: [], fields: new Map() };
  for (const root of new Set(roots)) {
    const file = join(root, 'schema/aliases.json');
    const found = (readJson(file, faults) ?? {}) as { [name: string]: unknown };
    for (const name of ['blocks', 'page', 'site'] as const) {
      aliases[name].push(...listOf(found[name] ?? [], file, faults));
    }
  }
  for (const folder of blocksFolders.filter((one) => existsSync(one))) {
    for (const { name: type } of readdirSync(folder, { withFileTypes: true })) {
      const file = join(folder, type, 'aliases.json');
      const found = readJson(file, faults);
      if (found !== undefined) aliases.fields.set(type, listOf(found, file, faults));
    }
  }
  return { aliases, faults };
}

function readJson(file: string, faults: AliasFault[]): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    faults.push({ file, message: (error as Error).message });
    return undefined;
  }
}

function listOf(value: unknown, file: string, faults: AliasFault[]): Alias[] {
  const isSound =
    Array.isArray(value) &&
    value.every(({ from, to, since }) =>
      [from, to, since].every((one) => typeof one === 'string' && one),
    ) &&
    value.every(({ from, to }) => parentOf(from) === parentOf(to) && from !== to);
  if (isSound) return value;
  const message =
    'it has to be a list of { "from": …, "to": …, "since": … }, with from and to in the same place';
  faults.push({ file, message });
  return [];
}

function parentOf(name: string): string {
  return name.split('.').slice(0, -1).join('.');
}

/** What a name is called today, when it has changed; a name may have changed more than once. */
export function renamed(list: Alias[], name: string): Alias | undefined {
  let found: Alias | undefined;
  for (let left = list.length; left > 0; left -= 1) {
    const next = list.find(({ from }) => from === (found?.to ?? name));
    if (!next) break;
    found = { ...next, from: name };
  }
  return found?.to === name ? undefined : found;
}
