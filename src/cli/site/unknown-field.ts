import { type Definitions, resolved, type Schema } from '../../content/model/json-schema.ts';
import { nearest } from '../../diagnostics/wording/nearest.ts';
import { listed } from '../../diagnostics/wording/phrases.ts';

/**
 * Returns the message about a field that a block does not have, such as `banner.titel` or `card-grid.items.link.too`;
 * `undefined` for known fields, and for groups that allow any field.
 *
 * @param definitions those that the schema refers to
 */
export function unknownFieldMessage(
  name: string,
  schema: Schema | undefined,
  definitions: Definitions,
): string | undefined {
  const [type = '', ...steps] = name.split('.');
  let around = schema;
  let owner = type;
  for (const [index, step] of steps.entries()) {
    const group = around && groupIn(around, definitions);
    const known = Object.keys(group?.properties ?? {});
    if (!group?.properties || group.additionalProperties === true) return undefined;
    around = group.properties[step];
    if (!around) {
      const meant = nearest(step, known);
      const rest = [...steps.slice(0, index), meant, ...steps.slice(index + 1)];
      const hint = meant ? ` Did you mean ${[type, ...rest].join('.')}?` : '';
      return `${owner} has no field ${step}.${hint} Its fields are ${listed(known, 'and', 60)}.`;
    }
    owner = `${owner}.${step}`;
  }
  return undefined;
}

/** Returns the schema of a group of fields, or of the entries of a list. */
function groupIn(schema: Schema, definitions: Definitions): Schema {
  const whole = resolved(schema, definitions);
  return whole.items ? groupIn(whole.items, definitions) : whole;
}
