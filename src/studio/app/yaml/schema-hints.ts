/** Hints from the schemas for a place in a YAML file: its fields, their meaning and their possible values. */

import { partOfFile } from '../../../content/model/part-of-file.ts';
import type { DataPath } from '../../../content/model/types.ts';
import { typeWords } from '../../../content/model/words.ts';
import type { Choices, FormSchema, Forms } from '../../contract/forms.ts';
import { resolvedField } from '../form/context/resolved-field.ts';

/** A file with the data that hints are made from. */
export interface HintSource {
  file: string;
  forms: Forms;
  choices: Choices | undefined;
  /** Returns the type of the block at a path, as written. */
  typeAt: (path: DataPath) => string | undefined;
}

/** A schema with the definitions that its references point to. */
interface Scoped {
  schema: FormSchema;
  definitions: Record<string, FormSchema>;
}

/** A word that can be completed, with its meaning. */
export interface Hint {
  word: string;
  detail: string;
  description: string;
}

const BLOCKS = 'blocks';
const MAX_LEVELS = 8;

const blockList: FormSchema = {
  $id: BLOCKS,
  title: 'Blocks',
  type: 'array',
  description: 'The blocks of the page, from top to bottom.',
};

function rootSchema({ file, forms }: HintSource): FormSchema {
  const { page, site, collections } = forms.schemas;
  const part = partOfFile(file);
  if (part.kind === 'settings') return site;
  if (part.kind === 'fragment') return blockList;
  if (part.kind === 'collection') {
    const row = collections[part.name] ?? {};
    return part.isEntryFile ? row : { type: 'array', items: row };
  }
  return { ...page, properties: { ...page.properties, blocks: blockList } };
}

function blockSchema({ forms, typeAt }: HintSource, path: DataPath): FormSchema {
  const type = typeAt(path);
  const own = (type && forms.schemas.blocks[type]) || {};
  const known = forms.library.find((block) => block.type === type);
  const field: FormSchema = {
    title: 'Type',
    description: known ? `${known.title}: ${known.description}` : 'Which block this is.',
    enum: forms.library.map((block) => block.type),
  };
  return { ...own, type: 'object', properties: { type: field, ...own.properties } };
}

/** Returns a schema with all schemas that it refers to or combines. */
function parts({ schema, definitions }: Scoped, level = 0): Scoped[] {
  if (level > MAX_LEVELS) return [];
  const whole = resolvedField(schema, definitions);
  const others = [whole.anyOf, whole.oneOf, whole.allOf].flatMap((list) => list ?? []);
  return [
    { schema: whole, definitions },
    ...others.flatMap((one) => parts({ schema: one, definitions }, level + 1)),
  ];
}

/** Returns the schemas that may apply to the value at a path. */
function schemasAt(path: DataPath, source: HintSource): FormSchema[] {
  const shared = source.forms.schemas.definitions;
  const scope = (schema: FormSchema): Scoped => ({
    schema,
    definitions: { ...shared, ...schema.definitions },
  });
  let found = parts(scope(rootSchema(source)));
  for (const [depth, step] of path.entries()) {
    found = found.flatMap(({ schema, definitions }) => {
      if (typeof step === 'number' && schema.$id === BLOCKS) {
        return parts(scope(blockSchema(source, path.slice(0, depth + 1))));
      }
      const more = schema.additionalProperties;
      const inner =
        typeof step === 'number'
          ? schema.items
          : (schema.properties?.[step] ?? (typeof more === 'object' ? more : undefined));
      return inner ? parts({ schema: inner, definitions }) : [];
    });
  }
  return found.map(({ schema }) => schema);
}

const jsonType = (schemas: FormSchema[]) =>
  schemas.map(({ type }) => (Array.isArray(type) ? type[0] : type)).find(Boolean);

/** Returns the kind of a place's value in a word or two. */
function kindOf(schemas: FormSchema[]): string {
  const formats: Record<string, string> = { link: 'link', icon: 'icon', markdown: 'Markdown' };
  const format = schemas.map((one) => formats[one.format ?? '']).find(Boolean);
  if (format) return format;
  if (schemas.some(({ format: kind }) => kind?.endsWith('-path'))) return 'file';
  if (schemas.some((one) => one.enum)) return 'choice';
  return typeWords[jsonType(schemas) ?? ''] ?? '';
}

/** Returns the meaning of a place; `undefined` when no schema describes it. */
export function meaningAt(path: DataPath, source: HintSource): Hint | undefined {
  const schemas = schemasAt(path, source);
  const description = schemas.map((one) => one.description).find(Boolean);
  if (!description) return undefined;
  const title = schemas.map((one) => one.title).find(Boolean);
  return { word: title ?? String(path.at(-1) ?? ''), detail: kindOf(schemas), description };
}

/** Returns the fields that a group can have. */
export function fieldsAt(path: DataPath, source: HintSource): Hint[] {
  const names = new Set(
    schemasAt(path, source).flatMap((schema) => Object.keys(schema.properties ?? {})),
  );
  return [...names].map((name) => {
    const meaning = meaningAt([...path, name], source);
    return { word: name, detail: meaning?.detail ?? '', description: meaning?.description ?? '' };
  });
}

/** Returns the kind of a field's value, as far as the text after the field's name depends on it. */
export function shapeAt(path: DataPath, source: HintSource): 'list' | 'group' | 'single' {
  const schemas = schemasAt(path, source);
  const type = jsonType(schemas);
  if (type === 'array' || schemas.some(({ $id }) => $id === BLOCKS)) return 'list';
  return type === 'object' ? 'group' : 'single';
}

/** Returns the possible values of a place, where they are known. */
export function valuesAt(path: DataPath, source: HintSource): Hint[] {
  const schemas = schemasAt(path, source);
  const { choices, forms } = source;
  const has = (format: string) => schemas.some((one) => one.format === format);
  const listed = (words: string[] = []): Hint[] =>
    words.map((word) => ({ word, detail: '', description: '' }));
  const chosen = schemas.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  if (path.at(-1) === 'type' && chosen.length > 1) {
    return forms.library.map(({ type, title, description }) => ({
      word: type,
      detail: title,
      description,
    }));
  }
  if (chosen.length > 0) return listed([...new Set(chosen.map(String))]);
  if (jsonType(schemas) === 'boolean') return listed(['true', 'false']);
  if (has('link')) {
    return (choices?.pages ?? []).map(({ route, title }) => ({
      word: route,
      detail: title,
      description: '',
    }));
  }
  if (has('image-path')) return listed(choices?.pictures);
  if (has('film-path')) return listed(choices?.videos);
  if (has('captions-path')) return listed(choices?.files.filter((file) => file.endsWith('.vtt')));
  if (has('file-path')) return listed(choices?.files);
  if (has('icon')) return listed(choices?.icons);
  return [];
}
