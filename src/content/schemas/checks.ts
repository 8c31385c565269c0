import type { UnlocatedIssue } from '../model/issue.ts';
import type { Schema } from '../model/json-schema.ts';
import type { OldNames } from '../model/schema-facts.ts';
import type { Data, SourceLocation } from '../model/types.ts';
import type { EngineSchemas } from './compose-schema.ts';
import type { Validators } from './validate.ts';

/** The issue of data that does not match its schema. */
export type Invalid = Extract<UnlocatedIssue, { code: 'invalid' }>;

/** Returns the issue at the place of the whole value, with the sources of the value's parts. */
export function withOrigin(
  invalid: Invalid,
  origin: NonNullable<Invalid['params']['origin']>,
  location: SourceLocation,
): Invalid & SourceLocation {
  return { ...invalid, params: { ...invalid.params, origin }, ...location };
}

/** Validates data that is not a block; returns `undefined` when it is valid. */
type Check = (data: Data) => Invalid | undefined;

/** The checks of the page language. */
export interface Checks {
  page: Check;
  site: Check;
  each: Check;
  itemsFrom: Check;
  fragmentUse: Check;
}

/** The kinds of data that are validated, besides blocks and entries. */
type Part = 'page' | 'site' | 'each' | 'itemsFrom' | 'fragment';

/**
 * Makes the checks from the engine's schemas. `oldNames` are the renamed fields. Each schema is compiled when it is
 * first used.
 */
export function makeChecks(
  engine: EngineSchemas,
  validators: Validators,
  oldNames: OldNames,
): Checks {
  const check = (kind: Part, name: string, schema: Schema, old?: 'page' | 'site'): Check => {
    const validate = validators.validator(schema, name);
    return (data) => {
      const errors = validate(data);
      if (!errors) return undefined;
      const renamed = old ? { oldNames: oldNames[old] } : {};
      const subject = { kind };
      return { code: 'invalid', params: { errors, data, subject, schema, ...renamed } };
    };
  };
  const { definitions } = engine.page;
  const part = (name: string): Schema => ({ ...definitions?.[name], definitions });
  return {
    page: check('page', 'page', engine.page, 'page'),
    site: check('site', 'site', engine.site, 'site'),
    each: check('each', 'page-each', part('each')),
    itemsFrom: check('itemsFrom', 'page-items-from', part('itemsFrom')),
    fragmentUse: check('fragment', 'page-fragment', part('fragment')),
  };
}
