/** The example that a new block starts with: the first one of its type, adapted to the site. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '../../content/model/data.ts';
import {
  type Definitions,
  definitionsOf,
  resolved,
  type Schema,
} from '../../content/model/json-schema.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import type { BlockType } from '../../content/schemas/block-types.ts';
import type { Site } from '../../content/site/site.ts';
import { parse } from '../../content/yaml/parse.ts';
import { isPicture } from '../../diagnostics/checks/pictures-in-text.ts';
import type { LibraryBlock } from '../contract/forms.ts';
import { isFilm } from './choices.ts';

/** What examples are adapted to. */
interface Context {
  site: Site;
  routes: Set<string>;
  definitions: Definitions;
}

/** The group of blocks whose schema names none. */
const OTHER_BLOCKS = 'More';

/** Fields that are unique on a page, refer to data of another site, or name a film in other formats. */
const LEFT_OUT = ['id', 'itemsFrom', 'also'];

/**
 * Returns a file of the public folder for an example: the same one, or another of its kind; `undefined` when there is
 * none.
 */
function fileLike(value: string, { publicFiles }: Site): string | undefined {
  if (publicFiles.has(value)) return value;
  const ending = value.slice(value.lastIndexOf('.'));
  const files = [...publicFiles].sort();
  const inImages = files.find((file) => file.startsWith('/images/') && isPicture(file));
  if (isPicture(value)) return inImages ?? files.find(isPicture);
  return files.find(isFilm(value) ? isFilm : (file) => file.endsWith(ending));
}

function adaptText(value: string, { format, pattern }: Schema, { site, routes }: Context) {
  if (format === 'link') {
    const [route = ''] = value.split('#');
    if (!/^[/#]/.test(value) || routes.has(route)) return value;
    return !pattern || new RegExp(pattern).test('/') ? '/' : undefined;
  }
  const isFile = format?.endsWith('-path') && format !== 'api-path';
  return isFile && value.startsWith('/') ? fileLike(value, site) : value;
}

/** Returns a value of an example with pictures and links of this site; `undefined` where the site has none. */
function adapt(value: Data, written: Schema, context: Context): Data | undefined {
  const schema = resolved(written, context.definitions);
  if (typeof value === 'string') return adaptText(value, schema, context);
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => adapt(item, schema.items ?? {}, context) ?? []);
    return items.length > 0 || value.length === 0 ? items : undefined;
  }
  if (!isObject(value)) return value;
  const type = schema.properties?.type && context.site.blockTypes.get(String(value.type));
  return type
    ? adaptGroup(value, type.schema, {
        ...context,
        definitions: definitionsOf(type.schema, context.site.engine.shared),
      })
    : adaptGroup(value, schema, context);
}

function adaptGroup(
  group: DataObject,
  { properties = {}, required = [] }: Schema,
  context: Context,
): DataObject | undefined {
  const fields: DataObject = {};
  for (const [name, field] of Object.entries(group)) {
    const isLeftOut = LEFT_OUT.includes(name) && !required.includes(name);
    const adapted = isLeftOut ? undefined : adapt(field, properties[name] ?? {}, context);
    if (adapted !== undefined) fields[name] = adapted;
    else if (required.includes(name)) return undefined;
  }
  return fields;
}

function firstExample({ type, folder }: BlockType): DataObject | undefined {
  try {
    const { data } = parse(readFileSync(path.join(folder, 'example.yaml'), 'utf8'));
    const entries = Array.isArray(data) ? data.filter(isObject) : [];
    return entries.find((entry) => entry.type === type && !('itemsFrom' in entry)) ?? entries[0];
  } catch {
    return undefined;
  }
}

/** Returns all block types that can be added to a page, sorted by title. */
export function blockLibrary(site: Site, routes: Set<string>): LibraryBlock[] {
  const blocks = [...site.blockTypes.values()].map((block) => {
    const { type, schema } = block;
    const { title = type, description = '', keywords = [] } = schema;
    const { 'x-group': group = OTHER_BLOCKS } = schema;
    const example = firstExample(block);
    const definitions = definitionsOf(schema, site.engine.shared);
    const adapted = example && adapt(example, schema, { site, routes, definitions });
    return {
      type,
      title,
      description,
      keywords,
      group,
      ...(example === undefined && { example: { type } }),
      ...(adapted !== undefined && isObject(adapted) && { example: adapted }),
      ...(example && { preview: `/_blocks/${type}/1` }),
    };
  });
  return blocks.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
