/** Converts the schemas of blocks and pages to schemas for Studio's forms. */

import {
  descriptionOf,
  mapSchemas,
  type Schema,
  SHARED_PREFIX,
} from '../../content/model/json-schema.ts';
import { PUBLICATION_FIELDS } from '../../content/model/names.ts';
import { titleOfName } from '../../content/model/words.ts';
import type { Site } from '../../content/site/site.ts';
import { type Colors, themeTokens } from '../../diagnostics/checks/theme-tokens.ts';
import type { FormSchemas } from '../contract/forms.ts';

/** The `$id` of a list of blocks, which a form shows as links to the forms of the blocks. */
const BLOCK_LIST = 'blocks';

/** The `$id` of a picture's path, which a form shows as the picture. */
const PICTURE = 'picture';

/** The format of a field that refers to a row of a collection. */
const ROW = 'row';

/** The prefix of references to definitions that all schemas share. */
const SHARED = '#/definitions/shared-';

/** Titles of fields whose names only programmers understand; for `src`, by the format of the field. */
const TITLES: Record<string, string> = {
  alt: 'Alternative text',
  'image-path': 'Picture',
  'film-path': 'Film',
  src: 'File',
  with: 'Values',
};

/** Returns the title of a field: `Publish from` for `publishFrom`, `SEO title` for `seoTitle`. */
export function fieldTitle(name: string, format = ''): string {
  const title = (name === 'src' && TITLES[format]) || TITLES[name];
  return title ?? titleOfName(name);
}

/** Returns whether alternatives only state which fields are required together, which a form cannot show as a choice. */
const onlyRequire = (alternatives: Schema[] = []) =>
  alternatives.every((one) => Object.keys(one).every((keyword) => keyword === 'required'));

/**
 * Returns a schema for a form: its references point into the schema itself, its fields have titles, and their
 * descriptions the defaults.
 *
 * @param own the prefix of references to its own definitions afterwards
 */
function forForm(schema: Schema, own = '#/definitions/'): Schema {
  // A form that knows defaults would write them.
  const {
    anyOf,
    oneOf,
    default: preset,
    ...rest
  } = mapSchemas(schema, (below) => forForm(below, own));
  const format = formatOf(schema);
  const copy: Schema = { ...rest, ...(format !== undefined && { format }) };
  if (anyOf && !onlyRequire(anyOf)) copy.anyOf = anyOf;
  if (oneOf && !onlyRequire(oneOf)) copy.oneOf = oneOf;
  if (schema.$ref) copy.$ref = referenceFrom(schema.$ref, own);
  if (schema.items?.$ref === `${SHARED_PREFIX}block`) copy.$id = BLOCK_LIST;
  if (schema.format === 'image-path') copy.$id = PICTURE;
  if (preset !== undefined) copy['x-default'] = preset;
  const description = descriptionOf(schema);
  if (description !== undefined) copy.description = description;
  if (copy.properties) copy.properties = titledFields(copy.properties, schema.required);
  return withFocus(copy);
}

/** Returns the format by which a form chooses the control of a field. */
function formatOf({ format, type, 'x-collection': collection, 'x-control': control }: Schema) {
  return collection && type === 'string' ? ROW : (control ?? format);
}

function referenceFrom(reference: string, own: string): string {
  return reference.startsWith(SHARED_PREFIX)
    ? SHARED + reference.slice(SHARED_PREFIX.length)
    : reference.replace(/^#\/definitions\//, own);
}

function titledFields(
  properties: { [name: string]: Schema },
  required: string[] = [],
): { [name: string]: Schema } {
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    {
      title: fieldTitle(name, field.format),
      ...field,
      ...(name === 'id' && !required.includes(name) && { 'x-rare': true }),
    },
  ]);
  return Object.fromEntries(fields);
}

/** Fields of a picture that are read from its file. */
const READ_FROM_FILE = ['width', 'height'];

