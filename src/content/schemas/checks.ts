import { explain } from '../problems/explain.ts';
import type { Finding } from '../problems/finding.ts';
import { renamedFields } from '../problems/renamed.ts';
import type { Data } from '../types.ts';
import type { Aliases } from './aliases.ts';
import type { EngineSchemas } from './compose-schema.ts';
import type { Schema } from './json-schema.ts';
import type { Validators } from './validate.ts';

/** Checks data that belongs to no block; gives what is wrong with it. */
type Check = (data: Data) => Finding[];

/** The checks of the page language. */
export interface Checks {
  page: Check;
  site: Check;
  each: Check;
  itemsFrom: Check;
  fragmentUse: Check;
}

/** Makes the checks from the engine's schemas. `aliases` gives the names that have changed. They compile when they are first used. */
export function makeChecks(
  engine: EngineSchemas,
  validators: Validators,
  aliases: () => Aliases,
): Checks {
  const check = (noun: string, name: string, schema: Schema, old?: 'page' | 'site'): Check => {
    const validate = validators.validator(schema, name);
    return (data) => {
      const errors = validate(data);
      if (!errors) return [];
      const { findings, others } = renamedFields(errors, old ? aliases()[old] : []);
      return [...findings, ...explain(others, data, { noun, schema, shared: engine.shared })];
    };
  };
  const { definitions } = engine.page;
  const part = (name: string): Schema => ({ ...definitions?.[name], definitions });
  return {
    page: check('a page', 'page', engine.page, 'page'),
    site: check('the site file', 'site', engine.site, 'site'),
    each: check('each', 'page-each', part('each')),
    itemsFrom: check('itemsFrom', 'page-items-from', part('itemsFrom')),
    fragmentUse: check('a fragment', 'page-fragment', part('fragment')),
  };
}
