/** What a block's own schema does not allow. */

import { hasTemplate } from '../expand/template.ts';
import { failedItems } from '../expand/walk.ts';
import { explain } from '../problems/explain.ts';
import type { Finding } from '../problems/finding.ts';
import { renamedFields } from '../problems/renamed.ts';
import type { BlockType } from '../schemas/block-types.ts';
import { faultPlace, schemaFault } from '../schemas/schema-fault.ts';
import type { Site } from '../site.ts';
import type { Data } from '../types.ts';

/** A template that could not be filled in is told of as one. */
const isFailedTemplate = (value: unknown): boolean =>
  typeof value === 'string' && hasTemplate(value);

/** What is said of the blocks inside a block, and of their types: they are checked by themselves. */
const ofNested = /\/blocks\/\d+(?:\/type)?$/;

/** The findings about a block, but for those about what is told of elsewhere: nested blocks, items and templates that failed. */
export function findingsOf(
  data: Data,
  { type, validate, schema, text }: BlockType,
  site: Site,
): Finding[] {
  try {
    // what became of itemsFrom that failed is no second mistake
    const errors = validate(data)?.filter(
      ({ data: value, instancePath }) =>
        value !== failedItems && !isFailedTemplate(value) && !ofNested.test(instancePath),
    );
    if (!errors) return [];
    const article = /^[aeiou]/.test(type) ? 'an' : 'a';
    const { findings, others } = renamedFields(errors, site.aliases.fields.get(type) ?? []);
    const checked = {
      noun: `${article} ${type} block`,
      schema,
      shared: site.engine.shared,
      types: site.blockTypes,
    };
    return [...findings, ...explain(others, data, checked)];
  } catch (error) {
    const { message } = error as Error;
    const { line, column } = faultPlace(message, text) ?? {};
    const where = line === undefined ? '' : `, line ${line}, column ${column}`;
    return [brokenType(type, schemaFault(message, definitionsOf(site)), where)];
  }
}

function definitionsOf({ engine }: Site): string[] {
  return Object.keys((engine.shared.definitions ?? {}) as object);
}

function brokenType(type: string, fault: string, where: string): Finding {
  return {
    code: 'broken-block-type',
    message: `Blocks of type ${type} cannot be checked: ${fault.replace(/([^?])$/, '$1.')}`,
    hint: `This has to be mended in blocks/${type}/schema.json${where}.`,
    path: ['type'],
  };
}
