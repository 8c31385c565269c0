import type { Data, DataObject } from '../../../content/model/types.ts';
import type { Choices, FormSchema } from '../../contract/forms.ts';
import { resolvedField } from './context/resolved-field.ts';
import { rowChoices } from './context/row-choices.ts';

interface Offered {
  definitions: Record<string, FormSchema>;
  pictures: string[];
  videos: string[];
  icons: string[];
  rows: Choices['rows'];
}

/**
 * Returns the choices for new values.
 *
 * @param choices those of the site, once they are loaded
 */
export const offeredBy = (
  choices: Choices | undefined,
  definitions: Record<string, FormSchema>,
): Offered => ({ pictures: [], videos: [], icons: [], rows: {}, ...choices, definitions });

function startingText(schema: FormSchema, { pictures, videos, icons, rows }: Offered) {
  const { title = 'Text', format } = schema;
  switch (format) {
    case 'row':
      return rowChoices(schema, rows)[0]?.value ?? '';
    case 'day':
    case 'moment':
      return new Date().toISOString().slice(0, 10);
    case 'color':
      return '#000000';
    case 'link':
      return '/';
    case 'image-path':
      return pictures[0] ?? '';
    case 'film-path':
      return videos[0] ?? '';
    case 'icon':
      return icons.includes('star') ? 'star' : (icons[0] ?? '');
    default:
      return title;
  }
}

const isLink = (schema: FormSchema | undefined, { definitions }: Offered) =>
  schema !== undefined && resolvedField(schema, definitions).format === 'link';

/** Returns the initial value of a field that an editor has named: a text is empty. */
export function startingField(schema: FormSchema, offered: Offered): Data {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  return type === undefined || type === 'string' ? '' : startingValue(schema, offered);
}

/** Returns the initial value of a new list entry: its required fields, with texts to be overwritten. */
export function startingValue(unresolved: FormSchema, offered: Offered): Data {
  const schema = resolvedField(unresolved, offered.definitions);
  const { items, minimum, exclusiveMinimum } = schema;
  if (schema.const !== undefined) return schema.const as Data;
  if (schema.enum) return schema.enum[0] as Data;
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return minimum ?? (exclusiveMinimum ?? 0) + 1;
    case 'array':
      return items ? [startingValue(items, offered)] : [];
    case 'object':
      return startingGroup(schema, offered);
    default:
      return startingText(schema, offered);
  }
}

function startingGroup(
  { properties = {}, required = [] }: FormSchema,
  offered: Offered,
): DataObject {
  // An entry without required fields would be empty: it gets its first field. Links are always included: without a
  // target they are of no use.
  const [first] = Object.keys(properties);
  const links = Object.keys(properties).filter((name) => isLink(properties[name], offered));
  const names = required.length > 0 || !first ? [...new Set([...required, ...links])] : [first];
  return Object.fromEntries(
    names.map((name) => [name, startingValue(properties[name] ?? {}, offered)]),
  );
}
