import {
  definitionsOf,
  descriptionOf,
  resolved,
  type Schema,
  SHARED_PREFIX,
} from '../../content/model/json-schema.ts';
import { typeWords } from '../../content/model/words.ts';
import { fieldsOf } from '../../content/schemas/schema-fields.ts';

const BLOCK = `${SHARED_PREFIX}block`;

/** One field of a block, or of a group in it. */
export interface FieldRow {
  /** `items[].link.to` */
  path: string;
  /** Its type in words: `whole number`, `list of blocks`. */
  kind: string;
  required: boolean;
  description: string;
  /** The possible values of a choice. */
  values?: string[];
  /** Bounds of numbers and lengths, in words. */
  limits?: string;
}

const FORMATS: Record<string, string> = {
  link: 'address',
  'image-path': 'path of a picture',
  'file-path': 'path of a file',
  'film-path': 'path of a film',
  'captions-path': 'path of captions',
  'api-path': 'path of the server',
  icon: 'name of an icon',
  dialog: 'name of a dialog',
  'opens-dialog': 'name of a dialog',
  markdown: 'Markdown',
  'inline-markdown': 'Markdown, one line',
};

/**
 * Returns the fields of a block in the order of its schema, each followed by its own fields; the fields that every
 * block has come last.
 *
 * @param schema the block's whole schema
 * @param common the schema of the fields that every block has
 */
export function describeFields(schema: Schema, common: Schema, shared: Schema): FieldRow[] {
  const definitions = definitionsOf(schema, shared);
  const meant = (written: Schema) => resolved(written, definitions);
  const listed = new Map(definitions);
  listed.delete(BLOCK);
  const { fields } = fieldsOf(schema, listed);
  const rows = fields.map((field) => describe(field.path, field.required, field.schema, meant));
  const isCommon = ({ path }: FieldRow) => path in (common.properties ?? {});
  return [...rows.filter((row) => !isCommon(row)), ...rows.filter(isCommon)].filter(
    ({ path }) => path !== 'type',
  );
}

type Meant = (written: Schema) => Schema;

function describe(path: string, required: boolean, written: Schema, meant: Meant): FieldRow {
  const schema = meant(written);
  const values = schema.enum?.map((value) => String(value));
  const limits = limitsOf(schema);
  return {
    path,
    kind: kindOf(schema, meant),
    required,
    description: descriptionOf(schema) ?? '',
    ...(values && { values }),
    ...(limits && { limits }),
  };
}

function kindOf(schema: Schema, meant: Meant): string {
  if (schema.format) return FORMATS[schema.format] ?? 'text';
  if (schema.enum) return 'choice';
  if (schema.items?.$ref === BLOCK) return 'list of blocks';
  if (schema.items) return `list: ${kindOf(meant(schema.items), meant)}`;
  const types = [schema.type ?? 'object'].flat();
  return types.map((type) => typeWords[type] ?? type).join(' or ');
}

function limitsOf(schema: Schema): string {
  const { minimum, maximum, minItems, maxItems, minLength, maxLength } = schema;
  const range = (least: unknown, most: unknown, what: string) => {
    if (least !== undefined && most !== undefined) return `${least} to ${most}${what}`;
    if (most !== undefined) return `at most ${most}${what}`;
    return least === undefined ? '' : `at least ${least}${what}`;
  };
  const count = (number: unknown, word: string) => ` ${word}${number === 1 ? '' : 's'}`;
  return [
    range(minimum ?? schema.exclusiveMinimum, maximum, ''),
    range(minItems, maxItems, count(maxItems ?? minItems, 'entry').replace('entrys', 'entries')),
    // Every text has a minimum length of 1.
    range(minLength === 1 ? undefined : minLength, maxLength, count(maxLength, 'character')),
  ]
    .filter(Boolean)
    .join(', ');
}
