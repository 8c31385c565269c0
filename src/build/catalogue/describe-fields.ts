import { type Schema, sharedPrefix, variantsOf } from '../../content/model/json-schema.ts';
import { resolveRef } from '../../content/schemas/compose-schema.ts';

const BLOCK = `${sharedPrefix}block`;

/** One field of a block, or of a group in it. */
export interface Field {
  /** `items[].link.to` */
  path: string;
  /** In words: `whole number`, `list of blocks`. */
  kind: string;
  required: boolean;
  description: string;
  /** All that may be written, when it is a choice. */
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

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'group',
  null: 'nothing',
};

/**
 * Returns the fields of a block in the order of its schema, each followed by the fields of its own; those that every block has come last.
 *
 * @param schema the block's whole schema
 * @param common the schema of the fields that every block has
 */
export function describeFields(schema: Schema, common: Schema, shared: Schema): Field[] {
  const rows = new Describer(schema, shared).group(schema, '');
  const isCommon = ({ path }: Field) => path in (common.properties ?? {});
  return [...rows.filter((row) => !isCommon(row)), ...rows.filter(isCommon)].filter(
    ({ path }) => path !== 'type',
  );
}

class Describer {
  /** The groups around the current one: an entry may hold entries of its own kind. */
  private readonly around: Schema[] = [];

  constructor(
    private readonly root: Schema,
    private readonly shared: Schema,
  ) {}

  group(schema: Schema, prefix: string): Field[] {
    if (this.around.includes(schema)) return [];
    this.around.push(schema);
    const parts = variantsOf(schema).map((part) => this.meant(part));
    const required = new Set(schema.required);
    const fields = new Map(parts.flatMap(({ properties }) => Object.entries(properties ?? {})));
    const rows = [...fields].flatMap(([name, field]) =>
      this.field(field, prefix + name, required.has(name)),
    );
    this.around.pop();
    return rows;
  }

  private meant(schema: Schema): Schema {
    const { $ref, ...own } = schema;
    if (!$ref) return schema;
    const referred = resolveRef($ref, this.root, this.shared) ?? {};
    return Object.keys(own).length > 0 ? { ...referred, ...own } : referred;
  }

  private field(written: Schema, path: string, required: boolean): Field[] {
    const schema = this.meant(written);
    const values = schema.enum?.map((value) => String(value));
    const limits = limitsOf(schema);
    const row: Field = {
      path,
      kind: this.kind(schema),
      required,
      description: schema.description ?? '',
      ...(values && { values }),
      ...(limits && { limits }),
    };
    return [row, ...this.below(schema, path)];
  }

  private below(schema: Schema, path: string): Field[] {
    if (!schema.items) return this.group(schema, `${path}.`);
    return holdsBlocks(schema) ? [] : this.below(this.meant(schema.items), `${path}[]`);
  }

  private kind(schema: Schema): string {
    if (schema.format) return FORMATS[schema.format] ?? 'text';
    if (schema.enum) return 'choice';
    if (holdsBlocks(schema)) return 'list of blocks';
    if (schema.items) return `list: ${this.kind(this.meant(schema.items))}`;
    const types = [schema.type ?? 'object'].flat();
    return types.map((type) => TYPES[type] ?? type).join(' or ');
  }
}

function holdsBlocks({ items }: Schema): boolean {
  return items?.$ref === BLOCK;
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
    // That a text is not empty goes without saying.
    range(minLength === 1 ? undefined : minLength, maxLength, count(maxLength, 'character')),
  ]
    .filter(Boolean)
    .join(', ');
}
