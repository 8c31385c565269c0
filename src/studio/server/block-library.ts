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

interface Fitting {
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
function fittingFile(value: string, { publicFiles }: Site): string | undefined {
  if (publicFiles.has(value)) return value;
  const ending = value.slice(value.lastIndexOf('.'));
  const files = [...publicFiles].sort();
  const inImages = files.find((file) => file.startsWith('/images/') && isPicture(file));
  if (isPicture(value)) return inImages ?? files.find(isPicture);
  return files.find(isFilm(value) ? isFilm : (file) => file.endsWith(ending));
}

function fittingText(value: string, { format, pattern }: Schema, { site, routes }: Fitting) {
  if (format === 'link') {
    const [route = ''] = value.split('#');
    if (!/^[/#]/.test(value) || routes.has(route)) return value;
    return !pattern || new RegExp(pattern).test('/') ? '/' : undefined;
  }
  const isFile = format?.endsWith('-path') && format !== 'api-path';
  return isFile && value.startsWith('/') ? fittingFile(value, site) : value;
}

/** Returns a value of an example with pictures and links of this site; `undefined` where the site has none. */
function fitting(value: Data, unresolved: Schema, of: Fitting): Data | undefined {
  const schema = resolved(unresolved, of.definitions);
  if (typeof value === 'string') return fittingText(value, schema, of);
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => fitting(item, schema.items ?? {}, of) ?? []);
    return items.length > 0 || value.length === 0 ? items : undefined;
  }
  if (!isObject(value)) return value;
  const type = schema.properties?.type && of.site.blockTypes.get(String(value.type));
  return type
    ? fittingGroup(value, type.schema, {
        ...of,
        definitions: definitionsOf(type.schema, of.site.engine.shared),
      })
    : fittingGroup(value, schema, of);
}

function fittingGroup(
  group: DataObject,
  { properties = {}, required = [] }: Schema,
  of: Fitting,
): DataObject | undefined {
  const fields: DataObject = {};
  for (const [name, field] of Object.entries(group)) {
    const isLeftOut = LEFT_OUT.includes(name) && !required.includes(name);
    const fitted = isLeftOut ? undefined : fitting(field, properties[name] ?? {}, of);
    if (fitted !== undefined) fields[name] = fitted;
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
    const fitted = example && fitting(example, schema, { site, routes, definitions });
    return {
      type,
      title,
      description,
      keywords,
      group,
      ...(example === undefined && { example: { type } }),
      ...(fitted !== undefined && isObject(fitted) && { example: fitted }),
      ...(example && { preview: `/_blocks/${type}/1` }),
    };
  });
  return blocks.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
