/** What is said of fields that are not known, stand in the wrong place, or are missing. */

import type { Schema } from '../schemas/json-schema.ts';
import type { SchemaError } from '../schemas/validate.ts';
import type { Data, DataObject, DataPath } from '../types.ts';
import { exampleLine, resolved } from './example-value.ts';
import type { Checked, Finding } from './finding.ts';
import { firstSentence, listed, meant } from './nearest.ts';
import { ownerName } from './owner-name.ts';
import { synonym } from './synonyms.ts';

/** A field that its owner, at `path`, does not know. */
export function unknownKey(
  key: string,
  path: DataPath,
  schema: Schema,
  data: Data,
  checked: Checked,
): Finding {
  // a template without quotation marks, read as a group that is a name
  if (key === '[object Object]') {
    return {
      code: 'unquoted-template',
      message: 'A template stands here without quotation marks and without a name.',
      hint: 'Write a name before it: title: "{{ page.title }}".',
      path,
    };
  }
  const own = Object.keys(schema.properties ?? {});
  const known = own.includes('items') ? [...own, 'itemsFrom'] : own;
  const owner = ownerName(path, checked);
  const place = { path: [...path, key], atKey: true };
  const written = valueAt(data, path) as DataObject;
  // what is there already was hardly meant once more
  const open = known.filter((name) => !Object.hasOwn(written, name));
  const near = meant(key, open.length > 0 ? open : known);
  const needed = (schema.required ?? []).filter((name) => open.includes(name));
  const wanted = near.sure ? undefined : synonym(key, needed);
  const elsewhere =
    near.sure || wanted
      ? undefined
      : (belowEmpty(key, written, schema, checked) ??
        ofBlockAbove(key, path, written, checked) ??
        misplaced(key, path, checked));
  if (elsewhere) {
    return {
      code: 'misplaced-key',
      message: `${key} is not a field of ${owner}, but of ${elsewhere.owner}.`,
      hint: elsewhere.hint,
      ...place,
    };
  }
  const note =
    near.sure || !isOfBlocks(checked) || path.length > 0 ? undefined : pageNotes.get(key);
  if (note) {
    return {
      code: 'unknown-key',
      message: `${key} is not a field of ${owner}.`,
      hint: note,
      ...place,
    };
  }
  const same = synonym(key, open);
  const isSure =
    near.sure &&
    (same === undefined || same === near.suggestion) &&
    isOfKind(written[key], schema.properties?.[near.suggestion ?? ''], checked.shared);
  const other =
    wanted ??
    (isSure ? near.suggestion : undefined) ??
    same ??
    near.suggestion ??
    onlyOne(key, written, schema, needed);
  const fields =
    known.length > 0 ? `Fields here: ${listed(known, 'and')}.` : 'There are no fields here.';
  return {
    code: 'unknown-key',
    message: `${key} is not a field of ${owner}.`,
    hint: `${other ? `Did you mean ${other}? ` : isOfBlocks(checked) ? 'If it belongs to a block, it stands below the block’s type, in the same column. ' : ''}${fields}`,
    ...(other ? { suggestion: other } : {}),
    ...(isSure ? { sure: true } : {}),
    ...place,
  };
}

const address =
  'The address of a page is the name of its file: pages/our-team.yaml is /our-team. npx pagewright rename moves a page with its links.';
const looks = 'How a page looks is said by its blocks, in the list blocks:.';
const kept =
  'Write draft: true to keep a page back, or publishFrom: with the day from which it shows.';

/** What other tools have at the top of a page. */
const pageNotes = new Map<string, string>([
  ...['slug', 'permalink', 'route', 'url', 'path'].map((key) => [key, address] as const),
  ...['layout', 'template', 'theme'].map((key) => [key, looks] as const),
  ...['published', 'publish', 'status', 'visible', 'hidden'].map((key) => [key, kept] as const),
  [
    'keywords',
    'Search engines do not read keywords: delete the line. They read title: and description:.',
  ],
]);

/** The block above, one level further in, that knows a field of an entry which holds blocks. */
function ofBlockAbove(
  key: string,
  path: DataPath,
  written: DataObject,
  { types }: Checked,
): { owner: string; hint: string } | undefined {
  const last = Array.isArray(written.blocks) ? written.blocks.at(-1) : undefined;
  const type = last && typeof last === 'object' && !Array.isArray(last) ? last.type : undefined;
  const schema = typeof type === 'string' ? types?.get?.(type)?.schema : undefined;
  const names = Object.keys(written);
  if (path.length === 0 || !schema?.properties || !Object.hasOwn(schema.properties, key))
    return undefined;
  if (names.indexOf(key) < names.indexOf('blocks')) return undefined;
  return {
    owner: `the ${type} block above it`,
    hint: 'Indent it further, so that it begins in the column of that block’s type.',
  };
}

