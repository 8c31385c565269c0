/** Turns a block's schema into one for editors, which allows templates and `itemsFrom` in place of values. */
import {
  allowsType,
  type Definitions,
  descriptionOf,
  mapSchemas,
  resolved,
  type Schema,
} from '../model/json-schema.ts';
import { typeNames } from '../model/words.ts';
import { ownKeywords } from './own-keywords.ts';

const TEMPLATE = '\\{[{%]';
const WHOLE_TEMPLATE = '^\\s*\\{\\{[\\s\\S]*\\}\\}\\s*$';

/** Keywords of Pagewright that stay in the editors' schemas: `generate` and Studio read them there. */
const kept = ['x-group', 'x-package'];

/**
 * Keywords that are removed for editors: those that only Pagewright reads, `maxLength`, which the text of a template
 * may exceed, `not`, for which editors have no messages, and `default`, which they would write.
 */
const notForEditors = [
  ...Object.keys(ownKeywords).filter((keyword) => !kept.includes(keyword)),
  ...['default', 'format', 'maxLength', 'not'],
] as (keyof Schema)[];

/**
 * Returns the schema in which any value may also be a text with a template, such as `"{{ entry.title }}"`. The `type`
 * of a block stays fixed.
 */
export function lenient(schema: Schema): Schema {
  const copy = mapSchemas(schema, lenient);
  const description = descriptionOf(schema);
  if (description !== undefined) copy.description = description;
  for (const keyword of notForEditors) delete copy[keyword];
  // With other keywords beside a `$ref`, editors show the description of its target.
  if (schema.$ref) for (const rule of ['type', 'minLength']) delete copy[rule];
  if (schema.enum && !schema.if) return lenientEnum(copy);
  if (allowsType(schema, 'string')) {
    if (schema.pattern) copy.pattern = `(?:${schema.pattern})|${TEMPLATE}`;
    return copy;
  }
  const types = [schema.type ?? []].flat();
  const worded = types.map((type) => typeNames[type]).filter(Boolean);
  if (worded.length === 0 || isBlock(schema)) return copy;
  copy.type = [...types, 'string'];
  // Editors offer to insert the whole object under this title.
  if (types.includes('object')) copy.title ??= schema.description?.replace(/\.$/, '');
  copy.pattern = WHOLE_TEMPLATE;
  copy.patternErrorMessage = `This has to be ${worded.join(' or ')}, or one "{{ template }}".`;
  return copy;
}

function isBlock(schema: Schema): boolean {
  return Boolean(schema.properties?.type?.const);
}

function lenientEnum(schema: Schema): Schema {
  const { enum: values, description, title, ...rest } = schema;
  return {
    ...rest,
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    anyOf: [{ enum: values }, { type: 'string', pattern: WHOLE_TEMPLATE }],
  };
}

/**
 * Returns the schema in which `itemsFrom` may replace any list `items`, which is then not required. The fields of an
 * item become those of `itemsFrom.as`, in which the lists of an item may be replaced in turn.
 *
 * @param isWithin whether the schema is that of an item of such a list; menus have entries in entries without end
 */
export function lenientItems(
  schema: Schema,
  itemsFrom: Schema | undefined,
  definitions: Definitions,
  isWithin = false,
): Schema {
  const copy = mapSchemas(schema, (below) => lenientItems(below, itemsFrom, definitions, isWithin));
  const items = copy.properties?.items;
  if (!itemsFrom || !items || !allowsType(items, 'array')) return copy;
  const own = resolved(items.items ?? {}, definitions);
  const item = isWithin ? own : lenientItems(own, itemsFrom, definitions, true);
  const as: Schema = { ...itemsFrom.properties?.as };
  if (item.properties) {
    as.properties = item.properties;
    as.additionalProperties = false;
  }
  copy.properties = {
    ...copy.properties,
    itemsFrom: { ...itemsFrom, properties: { ...itemsFrom.properties, as } },
  };
  if (schema.required?.includes('items')) {
    copy.required = schema.required.filter((name) => name !== 'items');
    copy.anyOf = [...(schema.anyOf ?? []), { required: ['items'] }, { required: ['itemsFrom'] }];
  }
  return copy;
}
