/** Finds the block type whose fields a block has under another type. */
import { isObject } from '../../content/model/data.ts';
import { definitionsOf, resolved } from '../../content/model/json-schema.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { canHold, fieldsMeant } from './field-value.ts';

/** A block type, and the fields that have other names in it. */
interface Fitting {
  type: string;
  renames: { from: string; to: string }[];
  /** The number of required fields that the block lacks, and of values that their fields do not allow. */
  lacks: number;
  odd: number;
}

/** Returns how a type has all fields of a block, by the same names or by other ones; `undefined` when it has not. */
function fitting(block: DataObject, type: string, site: Site): Fitting | undefined {
  const { schema } = site.blockTypes.get(type) ?? {};
  const { type: _written, itemsFrom, ...others } = block;
  // The entries of a collection stand for the items.
  const fields: DataObject = itemsFrom === undefined ? others : { items: null, ...others };
  const definitions = definitionsOf(schema ?? {}, site.engine.shared);
  const names = schema && fieldsMeant(fields, schema, definitions);
  if (!names) return undefined;
  const pairs = Object.entries(names);
  const allows = ([from, to]: [string, string]) =>
    canHold(resolved(schema.properties?.[to] ?? {}, definitions), fields[from]);
  const has = (name: string) => name === 'type' || Object.values(names).includes(name);
  return {
    type,
    renames: pairs.flatMap(([from, to]) => (from === to ? [] : { from, to })),
    lacks: (schema.required ?? []).filter((name) => !has(name)).length,
    odd: pairs.filter((pair) => !allows(pair)).length,
  };
}

/**
 * Returns the type that has all fields of a block, by the same names or by other ones; of several, the one that lacks
 * the fewest required fields, has the most equal names, belongs to the same group of types and, beside a guess, allows
 * the most values. `undefined` when none has all, or when two of other groups are equally near.
 *
 * @param guess the type that the word in place of one means
 */
export function blockForFields(
  block: Data | undefined,
  site: Site,
  guess?: string,
): Fitting | undefined {
  if (!isObject(block) || Object.keys(block).length < (guess ? 2 : 3)) return undefined;
  const own = guess ?? String(block.type);
  const groupOf = (type: string) => site.blockTypes.get(type)?.schema['x-group'];
  const isAlike = ({ type }: Fitting) => groupOf(type) === groupOf(own);
  const apart = (one: Fitting) =>
    100 * one.lacks + 10 * one.renames.length - Number(isAlike(one)) + (guess ? one.odd / 100 : 0);
  const [best, second] = [...site.blockTypes.keys()]
    .flatMap((type) => (type === block.type ? [] : (fitting(block, type, site) ?? [])))
    .sort((one, other) => apart(one) - apart(other));
  const guessed = guess ? fitting(block, guess, site) : undefined;
  if (guessed && (guessed.lacks === 0 || guessed.renames.length === 0)) return guessed;
  if (guess && (best?.lacks || best?.odd)) return undefined;
  return best && second && apart(best) === apart(second) && !isAlike(best) ? undefined : best;
}