/** The field without a value that stands right above a field, and the fields of the same kind above it: they were meant to be below it. */
function belowEmpty(
  key: string,
  written: DataObject,
  { properties = {} }: Schema,
  { shared }: Checked,
): { owner: string; hint: string } | undefined {
  const names = Object.keys(written);
  const above = names
    .slice(0, names.indexOf(key))
    .findLast((name) => Object.hasOwn(properties, name));
  if (above === undefined || written[above] !== null) return undefined;
  const field = resolved(properties[above] ?? {}, shared);
  if (![field.type].flat().includes('object')) return undefined;
  if (field.properties && !Object.hasOwn(field.properties, key)) return undefined;
  return { owner: above, hint: `Write it below ${above}:, indented by two more spaces.` };
}

/** The only field that is missing, where this is the only one that nobody knows, in whatever language. */
function onlyOne(
  key: string,
  written: DataObject,
  { properties = {} }: Schema,
  needed: string[],
): string | undefined {
  const strange = Object.keys(written).filter((name) => !Object.hasOwn(properties, name));
  const [name] = needed;
  if (needed.length !== 1 || name === undefined || strange.length !== 1) return undefined;
  const { type } = properties[name] ?? {};
  const kind = Array.isArray(written[key]) ? 'array' : typeof written[key];
  return type === undefined || [type].flat().includes(kind) ? name : undefined;
}

/** Whether a value is of the kind that a field needs: a group does not become a list by another name. */
function isOfKind(
  value: Data | undefined,
  field: Schema | undefined,
  shared: Schema | undefined,
): boolean {
  const { type } = resolved(field ?? {}, shared);
  const isList = Array.isArray(value);
  if (type === undefined || typeof value !== 'object' || value === null) return true;
  return [type].flat().includes(isList ? 'array' : 'object');
}

/** Whether what was checked holds blocks, which may have lost one of their fields. */
function isOfBlocks({ noun }: Checked): boolean {
  return noun === 'a page';
}

const itemsFromFields = new Set(['collection', 'where', 'except', 'sort', 'limit', 'as']);

/** Where a field would be right that is indented too far, or not far enough. */
function misplaced(
  key: string,
  path: DataPath,
  { schema, noun, shared }: Checked,
): { owner: string; hint: string } | undefined {
  const top = schema.properties ?? {};
  if (path.length > 0 && path.length <= 2 && Object.hasOwn(top, key)) {
    const hint = `Indent it less, so that it lines up with the other fields of ${noun}.`;
    return { owner: noun, hint };
  }
  if (path.length > 0) return undefined;
  if (Object.hasOwn(top, 'items') && itemsFromFields.has(key)) {
    return {
      owner: 'itemsFrom',
      hint: 'Write it below itemsFrom:, indented by two more spaces.',
    };
  }
  for (const [name, field] of Object.entries(top)) {
    const whole = resolved(field, shared);
    const entry = whole.items && resolved(whole.items, shared);
    const fields = entry?.properties ?? whole.properties;
    if (!fields || !Object.hasOwn(fields, key)) continue;
    return entry
      ? {
          owner: `the entries of ${name}`,
          hint: `Indent it further, so that it belongs to an entry of ${name}.`,
        }
      : { owner: name, hint: `Write it below ${name}:, indented by two more spaces.` };
  }
  return undefined;
}

/** A field that has to be there. */
export function missingField(
  key: string,
  path: DataPath,
  schema: Schema,
  checked: Checked,
): Finding {
  const field = resolved(schema.properties?.[key] ?? {}, checked.shared);
  const about = field.description ? ` ${firstSentence(field.description)}` : '';
  return {
    code: 'missing-field',
    message: `${key} is missing in ${ownerName(path, checked)}.`,
    hint: `Add a line such as ${exampleLine(key, field, checked.shared)}.${about}`,
    missing: key,
    path,
  };
}

/** One of several fields that has to be there, or the only one that may. */
export function oneNeeded(error: SchemaError, path: DataPath, checked: Checked): Finding {
  const branches =
    (error.keyword === 'anyOf' ? error.parentSchema.anyOf : error.parentSchema.oneOf) ?? [];
  const names = [...new Set(branches.flatMap((branch) => branch.required ?? []))];
  const several = error.keyword === 'oneOf' && error.params.passingSchemas !== null;
  return {
    code: several ? 'wrong-value' : 'missing-field',
    message: several
      ? `Only one of ${listed(names)} can be given in ${ownerName(path, checked)}.`
      : `${listed(names)} is missing in ${ownerName(path, checked)}.`,
    hint: several ? 'Keep one of them and delete the others.' : `Add one of ${listed(names)}.`,
    path,
  };
}

/** The value at the end of a path. */
function valueAt(data: Data, path: DataPath): Data {
  let value = data;
  for (const step of path) value = (value as { [name: string]: Data })[step] as Data;
  return value;
}
