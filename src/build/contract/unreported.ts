/** Breaks a block's examples to test whether the mistakes are reported. */

import { definitionsOf } from '../../content/model/json-schema.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import { groupsIn } from '../../content/schemas/schema-fields.ts';
import { issuesOfErrors } from '../../diagnostics/schema/issues-of-errors.ts';
import type { SchemaIssue } from '../../diagnostics/schema/schema-issue.ts';
import type { BlockUnderTest } from './example-site.ts';

/** Returns the mistakes that are not reported: missing required fields and unknown fields. */
export function unreported(block: BlockUnderTest): string[] {
  const { type, schema, validators, examples } = block;
  const definitions = definitionsOf(schema);
  const validate = validators.validator(schema, type);
  const problems = (data: Data) =>
    issuesOfErrors(validate(data) ?? [], data, {
      subject: { kind: 'block', type },
      schema,
      definitions,
    });
  return examples.flatMap((written) => {
    const example = structuredClone(written);
    const groups = groupsIn(example, schema, definitions).filter(({ isPart }) => !isPart);
    const found = groups.flatMap(({ data, schema: { required = [], additionalProperties } }) => [
      ...required
        .filter((name) => name !== 'type' && name in data)
        .flatMap((name) => unreportedWithout(name, data, () => problems(example))),
      ...(additionalProperties === false ? unreportedKey(data, () => problems(example)) : []),
    ]);
    const isBroken = problems(example).length > 0;
    return isBroken ? [...found, 'the example breaks its own schema'] : found;
  });
}

/** Removes a required field temporarily, and returns a violation if that is not reported. */
function unreportedWithout(
  name: string,
  data: DataObject,
  problems: () => SchemaIssue[],
): string[] {
  const { [name]: value = null } = data;
  delete data[name];
  const isReported = problems().some(
    ({ code, params }) => code === 'missing-field' && JSON.stringify(params).includes(name),
  );
  data[name] = value;
  return isReported ? [] : [`nothing is reported without ${name}`];
}

/** Adds an unknown field temporarily, and returns a violation unless it alone is reported. */
function unreportedKey(data: DataObject, problems: () => SchemaIssue[]): string[] {
  data.qqqqqqqq = 'x';
  const [first, ...more] = problems();
  delete data.qqqqqqqq;
  if (first?.code === 'unknown-key' && more.length === 0) return [];
  return ['an unknown key is not reported, or not alone'];
}
