/** What a schema does not allow, told to an editor: one finding for each mistake, in plain words. */

import { pathOf } from '../../content/model/data.ts';
import type { Schema, SchemaError } from '../../content/model/json-schema.ts';
import type { Data } from '../../content/model/types.ts';
import { beginsWithTemplate } from '../rules/yaml-syntax.ts';
import { allDefinitions } from './example-value.ts';
import { missingField, oneNeeded, unknownKey } from './explain-key.ts';
import { sayValue } from './explain-value.ts';
import type { Checked, Finding } from './finding.ts';
import { mergeFindings } from './merge-findings.ts';
import { namedEntries } from './named-entries.ts';
import { ownerName } from './owner-name.ts';
import { strayBlocks } from './stray-blocks.ts';

/** So many mistakes in one block are one mistake a hundred times; the next run tells the rest. */
const mostErrors = 200;

/** Turns the validator's errors about `data` into findings. */
export function explain(errors: SchemaError[], data: Data, from: Checked): Finding[] {
  const checked = { ...from, shared: allDefinitions(from.schema, from.shared) };
  const { others: rest, blocks } = strayBlocks(errors, data, checked);
  const { others, named } = namedEntries(rest, checked);
  const kept = mistakes(others.slice(0, mostErrors));
  const found = kept.map((error) => finding(error, data, checked));
  return [...blocks, ...named, ...mergeFindings(found, kept, data)].map((one) =>
    unquotedTemplate(one, data),
  );
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

function finding(error: SchemaError, data: Data, checked: Checked): Finding {
  const path = pathOf(error.instancePath);
  const { parentSchema, params } = error;
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(String(params.additionalProperty), path, parentSchema, data, checked);
    case 'propertyNames': {
      const allowed = (parentSchema.propertyNames as Schema | undefined)?.enum ?? [];
      const properties = Object.fromEntries(allowed.map((name) => [String(name), {}]));
      return unknownKey(String(params.propertyName), path, { properties }, data, checked);
    }
    case 'required':
      return missingField(String(params.missingProperty), path, parentSchema, checked);
    case 'anyOf':
    case 'oneOf':
      return oneNeeded(error, path, checked);
    default:
      return { ...sayValue(error, ownerName(path, checked), checked.shared), path };
  }
}

/** `title: {{ entry.title }}` without quotes is read as groups within groups. */
function unquotedTemplate(one: Finding, data: Data): Finding {
  let value: Data | undefined = data;
  for (const [depth, step] of one.path.entries()) {
    if (value === null || typeof value !== 'object') break;
    value = (value as { [name: string]: Data })[step];
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, '[object Object]'))
      continue;
    return {
      code: 'unquoted-template',
      message: beginsWithTemplate.message,
      hint: beginsWithTemplate.hint(String(step)),
      fix: 'quote',
      path: one.path.slice(0, depth + 1),
    };
  }
  return one;
}
