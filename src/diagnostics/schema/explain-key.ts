/** What is said of fields that are not known, stand in the wrong place, or are missing. */

import { valueAt } from '../../content/model/data.ts';
import { resolved, type Schema, type SchemaError } from '../../content/model/json-schema.ts';
import type { Data, DataObject, DataPath } from '../../content/model/types.ts';
import { noteOf } from '../../content/problems/key-notes.ts';
import { firstSentence, listed, meant } from '../../content/words/nearest.ts';
import { synonym } from '../wording/synonyms.ts';
import { exampleLine } from './example-value.ts';
import type { Checked, Finding } from './finding.ts';
import { ownerName } from './owner-name.ts';
import { placeElsewhere } from './place-elsewhere.ts';

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
  const wanted = near.sure ? undefined : synonym(key, needed, (name) => schema.properties?.[name]);
  const elsewhere =
    near.sure || wanted ? undefined : placeElsewhere({ key, path, written, schema }, checked);
  if (elsewhere) {
    return {
      code: 'misplaced-key',
      message: `${key} is not a field of ${owner}, but of ${elsewhere.belongs.to}.`,
      ...elsewhere,
      ...place,
    };
  }
  const fits = isOfKind(written[key], schema.properties?.[near.suggestion ?? ''], checked.shared);
  const isSlip = near.sure && fits;
  const note = isSlip || path.length > 0 ? undefined : noteOf(key, written[key], checked.noun, own);
  if (note) {
    return {
      code: 'unknown-key',
      message: `${key} is not a field of ${owner}.`,
      hint: note,
      ...place,
    };
  }
  const same = otherName(key, written[key], open, (name) =>
    resolved(schema.properties?.[name] ?? {}, checked.shared),
  );
  const isSure = near.sure && fits && (same === undefined || same === near.suggestion);
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

/** Whether a value is of the kind that a field needs: a group does not become a list by another name, nor a text a group. */
function isOfKind(
  value: Data | undefined,
  field: Schema | undefined,
  shared: Schema | undefined,
): boolean {
  const { type } = resolved(field ?? {}, shared);
  const isList = Array.isArray(value);
  if (type === undefined || value === undefined || value === null) return true;
  const types = [type].flat();
  if (typeof value === 'object') return types.includes(isList ? 'array' : 'object');
  return !types.every((one) => one === 'array' || one === 'object');
}

/** What a field is called here that has another name elsewhere. A picture does not go into a field that knows a few words only. */
function otherName(
  key: string,
  value: Data | undefined,
  open: string[],
  field: (name: string) => Schema,
): string | undefined {
  const same = synonym(key, open, field);
  const isPicture = /^\S+\.(?:svg|jpe?g|png|webp|avif|gif)$/i.test(String(value));
  return same && isPicture && field(same).enum && open.includes('image') ? 'image' : same;
}

/** Whether what was checked holds blocks, which may have lost one of their fields. */
function isOfBlocks({ noun }: Checked): boolean {
  return noun === 'a page';
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
