/** Validates references to entries of a collection: fields with `x-collection` in their schema. */

import type { Issue, UnlocatedIssue } from '../model/issue.ts';
import { type RowReference, referenceOf, valuesWith } from '../model/json-schema.ts';
import type { Collection } from '../model/sources.ts';
import type { Data } from '../model/types.ts';
import { valuesIn } from './choose-rows.ts';

/** Returns the issue of a value that identifies no entry; `undefined` when it identifies one. */
export function referenceIssue(
  { collection: name, field }: RowReference,
  wanted: Data,
  collections: ReadonlyMap<string, Collection>,
  language: string | undefined,
): UnlocatedIssue | undefined {
  const collection = collections.get(`${name}.${language}`) ?? collections.get(name);
  if (!collection) {
    return {
      code: 'unknown-collection',
      params: { name, known: [...collections.keys()], isOfSchema: true },
    };
  }
  // Unpublished entries count too: an entry that refers to one may itself be unpublished.
  const values = new Set([
    ...valuesIn(collection, field),
    ...valuesIn({ rows: collection.hidden }, field),
  ]);
  if (typeof wanted !== 'string' || values.has(wanted)) return undefined;
  const params = { wanted, collection: collection.name, field, values };
  return { code: 'unknown-entry', params };
}

/** Returns the issues of references to entries that do not exist. */
export function referenceIssues(collections: ReadonlyMap<string, Collection>): Issue[] {
  const found = [...collections.values()].flatMap(({ name, schema, rows, hidden }) => {
    const [, language] = name.split('.');
    return [...rows, ...hidden].flatMap(({ written, location: { file, path } }) =>
      valuesWith(referenceOf, schema ?? {}, written, path).map((one) => ({
        ...one,
        file,
        language,
      })),
    );
  });
  const named = new Set(found.map(({ value }) => value));
  return found.flatMap(({ fact, value, path, file, language }): Issue[] => {
    const issue = referenceIssue(fact, value, collections, language);
    if (issue?.code !== 'unknown-entry') return issue ? [{ ...issue, file, path }] : [];
    const unnamed = [...issue.params.values].filter((one) => !named.has(one));
    return [{ ...issue, params: { ...issue.params, unnamed }, file, path }];
  });
}
