import type { DataObject } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { Rule } from '../model/rule.ts';
import { nearest } from '../wording/nearest.ts';
import { listed } from '../wording/phrases.ts';

export const rule: Rule<'missing-type'> = {
  code: 102,
  severity: 'error',
  title: 'A block does not say which type it is',
  why: 'The type decides how a block looks and which fields it has.',
  bad: '- title: Who we are',
  good: '- type: banner\n  title: Who we are',
  message: ({ block }, site) => {
    const sentence = 'This block does not say which type it is';
    if (isEmpty(block)) return `${sentence}: type has no value.`;
    const key = typeAsName(block, site);
    return key === undefined
      ? `${sentence}.`
      : `${sentence}: ${key} stands in the place of its first field.`;
  },
  hint: ({ block, above }, site) => {
    const keys = Object.keys(block);
    const all = [...site.blockTypes.keys()];
    if (isEmpty(block)) return `Write one of ${listed(all, 'or', 60)} after it.`;
    const key = typeAsName(block, site);
    if (key !== undefined) return namedTypeHint(key, block);
    const isTyped = block.type !== undefined;
    const isName = (key: string) =>
      OTHER_NAMES.test(key) || site.blockTypes.has(String(block[key]));
    const written = isTyped ? undefined : (nearest('type', keys) ?? keys.find(isName));
    const name = Object.values(block).find((one) => site.fragmentNames.has(String(one)));
    if (!isTyped && name !== undefined) {
      return `${name} is a fragment: write "- type: fragment" and below it name: ${name}. If the line above says so already, remove the dash before name.`;
    }
    if (written) return `Did you mean type: instead of ${written}:?`;
    const types = all.filter((type) => knows(type, keys, site));
    const fitting = types.filter((type) => accepts(type, block, site));
    const [best = all] = [fitting, types].filter(({ length }) => length > 0);
    const which = best.length === 1 ? best[0] : `and one of ${listed(best, 'or', 60)}`;
    return belongsAbove(block, above, site)
      ? `If this belongs to the ${above?.type} block above, remove the dash and begin the line in the column of that block’s type. Otherwise write type: ${which}.`
      : `Write type: ${which}.`;
  },
  fix: ({ block }, site) => (typeAsName(block, site) === undefined ? {} : { suggestion: 'type' }),
};

function namedTypeHint(key: string, block: DataObject): string {
  if (typeof block[key] === 'string') {
    return `Write two lines, type: fragment and below it name: ${block[key]}.`;
  }
  return Object.keys(block).length > 1
    ? `Write type: ${key} in its place.`
    : `Write type: ${key} in its place, and the block’s fields below it in the column of type.`;
}

const isEmpty = ({ type }: DataObject): boolean => type === null || type === '';

/**
 * Returns the type that is written as the key instead of as `type:`: `- banner:` with its fields below or beside it,
 * `- fragment: team`.
 */
function typeAsName(block: DataObject, { blockTypes }: Site): string | undefined {
  const [[key, value] = ['', null], ...more] = Object.entries(block);
  const isBlock =
    blockTypes.has(key) && (value === null || (typeof value === 'object' && more.length === 0));
  return isBlock || (key === 'fragment' && typeof value === 'string') ? key : undefined;
}

/** Returns whether the fields of a block may be further ones of the block above it. */
const belongsAbove = (block: DataObject, above: DataObject | undefined, site: Site): boolean =>
  above !== undefined &&
  knows(String(above.type), Object.keys(block), site) &&
  Object.keys(block).every((key) => !Object.hasOwn(above, key));

/** Returns whether a block type has all of these fields. */
function knows(type: string, fields: string[], { blockTypes }: Site): boolean {
  const { properties } = blockTypes.get(type)?.schema ?? {};
  return properties !== undefined && fields.every((field) => Object.hasOwn(properties, field));
}

/** Returns whether a block would have no mistakes if it were of a type. */
function accepts(type: string, block: DataObject, { blockTypes }: Site): boolean {
  try {
    return !blockTypes.get(type)?.validate({ ...block, type })?.length;
  } catch {
    // The type's own schema is unusable, which is reported with its blocks.
    return false;
  }
}

/** Matches names of the field `type` in other tools. */
const OTHER_NAMES = /^(?:block|kind|component|blockType)$/i;
