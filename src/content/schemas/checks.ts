import type { UnlocatedIssue } from '../model/issue.ts';
import type { Subject } from '../model/issue-params.ts';
import type { Schema } from '../model/json-schema.ts';
import { PUBLICATION_FIELDS } from '../model/names.ts';
import type { OldName, OldNames } from '../model/schema-facts.ts';
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
export type Checks = ReturnType<typeof makeChecks>;

/**
 * Makes the checks from the engine's schemas. `oldNames` are the renamed fields. Each schema is compiled when it is
 * first used.
 */
export function makeChecks(engine: EngineSchemas, validators: Validators, oldNames: OldNames) {
  const check = (subject: Subject, name: string, schema: Schema, renamed?: OldName[]): Check => {
    const validate = validators.validator(schema, name);
    return (data) => {
      const errors = validate(data);
      if (!errors) return undefined;
      const old = renamed ? { oldNames: renamed } : {};
      return { code: 'invalid', params: { errors, data, subject, schema, ...old } };
    };
  };
  const { definitions, properties = {} } = engine.page;
  const times = PUBLICATION_FIELDS.map((name) => [name, properties[name] ?? {}] as const);
  const ofEntry: Schema = { type: 'object', properties: Object.fromEntries(times) };
  const part = (name: string): Schema => ({ ...definitions?.[name], definitions });
  return {
    page: check({ kind: 'page' }, 'page', engine.page, oldNames.page),
    site: check({ kind: 'site' }, 'site', engine.site, oldNames.site),
    each: check({ kind: 'each' }, 'page-each', part('each')),
    itemsFrom: check({ kind: 'itemsFrom' }, 'page-items-from', part('itemsFrom')),
    /** Checks when an entry of a collection is published, which its own schema does not say. */
    publication: (collection: string) =>
      check({ kind: 'entry', collection }, 'entry-publication', ofEntry),
    fragmentUse: check({ kind: 'fragment' }, 'page-fragment', part('fragment')),
  };
}
