/** Old names of block types and fields, and what they are called now: `aliases.json` beside the schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeAt } from '../place-at.ts';
import { meant } from '../problems/nearest.ts';
import { type JsonFault, jsonFault } from './json-fault.ts';
import type { Schema } from './json-schema.ts';

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
export interface AliasFault extends Partial<JsonFault> {
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
  const text = readFileSync(file, 'utf8');
  const fault = jsonFault(text);
  if (!fault) return JSON.parse(text);
  faults.push({ file, ...fault });
  return undefined;
}

function listOf(value: unknown, file: string, faults: AliasFault[]): Alias[] {
  if (!Array.isArray(value)) {
    faults.push({ file, message: 'it has to be a list of { "from": …, "to": …, "since": … }' });
    return [];
  }
  const index = value.findIndex((entry) => wrongIn(entry) !== undefined);
  if (index === -1) return value;
  const place = entryPlace(readFileSync(file, 'utf8'), index);
  faults.push({ file, message: wrongIn(value[index]) ?? '', ...(place ? { place } : {}) });
  return [];
}

/** What is wrong with one entry. */
function wrongIn(entry: Partial<Alias> | null): string | undefined {
  const { from, to } = entry ?? {};
  const missing = (['from', 'to', 'since'] as const).find(
    (name) => typeof entry?.[name] !== 'string' || entry[name] === '',
  );
  if (missing) return `an entry says no "${missing}"`;
  if (from === to) return `${from} is the old name and the new one`;
  return parentOf(from ?? '') === parentOf(to ?? '')
    ? undefined
    : `${from} and ${to} are not in the same place`;
}

/** Where an entry of a file that is a list begins. */
function entryPlace(text: string, index: number) {
  const code = text.replace(/"(?:[^"\\\n]|\\.)*"/g, (word) => '_'.repeat(word.length));
  if (!/^\s*\[/.test(code)) return undefined;
  const [begin] = [...code.matchAll(/\{[^{}]*\}/g)].slice(index);
  return begin ? placeAt(text, begin.index, begin[0].split('\n')[0]?.length ?? 1) : undefined;
}

/** Old names whose new names the block does not have either. */
export function lostAliases(
  { fields }: Aliases,
  types: Map<string, { type: string; folder: string; schema: Schema }>,
): AliasFault[] {
  return [...fields].flatMap(([name, list]) => {
    const { schema, folder = '' } = types.get(name) ?? {};
    const known = Object.keys(schema?.properties ?? {});
    const lost = list.find(({ to }) => !known.includes(to.split('.')[0] ?? ''));
    // a name may have changed once more
    if (!schema || !lost || list.some(({ from }) => from === lost.to)) return [];
    const file = join(folder, 'aliases.json');
    const text = readFileSync(file, 'utf8');
    const found = new RegExp(`(?<="to"\\s*:\\s*)"${lost.to.replace(/\W/g, '\\$&')}"`).exec(text);
    const { suggestion } = meant(lost.to, known);
    return [
      {
        file,
        message: `the block ${name} has no field ${lost.to}`,
        ...(suggestion ? { hint: `Did you mean ${suggestion}?` } : {}),
        ...(found ? { place: placeAt(text, found.index, found[0].length) } : {}),
      },
    ];
  });
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
