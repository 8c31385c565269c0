/** Reduces whole entries of a collection to the fields that a block's items have. */
import { childOf } from '../model/data.ts';
import { type Definitions, definitionsOf, resolved, type Schema } from '../model/json-schema.ts';
import type { Data, DataObject, DataPath } from '../model/types.ts';
import type { Site } from '../site/site.ts';

/**
 * Removes fields that the block does not have from items that are whole entries of a collection. `blocks` is the list
 * that the paths lead into, `depth` the number of path steps that lead to the list. The lists of items are changed in
 * place, because they were made for this page.
 */
export function pruneItems(
  site: Site,
  blocks: Data[],
  wholeEntries: { pagePath: DataPath; items: DataObject[] }[],
  depth: number,
): void {
  for (const { pagePath, items } of wholeEntries) {
    const known = itemFields(site, blocks, pagePath.slice(depth));
    if (!known) continue;
    for (const [index, item] of items.entries()) items[index] = pruned(item, known);
  }
}

function pruned(item: DataObject, known: Set<string>): DataObject {
  return Object.fromEntries(Object.entries(item).filter(([name]) => known.has(name)));
}

/** Returns the fields that the items at the end of `path` may have; `undefined` when all are allowed. */
function itemFields(site: Site, blocks: Data[], path: DataPath): Set<string> | undefined {
  let value: Data | undefined = blocks;
  let schema: Schema | undefined;
  let definitions: Definitions = new Map();
  let areBlocks = true;
  for (const step of path) {
    value = childOf(value, step);
    if (areBlocks) {
      schema = site.blockTypes.get(String(childOf(value, 'type')))?.schema;
      definitions = definitionsOf(schema ?? {}, site.engine.shared);
      areBlocks = false;
      continue;
    }
    schema = below(schema, step, definitions);
    areBlocks = step === 'blocks';
  }
  const item = below(schema, 0, definitions);
  if (!item?.properties || item.additionalProperties !== false) return undefined;
  return new Set(Object.keys(item.properties));
}

function below(
  schema: Schema | undefined,
  step: string | number,
  definitions: Definitions,
): Schema | undefined {
  const next = typeof step === 'number' ? schema?.items : schema?.properties?.[step];
  return next && resolved(next, definitions);
}
