/** Makes from the schemas of blocks and pages what Studio's forms are drawn from. */
import { mapSchemas, type Schema, sharedPrefix } from '../../content/model/json-schema.ts';
import type { Site } from '../../content/site/site.ts';
import { fieldTitle } from './field-title.ts';

/** Marks a list of blocks, which a form shows as links to the forms of the blocks. */
export const BLOCK_LIST = 'blocks';

/** What definitions that all schemas share are called in each of them. */
const SHARED = '#/definitions/shared-';

/** Patterns of days and times, which have fields of their own. */
const MOMENTS = new Map([
  ['^[0-9]{4}-[0-9]{2}-[0-9]{2}([ T][0-9]{2}:[0-9]{2})?$', 'moment'],
  ['^\\d{4}-\\d{2}-\\d{2}$', 'day'],
]);

export interface FormSchemas {
  /** By block type; its `type`, which nobody changes, is left out. */
  blocks: Record<string, Schema>;
  page: Schema;
  site: Schema;
  /** Definitions that every schema refers to, to be put beside its own. */
  definitions: Record<string, Schema>;
}

/** Returns the default that a description names: `The default is card.` */
function toldDefault({ description = '', enum: choices, type }: Schema): unknown {
  const told = /The default is ([\w-]+)\./.exec(description)?.[1];
  if (told === undefined) return undefined;
  if (choices) return choices.find((choice) => String(choice) === told);
  if (type === 'boolean') return told === 'true' ? true : told === 'false' ? false : undefined;
  if (type === 'integer' || type === 'number') return Number.isNaN(+told) ? undefined : +told;
  return undefined;
}

/** Returns whether alternatives only say which fields go together, which no form can show as a choice. */
const onlyRequire = (alternatives: Schema[] = []) =>
  alternatives.every((one) => Object.keys(one).every((keyword) => keyword === 'required'));

/**
 * Returns a schema as a form reads it: references lead into the schema itself, fields have titles and the defaults that are told.
 *
 * @param own what its references to its own definitions begin with afterwards
 */
function forForm(schema: Schema, own = '#/definitions/'): Schema {
  // A form that knew defaults would write them.
  const {
    anyOf,
    oneOf,
    default: _never,
    ...rest
  } = mapSchemas(schema, (below) => forForm(below, own));
  const copy: Schema = { ...rest };
  if (anyOf && !onlyRequire(anyOf)) copy.anyOf = anyOf;
  if (oneOf && !onlyRequire(oneOf)) copy.oneOf = oneOf;
  if (schema.$ref?.startsWith(sharedPrefix)) {
    copy.$ref = SHARED + schema.$ref.slice(sharedPrefix.length);
  } else if (schema.$ref) copy.$ref = schema.$ref.replace(/^#\/definitions\//, own);
  if (schema.items?.$ref === `${sharedPrefix}block`) copy.$id = BLOCK_LIST;
  if (schema.pattern && MOMENTS.has(schema.pattern))
    copy.format = MOMENTS.get(schema.pattern) ?? '';
  const told = toldDefault(schema);
  if (told !== undefined) copy['x-default'] = told;
  if (copy.properties) {
    const fields = Object.entries(copy.properties).map(([name, field]) => [
      name,
      { title: fieldTitle(name), ...field },
    ]);
    copy.properties = Object.fromEntries(fields);
  }
  return copy;
}

function withoutFields(schema: Schema, names: string[]): Schema {
  const { properties = {}, required = [], ...rest } = schema;
  const kept = Object.entries(properties).filter(([name]) => !names.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(kept),
    required: required.filter((name) => !names.includes(name)),
  };
}

/** What of a page's form is shown at once. */
const PAGE_FIELDS = ['title', 'description', 'image', 'draft', 'publishFrom', 'publishUntil'];

/** Returns a form in which the fields that few people need are marked and come last. */
function withRareFields(form: Schema, isRare: (name: string) => boolean): Schema {
  const fields = Object.entries(form.properties ?? {});
  const isRareField = ([name]: [string, Schema]) => isRare(name);
  const marked = fields
    .filter(isRareField)
    .map(([name, field]) => [name, { ...field, 'x-rare': true }] as const);
  const own = fields.filter((field) => !isRareField(field));
  return { ...form, properties: Object.fromEntries([...own, ...marked]) };
}

/** Returns the schemas of all forms of a site. */
export function formSchemas({ blockTypes, engine }: Site): FormSchemas {
  const blocks = [...blockTypes.values()].map(({ type, schema }) => [
    type,
    withRareFields(withoutFields(forForm(schema), ['type']), (name) =>
      Object.hasOwn(engine.block.properties ?? {}, name),
    ),
  ]);
  const shared = Object.entries(engine.shared.definitions ?? {}).map(([name, schema]) => [
    `shared-${name}`,
    forForm(schema, SHARED),
  ]);
  return {
    blocks: Object.fromEntries(blocks),
    page: withRareFields(
      withoutFields(forForm(engine.page), ['blocks', 'each']),
      (name) => !PAGE_FIELDS.includes(name),
    ),
    site: withoutFields(forForm(engine.site), []),
    definitions: Object.fromEntries(shared),
  };
}
