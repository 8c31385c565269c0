import { placeAt } from '../../content/model/data.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Alias } from '../../content/model/schema-facts.ts';
import type { Place } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { nearest } from '../../content/words/nearest.ts';
import type { Rule } from '../model/rule.ts';
import { jsonError } from '../wording/json-error.ts';
import { placeInSchema, unknownRequired, unusableSchema } from '../wording/unusable-schema.ts';

export const rule: Rule<'broken-schema'> = {
  code: 902,
  severity: 'error',
  title: 'A schema that cannot be used to check a collection',
  why: 'Mistakes in the entries would not be found.',
  bad: '{ "type": "objekt" }',
  good: '{ "type": "object" }',
  message: (params, site) => {
    const use = params.of === 'aliases' ? 'find old names' : 'check the collection';
    const { message } = reasonOf(params, site);
    return `This file cannot be used to ${use}: ${message.replace(/([^?])$/, '$1.')}`;
  },
  hint: (params, site) =>
    reasonOf(params, site).hint ??
    (params.of === 'aliases'
      ? 'An entry says from, to and since: { "from": "headline", "to": "title", "since": "1.2" }.'
      : 'It has to be a JSON Schema (draft-07) that describes one entry of the collection.'),
  fix: (params, site) => {
    const { place } = reasonOf(params, site);
    return place ? { place } : {};
  },
};

interface Reason {
  /** One sentence without a full stop. */
  message: string;
  hint?: string;
  place?: Place | undefined;
}

function reasonOf(params: IssueParams['broken-schema'], { validators }: Site): Reason {
  const { text } = params;
  switch (params.reason) {
    case 'json':
      return jsonError(text) ?? { message: 'it is not valid JSON' };
    case 'unknown-required':
      return unknownRequired(params.name, params.properties, text);
    case 'unusable':
      return {
        message: unusableSchema(params.said, validators.definitions),
        place: placeInSchema(params.said, text),
      };
    case 'no-list':
      return { message: 'it has to be a list of { "from": …, "to": …, "since": … }' };
    case 'alias':
      return { message: aliasWords(params.alias), place: entryPlace(text, params.index) };
    case 'lost-alias': {
      const { type, to, properties } = params;
      const suggestion = nearest(to, properties);
      const found = new RegExp(`(?<="to"\\s*:\\s*)"${to.replace(/\W/g, '\\$&')}"`).exec(text);
      return {
        message: `the block ${type} has no field ${to}`,
        ...(suggestion ? { hint: `Did you mean ${suggestion}?` } : {}),
        place: found ? placeAt(text, found.index, found[0].length) : undefined,
      };
    }
  }
}

/** Says what is wrong with one entry of a list of old names. */
function aliasWords(alias: Partial<Alias> | null): string {
  const { from, to } = alias ?? {};
  const missing = (['from', 'to', 'since'] as const).find(
    (name) => typeof alias?.[name] !== 'string' || alias[name] === '',
  );
  if (missing) return `an entry says no "${missing}"`;
  return from === to
    ? `${from} is the old name and the new one`
    : `${from} and ${to} are not in the same place`;
}

/** Returns where an entry of a file that is a list begins. */
function entryPlace(text: string, index: number): Place | undefined {
  const code = text.replace(/"(?:[^"\\\n]|\\.)*"/g, (word) => '_'.repeat(word.length));
  if (!/^\s*\[/.test(code)) return undefined;
  const [begin] = [...code.matchAll(/\{[^{}]*\}/g)].slice(index);
  return begin ? placeAt(text, begin.index, begin[0].split('\n')[0]?.length ?? 1) : undefined;
}
