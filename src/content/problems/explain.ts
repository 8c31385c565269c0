/** What a schema does not allow, told to an editor: one finding for each mistake, in plain words. */

import type { Schema } from '../schemas/json-schema.ts';
import type { SchemaError } from '../schemas/validate.ts';
import type { Data, DataPath } from '../types.ts';
import { sayValue } from './explain-value.ts';
import type { Fault, Flaw } from './flaw.ts';
import { firstSentence, listed, nearest } from './nearest.ts';

/** A flaw whose file is not known yet; `path` leads from the checked value. */
export type Finding = Omit<Flaw, 'file'>;

/** What was checked. */
export interface Checked {
  /** What it is called: `a banner block`, `a page`, `an entry of services`. */
  noun: string;
  /** Its schema, to see where a misplaced field belongs. */
  schema: Schema;
}

/** So many mistakes in one block are one mistake a hundred times; the next run tells the rest. */
const mostErrors = 200;

/** Turns the validator's errors about `data` into findings. */
export function explain(errors: SchemaError[], data: Data, checked: Checked): Finding[] {
  const kept = mistakes(errors.slice(0, mostErrors));
  const findings = kept.map((error) => finding(error, checked));
  return withoutRenamed(findings, kept).map((one) => unquotedTemplate(one, data));
}

/** One error for each mistake: what follows from another error is dropped. */
function mistakes(errors: SchemaError[]): SchemaError[] {
  let kept = errors.filter(({ keyword }) => keyword !== 'if');
  for (const choice of errors) {
    if (choice.keyword === 'anyOf' || choice.keyword === 'oneOf') kept = bestBranch(choice, kept);
    if (choice.keyword === 'propertyNames') {
      kept = kept.filter(
        (error) => error === choice || !error.schemaPath.startsWith(choice.schemaPath),
      );
    }
  }
  const wrongTypes = kept.filter(({ keyword }) => keyword === 'type');
  return kept.filter(
    (error) =>
      !wrongTypes.some(
        (wrong) =>
          wrong !== error &&
          (wrong.instancePath === error.instancePath
            ? error.keyword !== 'type' || kept.indexOf(error) > kept.indexOf(wrong)
            : error.instancePath.startsWith(`${wrong.instancePath}/`)),
      ),
  );
}

