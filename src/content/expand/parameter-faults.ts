/** What can be wrong with the parts of a page's path that stand in brackets, and with what stands in their place. */
import { repairedName } from '../find-pages.ts';
import type { Unplaced } from '../issue.ts';
import { localName } from '../languages/site-for.ts';
import { listed, meant } from '../problems/nearest.ts';
import type { DataObject } from '../types.ts';
import type { Expansion } from './walk.ts';

/** What is wrong with a path whose part in brackets names a field that no entry has; `undefined` when all are known. */
export function strangeParameter(
  parameters: string[],
  { collection, groupBy }: DataObject,
  { site, file }: Expansion,
): Unplaced | undefined {
  const local = localName(site, String(collection), site.collections);
  const { rows = [], fields } = site.collections.get(local) ?? {};
  if (!fields || rows.length === 0) return undefined;
  const isKey = (name: string) =>
    groupBy !== undefined && String(groupBy).split('.').at(-1) === name;
  const name = parameters.find((one) => !isKey(one) && !fields.has(one));
  if (name === undefined) return undefined;
  const near = meant(name, fields).suggestion ?? (fields.has('slug') ? 'slug' : undefined);
  const renamed = near && file.replace(`[${name}]`, `[${near}]`);
  return {
    code: 'unknown-field',
    message: `The file’s name says [${name}], and no entry of ${collection} has a field ${name}.`,
    hint: `${renamed ? `Did you mean [${near}]? Then call the file ${renamed}. ` : ''}Its fields: ${listed([...fields], 'and')}.`,
  };
}

const goodSegment = /^[a-z0-9]+(?:[-_.~]?[a-z0-9]+)*$/;

/** What is wrong with the value that a part in brackets has for an entry; `undefined` when it can be part of an address. */
export function oddParameter(name: string, value: string): Unplaced | undefined {
  if (value === 'index') {
    return {
      code: 'odd-path',
      message: `${name} is "index", which is the name of a folder’s own page and cannot be part of another’s address.`,
      hint: 'Choose another word.',
    };
  }
  if (goodSegment.test(value)) return undefined;
  const suggestion = repairedName(value);
  return {
    code: 'odd-path',
    message: `${name} is "${value}", which cannot be part of an address.`,
    hint: `Use small letters a to z, digits and dashes only${suggestion ? `: ${suggestion}` : ''}.`,
    ...(suggestion ? { suggestion } : {}),
  };
}

/** Nothing says what a part in brackets stands for. */
export function missingEach(name: string): Unplaced {
  return {
    code: 'missing-each',
    message: `The path of this page has a part in brackets, [${name}], but nothing says what it stands for.`,
    hint: `Begin the file with each: and the name of a collection whose entries have a field ${name}.`,
  };
}

/** An entry lacks what the address of its page is made of. */
export function missingParameter(name: string, file: string): Unplaced {
  return {
    code: 'missing-field',
    message: `This entry has no ${name}, which the address of its page in ${file} is made of.`,
    hint: `Add ${name}: with small letters, digits and dashes, or leave the entry out with where: in the page’s each:.`,
  };
}

/** A file that makes several pages has no part in brackets. */
export function noParameter(file: string): Unplaced {
  return {
    code: 'missing-parameter',
    message:
      'This file makes a page for each of several entries, and all of them would have the same address.',
    hint: `Put the name of a field into the file’s name, in brackets: ${file.replace(/[^/]*\.yaml$/, '[slug].yaml')}.`,
  };
}

/** Two entries have the same value in brackets. */
export function sameEntryRoute(route: string): Unplaced {
  return {
    code: 'duplicate-route',
    message: `Another entry makes the page ${route} already.`,
    hint: 'Give one of the two another value here.',
  };
}
