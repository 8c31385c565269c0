import type { Schema } from '../model/json-schema.ts';
import type { Data, DataObject, DataPath } from '../model/types.ts';
import { resolveRef } from '../schemas/compose-schema.ts';
import type { Site } from '../site/site.ts';

/**
 * Items that are whole entries of a collection lose the fields that the block does not know. `blocks` is the list that the paths lead
 * through, and `depth` how many of their steps lead to it. The lists of items are changed in place: they were made for this page.
 */
export function pruneItems(
  site: Site,
  blocks: Data[],
  plain: { at: DataPath; items: DataObject[] }[],
  depth: number,
): void {
  for (const { at, items } of plain) {
    const known = itemFields(site, blocks, at.slice(depth));
    if (!known) continue;
    for (const [index, item] of items.entries()) items[index] = pruned(item, known);
  }
}

function pruned(item: DataObject, known: Set<string>): DataObject {
  return Object.fromEntries(Object.entries(item).filter(([name]) => known.has(name)));
}

/** The fields that the items at the end of `path` may have; `undefined` when anything goes. */
function itemFields(site: Site, blocks: Data[], path: DataPath): Set<string> | undefined {
  let value: Data | undefined = blocks;
  let schema: Schema | undefined;
  let root: Schema | undefined;
  let areBlocks = true;
  for (const step of path) {
    value = (value as { [name: string]: Data } | undefined)?.[step];
    if (areBlocks) {
      const type = (value as DataObject | undefined)?.type;
      schema = site.blockTypes.get(String(type))?.schema;
      root = schema;
      areBlocks = false;
      continue;
    }
    schema = below(schema, step, root, site);
    areBlocks = step === 'blocks';
  }
  const item = below(schema, 0, root, site);
  if (!item?.properties || item.additionalProperties !== false) return undefined;
  return new Set(Object.keys(item.properties));
}

function below(
  schema: Schema | undefined,
  step: string | number,
  root: Schema | undefined,
  site: Site,
): Schema | undefined {
  const next = typeof step === 'number' ? schema?.items : schema?.properties?.[step];
  if (!next?.$ref || !root) return next;
  return resolveRef(next.$ref, root, site.engine.shared);
}
