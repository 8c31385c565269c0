/** Blocks that are indented so far that they stand in a list of the block above. */

import { pathOf, valueAt } from '../../content/model/data.ts';
import type { SchemaError } from '../../content/model/json-schema.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import type { Checked, Finding } from './finding.ts';

/** One finding for each block among the entries of another list, and the errors that have nothing to do with them. */
export function strayBlocks(
  errors: SchemaError[],
  data: Data,
  { types, noun }: Checked,
): { blocks: Finding[]; others: SchemaError[] } {
  const astray = errors.filter(
    ({ keyword, params, instancePath, data: entry }) =>
      keyword === 'additionalProperties' &&
      params.additionalProperty === 'type' &&
      /\/\d+$/.test(instancePath) &&
      isBlock(entry, types),
  );
  if (astray.length === 0) return { blocks: [], others: errors };
  const places = [...new Set(astray.map(({ instancePath }) => instancePath))];
  const isInside = ({ instancePath }: SchemaError): boolean =>
    places.some((place) => instancePath === place || instancePath.startsWith(`${place}/`));
  const holders = new Set(
    astray.flatMap((error) => (error.parentSchema.properties?.blocks ? [error.instancePath] : [])),
  );
  const emptied = new Map<string, string[]>();
  const blocks = places.flatMap((place): Finding[] => {
    const path = pathOf(place);
    const owner = emptyAbove(path, data);
    if (owner) {
      const first = emptied.get(owner);
      emptied.set(owner, [...(first ?? []), place]);
      if (first) return [];
      return [tooShallow(path, data, noun)];
    }
    const { type } = valueAt(data, path) as { type: string };
    if (holders.has(place) && places.includes(firstBeside(place))) {
      return [withoutHolder(path, type)];
    }
    return [
      {
        code: 'misplaced-key',
        message: `This ${type} block stands among the entries of ${path.at(-2)} of ${noun}, because it is indented too far.`,
        hint: 'Indent it and its fields less, so that its dash lines up with those of the other blocks.',
        path: [...path, 'type'],
        atKey: true,
      },
    ];
  });
  const isEmptied = ({ instancePath }: SchemaError): boolean => emptied.has(instancePath);
  return { blocks, others: errors.filter((error) => !isInside(error) && !isEmptied(error)) };
}

/** The way to the first entry of the same list. */
const firstBeside = (place: string): string => place.replace(/\d+$/, '0');

/** A block in the place of an entry that was to hold blocks, such as a column. */
function withoutHolder(path: DataPath, type: string): Finding {
  return {
    code: 'misplaced-key',
    message: `This ${type} block stands in the place of an entry of ${path.at(-2)}, and each entry holds its blocks in a list called blocks.`,
    hint: `Write "- blocks:" in a line above it, and indent "- type: ${type}" and its fields by four more spaces.`,
    path: [...path, 'type'],
    atKey: true,
  };
}

/** The way to `blocks:` without a value in the entry above, below which a block was meant to stand; the entries between are such blocks too. */
function emptyAbove(path: DataPath, data: Data): string | undefined {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const entries = valueAt(data, list) as Data[];
  for (let above = index - 1; above >= 0; above -= 1) {
    const entry = entries[above];
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) return undefined;
    if (entry.blocks === null) return `/${[...list, above, 'blocks'].join('/')}`;
    if (entry.type === undefined) return undefined;
  }
  return undefined;
}

function tooShallow(path: DataPath, data: Data, noun: string): Finding {
  const { type } = valueAt(data, path) as { type: string };
  return {
    code: 'misplaced-key',
    message: `This ${type} block stands beside the ${path.at(-2)} of ${noun}, and blocks: above it is empty.`,
    hint: 'Indent it and its fields by two more spaces than blocks:, so that it stands below blocks.',
    path: [...path, 'type'],
    atKey: true,
  };
}

function isBlock(entry: unknown, types: Checked['types']): boolean {
  const { type } = (entry ?? {}) as { type?: unknown };
  return typeof type === 'string' && (type === 'fragment' || types?.has(type) === true);
}
