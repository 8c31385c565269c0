/** Converts the validator's errors to issues, one for each mistake. */

import { pathOf, valueAt } from '../../content/model/data.ts';
import type { Schema, SchemaError } from '../../content/model/json-schema.ts';
import { resolved } from '../../content/model/json-schema.ts';
import type { Data, DataObject, DataPath } from '../../content/model/types.ts';
import { mergeIssues } from './merge-issues.ts';
import { type CheckedData, ownerName, type SchemaIssue } from './schema-issue.ts';
import { strayBlocks } from './stray-blocks.ts';
import { unknownKey } from './unknown-key.ts';

/**
 * The maximum number of errors of a block, and of an object in it: far above what people write, so that nonsense ends
 * with messages and not with a hang.
 */
const MAX_ERRORS = 5_000;
const MAX_ERRORS_OF_GROUP = 50;

/** Returns an issue for each mistake in `data`, from the validator's `errors`. */
export function issuesOfErrors(
  errors: SchemaError[],
  data: Data,
  checked: CheckedData,
): SchemaIssue[] {
  const { blocks, others } = strayBlocks(errors, data, checked);
  const found = withoutConsequences(limited(others)).map((error) => issueOf(error, data, checked));
  return [...blocks, ...mergeIssues(found, data)];
}

/** Drops errors above the limits. */
function limited(errors: SchemaError[]): SchemaError[] {
  const counts = new Map<string, number>();
  const few = errors.filter(({ instancePath }) => {
    const count = (counts.get(instancePath) ?? 0) + 1;
    counts.set(instancePath, count);
    return count <= MAX_ERRORS_OF_GROUP;
  });
  return few.slice(0, MAX_ERRORS);
}

/**
 * Drops errors that follow from others: all about a value of the wrong type, and those of alternatives that fit the
 * value less well.
 */
function withoutConsequences(errors: SchemaError[]): SchemaError[] {
  let kept = errors.filter(({ keyword }) => keyword !== 'if');
  for (const choice of errors) {
    if (choice.keyword === 'anyOf' || choice.keyword === 'oneOf') kept = bestBranch(choice, kept);
  }
  const ofType = kept.filter(({ keyword }) => keyword === 'type');
  const isConsequence = (error: SchemaError) =>
    ofType.some(
      (wrong) =>
        error.instancePath.startsWith(`${wrong.instancePath}/`) ||
        (error.instancePath === wrong.instancePath && error.keyword !== 'type'),
    );
  return kept.filter((error) => !isConsequence(error));
}

/**
 * Keeps of the errors of a choice only those of the branch with the fewest; none when all branches only require a
 * field.
 */
function bestBranch(choice: SchemaError, errors: SchemaError[]): SchemaError[] {
  const branches = new Map<string, SchemaError[]>();
  for (const error of errors) {
    if (!error.schemaPath.startsWith(`${choice.schemaPath}/`)) continue;
    const branch = error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const below = [...branches.values()].flat();
  if (below.length === 0) return errors;
  const others = errors.filter((error) => !below.includes(error));
  if (below.every(({ keyword }) => keyword === 'required')) return others;
  const [best = []] = [...branches.values()].sort((a, b) => a.length - b.length);
  return [...others.filter((error) => error !== choice), ...best];
}

/** Returns the schema of the object that has the value at a path. */
function groupAround(path: DataPath, { schema, definitions }: CheckedData): Schema {
  return path.slice(0, -1).reduce((around: Schema, step) => {
    const { properties = {}, items = {} } = around;
    return resolved((typeof step === 'number' ? items : properties[step]) ?? {}, definitions);
  }, schema);
}

function issueOf(error: SchemaError, data: Data, checked: CheckedData): SchemaIssue {
  const { keyword, params, parentSchema } = error;
  const path = pathOf(error.instancePath);
  const owner = ownerName(path, checked);
  const missing = (names: string[]): SchemaIssue => {
    const field = resolved(parentSchema.properties?.[names[0] ?? ''] ?? {}, checked.definitions);
    const { definitions } = checked;
    const params = { reason: 'schema', names, owner, field, definitions } as const;
    return { code: 'missing-field', params, path };
  };
  const refused = {
    reason: 'schema' as const,
    name: owner,
    isEntry: path.length > 0 ? typeof path.at(-1) === 'number' : checked.subject.kind === 'entry',
    error,
    definitions: checked.definitions,
    around: groupAround(path, checked),
  };
  switch (keyword) {
    case 'additionalProperties': {
      const written = valueAt(data, path) as DataObject;
      const key = String(params.additionalProperty);
      return unknownKey({ key, written, path, schema: parentSchema, data, checked });
    }
    case 'required':
    case 'dependencies':
    case 'dependentRequired':
      return missing([String(params.missingProperty)]);
    case 'anyOf':
    case 'oneOf': {
      const branches = parentSchema[keyword] ?? [];
      const names = [...new Set(branches.flatMap(({ required = [] }) => required))];
      if (!params.passingSchemas) return missing(names);
      return { code: 'wrong-value', params: { reason: 'only-one', names, owner }, path };
    }
    case 'type':
      return { code: error.data === null ? 'missing-value' : 'wrong-type', params: refused, path };
    case 'enum':
      return { code: error.data === null ? 'missing-value' : 'wrong-value', params: refused, path };
    case 'minLength':
      return { code: error.data === '' ? 'missing-value' : 'wrong-value', params: refused, path };
    case 'minItems':
      return { code: 'empty-list', params: refused, path };
    default:
      return { code: 'wrong-value', params: refused, path };
  }
}
