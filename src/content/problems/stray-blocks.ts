/** Blocks that are indented so far that they stand in a list of the block above. */

import type { SchemaError } from '../schemas/validate.ts';
import type { Data } from '../types.ts';
import { type Checked, type Finding, pathOf } from './finding.ts';

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
  const blocks = places.map((place): Finding => {
    const path = pathOf(place);
    const { type } = path.reduce<Data>(
      (value, step) => (value as { [name: string]: Data })[step] as Data,
      data,
    ) as { type: string };
    return {
      code: 'misplaced-key',
      message: `This ${type} block stands among the entries of ${path.at(-2)} of ${noun}, because it is indented too far.`,
      hint: 'Indent it and its fields less, so that its dash lines up with those of the other blocks.',
      path: [...path, 'type'],
      atKey: true,
    };
  });
  return { blocks, others: errors.filter((error) => !isInside(error)) };
}

function isBlock(entry: unknown, types: Checked['types']): boolean {
  const { type } = (entry ?? {}) as { type?: unknown };
  return typeof type === 'string' && (type === 'fragment' || types?.has(type) === true);
}