/** Returns a group in which the focus point is set on the picture, not in a field of its own. */
function withFocus(group: Schema): Schema {
  const { focus, ...others } = group.properties ?? {};
  if (!focus?.$ref?.endsWith('focusPoint')) return group;
  const properties = Object.entries(others).map(([name, field]) => {
    if (READ_FROM_FILE.includes(name)) return [name, { ...field, 'x-rare': true }];
    return [name, field.$id === PICTURE ? { ...field, 'x-focus': true } : field];
  });
  return { ...group, properties: Object.fromEntries(properties) };
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

/** The fields of a page's form that are not folded. */
const PAGE_FIELDS = ['title', 'description', 'image', 'draft', 'publishFrom', 'publishUntil'];

/** Returns a form in which the rarely needed fields are marked and last. */
function withRareFields(form: Schema, isRare: (name: string) => boolean): Schema {
  const fields = Object.entries(form.properties ?? {});
  const isRareField = ([name]: [string, Schema]) => isRare(name);
  const marked = fields
    .filter(isRareField)
    .map(([name, field]) => [name, { ...field, 'x-rare': true }] as const);
  const own = fields.filter((field) => !isRareField(field));
  return { ...form, properties: Object.fromEntries([...own, ...marked]) };
}

const isTime = (name: string) => PUBLICATION_FIELDS.some((field) => field === name);

/** Returns the form of `_site.yaml`: entries of menus rarely have more than a label and a link. */
function siteForm(site: Schema, engineRoot: string): Schema {
  const form = forForm(site);
  const { menuEntry = {}, colors = {}, ...others } = form.definitions ?? {};
  const isRare = (name: string) => isTime(name) || name === 'newTab';
  const { light, dark } = themeTokens(engineRoot);
  const definitions = {
    ...others,
    menuEntry: withRareFields(menuEntry, isRare),
    light: withPresets(colors, light),
    dark: withPresets(colors, { ...light, ...dark }),
  };
  const sides = form.properties?.theme?.properties?.colors?.properties ?? {};
  for (const side of ['light', 'dark']) {
    if (sides[side]) sides[side].$ref = `#/definitions/${side}`;
  }
  return { ...form, definitions };
}

/** Returns the schema of a theme's colours, with the default of each colour. */
function withPresets(colors: Schema, presets: Colors): Schema {
  const fields = Object.entries(colors.properties ?? {}).map(([name, field]) => [
    name,
    presets[name] ? { ...field, 'x-preset': presets[name] } : field,
  ]);
  return { ...colors, properties: Object.fromEntries(fields) };
}

/** Returns the schemas of all forms of a site. */
export function formSchemas({ blockTypes, collections, engine, engineRoot }: Site): FormSchemas {
  const blocks = [...blockTypes.values()].map(({ type, schema }) => [
    type,
    withRareFields(withoutFields(forForm(schema), ['type']), (name) =>
      Object.hasOwn(engine.block.properties ?? {}, name),
    ),
  ]);
  const { fragment = {} } = engine.page.definitions ?? {};
  const use = withRareFields(withoutFields(forForm(fragment), ['type', 'name']), isTime);
  const shared = Object.entries(engine.shared.definitions ?? {}).map(([name, schema]) => [
    `shared-${name}`,
    forForm(schema, SHARED),
  ]);
  const rows = [...collections.values()].flatMap(({ name, schema }) =>
    schema ? [[name, withRareFields(forForm(schema), isTime)] as const] : [],
  );
  return {
    blocks: { ...Object.fromEntries(blocks), fragment: use },
    collections: Object.fromEntries(rows),
    page: withRareFields(
      withoutFields(forForm(engine.page), ['blocks', 'each']),
      (name) => !PAGE_FIELDS.includes(name),
    ),
    site: siteForm(engine.site, engineRoot),
    definitions: Object.fromEntries(shared),
  };
}
