/** What is wrong with what a block says of its type. */
import { isGroup } from '../is-group.ts';
import type { Unplaced } from '../issue.ts';
import type { Meant } from '../problems/known-words.ts';
import { listed, meant, nearest } from '../problems/nearest.ts';
import { blockSynonym, synonym } from '../problems/synonyms.ts';
import type { Alias } from '../schemas/aliases.ts';
import type { Schema } from '../schemas/json-schema.ts';
import type { Site } from '../site.ts';
import type { Data, DataObject } from '../types.ts';

/** What keeps a block from saying its type; `undefined` when it does. `above` is what stands before it in its list. */
export function typeFault(data: Data, above: Data | undefined, site: Site): Unplaced | undefined {
  if (!isGroup(data)) return noFields(data, site);
  const { type } = data;
  if (typeof type === 'string' && type !== '') return undefined;
  const keys = Object.keys(data);
  if (type === null || type === '') return emptyType(keys, site);
  const named = byName(data, site);
  if (named) return named;
  const written = type === undefined ? (nearest('type', keys) ?? renamedType(keys)) : undefined;
  const owner = written ? undefined : ownerOf(keys, above, site);
  const types = listed([...site.blockTypes.keys()], 'or', 60);
  return {
    code: 'missing-type',
    message: 'This block does not say which type it is.',
    hint: owner
      ? `If this belongs to the ${owner} block above, take the dash away and begin the line in the column of that block’s type.`
      : `${written ? `Did you mean type: instead of ${written}:? ` : ''}Write type: and one of ${types}.`,
  };
}

/** A block whose type stands in place of `type:`: `- banner:` with its fields below, `- fragment: team`. */
function byName(data: DataObject, site: Site): Unplaced | undefined {
  const [[key, value] = ['', null]] = Object.entries(data);
  const isBlock =
    site.blockTypes.has(key) && typeof value === 'object' && Object.keys(data).length === 1;
  if (!isBlock && !(key === 'fragment' && typeof value === 'string')) return undefined;
  return {
    code: 'missing-type',
    message: `This block does not say which type it is: ${key} stands in the place of its first field.`,
    hint: isBlock
      ? `Write type: ${key} in its place, and the block’s fields below it in the column of type.`
      : `Write two lines, type: fragment and below it name: ${value}.`,
    suggestion: 'type',
  };
}

/** `type:` with nothing behind it. */
function emptyType(keys: string[], { blockTypes }: Site): Unplaced {
  const knows = ({ schema }: { schema: Schema }) =>
    keys.every((key) => Object.hasOwn(schema.properties ?? {}, key));
  const fitting =
    keys.length > 2 ? [...blockTypes.values()].filter(knows).map(({ type }) => type) : [];
  const isFew = fitting.length > 0 && fitting.length < 6;
  return {
    code: 'missing-type',
    message: 'This block does not say which type it is: type has no value.',
    hint: isFew
      ? `With these fields it may be ${listed(fitting)}: type: ${fitting[0]}.`
      : `Write one of ${listed([...blockTypes.keys()], 'or', 60)} behind it.`,
    ...(fitting.length === 1 && fitting[0] ? { suggestion: fitting[0] } : {}),
  };
}

/** A word, a list or nothing in place of a block. */
function noFields(data: Data, site: Site): Unplaced {
  const isType = typeof data === 'string' && site.blockTypes.has(data);
  const name = isType ? { name: data } : {};
  return { code: 'wrong-type', params: { reason: 'block-without-fields', ...name } };
}

/** The name that stands for `type` in other tools. */
function renamedType(keys: string[]): string | undefined {
  return keys.find((key) => synonym(key, ['type']) === 'type');
}

/** The type of the block above, when it knows all of these fields: a dash too many makes a block of them. */
function ownerOf(keys: string[], above: Data | undefined, site: Site): string | undefined {
  const type = isGroup(above) ? String(above.type) : '';
  const { properties } = site.blockTypes.get(type)?.schema ?? {};
  return properties && keys.every((key) => Object.hasOwn(properties, key)) ? type : undefined;
}

/** The name of a fragment in place of a type. */
function fragmentAsType(name: string): Unplaced {
  return {
    code: 'unknown-block',
    message: `There is no block called ${name}, but a fragment.`,
    hint: `A fragment is used with two lines, type: fragment and below it name: ${name}.`,
    suggestion: 'fragment',
  };
}

/** A type that no folder has. */
export function unknownBlock(type: string, site: Site): Unplaced {
  const types = [...site.blockTypes.keys(), 'fragment'];
  if (site.fragmentNames.has(type)) return fragmentAsType(type);
  const near = meant(type, types);
  const other = near.sure ? undefined : blockSynonym(type, types);
  const { suggestion, sure }: Meant = other ? { suggestion: other } : near;
  const broken = site.issues.blocks.find(({ file }) =>
    file.replace(/\/schema\.json$/, '').endsWith(`blocks/${type}`),
  );
  return {
    code: 'unknown-block',
    message: `There is no block called ${type}.`,
    hint: broken
      ? `Its folder is there, but: ${broken.message}`
      : `${suggestion ? `Did you mean ${suggestion}? ` : ''}Blocks: ${listed(types, 'and', 60)}.`,
    ...(suggestion && !broken ? { suggestion } : {}),
    ...(sure && !broken ? { sure } : {}),
    // it is told once, of the folder
    ...(broken ? { follows: true } : {}),
  };
}

/** What is said of a block type that has another name today. */
export function renamedBlock({ from, to, since }: Alias): Unplaced {
  return {
    code: 'renamed-block',
    message: `The block ${from} has been called ${to} since version ${since}.`,
    hint: `Write type: ${to} instead; npx pagewright migrate does so on all pages.`,
    suggestion: to,
  };
}