/** Where a value may have one of several forms: only what keeps it from the form that it is nearest to. */
function bestBranch(choice: SchemaError, errors: SchemaError[]): SchemaError[] {
  const prefix = `${choice.schemaPath}/`;
  const below = errors.filter((error) => error.schemaPath.startsWith(prefix));
  if (below.length === 0) return errors;
  const others = errors.filter((error) => !below.includes(error));
  const sameKind = (keyword: string): boolean =>
    below.every((error) => error.keyword === keyword && error.instancePath === choice.instancePath);
  if (sameKind('required')) return others;
  if (sameKind('type')) {
    const type = below.flatMap(({ params }) => params.type as string);
    const merged: SchemaError = { ...choice, keyword: 'type', params: { type } };
    return [...others.filter((error) => error !== choice), merged];
  }
  const branches = new Map<string, SchemaError[]>();
  for (const error of below) {
    const branch = error.schemaPath.slice(prefix.length).split('/')[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const cost = (branch: SchemaError[]): number =>
    branch.length +
    (branch.some((e) => e.instancePath === choice.instancePath && /type|const/.test(e.keyword))
      ? 100
      : 0);
  const best = [...branches.values()].sort((a, b) => cost(a) - cost(b))[0] ?? [];
  return [...others.filter((error) => error !== choice), ...best];
}

function finding(error: SchemaError, checked: Checked): Finding {
  const path = pathOf(error.instancePath);
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(String(error.params.additionalProperty), path, error.parentSchema, checked);
    case 'propertyNames': {
      const allowed = (error.parentSchema.propertyNames as Schema | undefined)?.enum ?? [];
      const properties = Object.fromEntries(allowed.map((name) => [String(name), {}]));
      return unknownKey(String(error.params.propertyName), path, { properties }, checked);
    }
    case 'required':
      return missingField(String(error.params.missingProperty), path, error.parentSchema, checked);
    case 'anyOf':
    case 'oneOf':
      return oneNeeded(error, path, checked);
    default:
      return { ...sayValue(error, fieldName(path, checked)), path };
  }
}

function unknownKey(key: string, path: DataPath, schema: Schema, checked: Checked): Finding {
  const known = Object.keys(schema.properties ?? {});
  const suggestion = nearest(key, known);
  const fields =
    known.length > 0 ? `Fields here: ${listed(known, 'and')}.` : 'There are no fields here.';
  const meant = suggestion ? `Did you mean ${suggestion}? ` : (misplaced(key, path, checked) ?? '');
  return {
    code: 'unknown-key',
    message: `${key} is not a field of ${ownerName(path, checked)}.`,
    hint: meant + fields,
    ...(suggestion ? { suggestion } : {}),
    path: [...path, key],
    atKey: true,
  };
}

/** A field that would be right one level further out or in is a matter of indentation. */
function misplaced(key: string, path: DataPath, checked: Checked): string | undefined {
  const top = checked.schema.properties ?? {};
  if (path.length > 0 && Object.hasOwn(top, key)) {
    return `It is a field of ${checked.noun} itself: indent it less, so that it lines up with the other fields there. `;
  }
  const inside =
    path.length === 0 &&
    Object.entries(top).find(([, field]) => {
      const fields = field.items?.properties ?? field.properties;
      return fields && Object.hasOwn(fields, key);
    });
  return inside
    ? `It is a field of ${inside[1].items ? `the entries of ${inside[0]}` : inside[0]}: indent it further. `
    : undefined;
}

function missingField(key: string, path: DataPath, schema: Schema, checked: Checked): Finding {
  const description = schema.properties?.[key]?.description ?? '';
  return {
    code: 'missing-field',
    message: `${key} is missing in ${ownerName(path, checked)}.`,
    hint: `Add ${key}: …${description ? ` (${firstSentence(description)})` : ''}`,
    path,
  };
}

function oneNeeded(error: SchemaError, path: DataPath, checked: Checked): Finding {
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

/** A misspelt field is one mistake, not an unknown field and a missing one. */
function withoutRenamed(findings: Finding[], errors: SchemaError[]): Finding[] {
  const meant = new Set(
    findings
      .filter(({ code, suggestion }) => code === 'unknown-key' && suggestion)
      .map(({ path, suggestion }) => JSON.stringify([...path.slice(0, -1), suggestion])),
  );
  return findings.filter(({ code, path }, index) => {
    const missing = errors[index]?.params.missingProperty;
    return code !== 'missing-field' || !meant.has(JSON.stringify([...path, missing]));
  });
}

/** `title: {{ entry.title }}` without quotes is read as groups within groups. */
function unquotedTemplate(one: Finding, data: Data): Finding {
  let value: Data | undefined = data;
  for (const [depth, step] of one.path.entries()) {
    if (value === null || typeof value !== 'object') break;
    value = (value as { [name: string]: Data })[step];
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, '[object Object]'))
      continue;
    return { ...templateWithoutQuotes(String(step)), path: one.path.slice(0, depth + 1) };
  }
  return one;
}

/** What is said of `name: {{ ... }}`. */
export function templateWithoutQuotes(name: string): Fault {
  return {
    code: 'unquoted-template',
    message: 'A value that begins with a template has to stand in quotes.',
    hint: `Write quotation marks around it: ${name}: "{{ … }}".`,
  };
}

function pathOf(pointer: string): DataPath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** What the thing at `path` is called: `an entry of items`, `link`, or the checked thing itself. */
function ownerName(path: DataPath, checked: Checked): string {
  const last = path.at(-1);
  if (last === undefined) return checked.noun;
  return typeof last === 'number' ? `an entry of ${path.at(-2) ?? checked.noun}` : last;
}

function fieldName(path: DataPath, checked: Checked): string {
  return path.length === 0 ? checked.noun : ownerName(path, checked);
}
