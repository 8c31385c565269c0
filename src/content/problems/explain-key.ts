/** What is said of fields that are not known, stand in the wrong place, or are missing. */
import type { Schema } from '../schemas/json-schema.ts';
import type { SchemaError } from '../schemas/validate.ts';
import type { Data, DataObject, DataPath } from '../types.ts';
import { exampleLine, resolved } from './example-value.ts';
import type { Checked, Finding } from './explain.ts';
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
  const elsewhere = near.sure ? undefined : misplaced(key, path, checked);
  if (elsewhere) {
    return {
      code: 'misplaced-key',
      message: `${key} is not a field of ${owner}, but of ${elsewhere.owner}.`,
      hint: elsewhere.hint,
      ...place,
    };
  }
  const other = near.suggestion ?? synonym(key, open);
  const fields =
    known.length > 0 ? `Fields here: ${listed(known, 'and')}.` : 'There are no fields here.';
  return {
    code: 'unknown-key',
    message: `${key} is not a field of ${owner}.`,
    hint: `${other ? `Did you mean ${other}? ` : isOfBlocks(checked) ? 'If it belongs to a block, it stands below the block’s type, in the same column. ' : ''}${fields}`,
    ...(other ? { suggestion: other } : {}),
    ...(near.sure ? { sure: true } : {}),
    ...place,
  };
}

/** Whether what was checked holds blocks, which may have lost one of their fields. */
function isOfBlocks({ noun }: Checked): boolean {
  return noun === 'a page';
}

/** Where a field would be right that is indented too far, or not far enough. */
function misplaced(
  key: string,
  path: DataPath,
  { schema, noun, shared }: Checked,
): { owner: string; hint: string } | undefined {
  const top = schema.properties ?? {};
  if (path.length > 0 && Object.hasOwn(top, key)) {
    const hint = `Indent it less, so that it lines up with the other fields of ${noun}.`;
    return { owner: noun, hint };
  }
  if (path.length > 0) return undefined;
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
