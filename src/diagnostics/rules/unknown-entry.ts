import { collectionAt } from '../../content/files/collection-files.ts';
import { valueAt } from '../../content/model/data.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import { referenceOf } from '../../content/model/json-schema.ts';
import type { DataObject, SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { Rule } from '../model/rule.ts';
import { knownWords, type Meant, meant } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';

export const rule: Rule<'unknown-entry'> = {
  code: 335,
  severity: 'error',
  title: 'A reference to an entry that there is not',
  why: 'The field names an entry of a collection, and links, filters and lists go by that name.',
  bad: '# pages/_collections/posts/a-new-roof.yaml\ncategory: Nesw',
  good: '# pages/_collections/posts/a-new-roof.yaml\ncategory: News',
  message: ({ wanted, collection, field }) =>
    `“${wanted}” is the ${field} of no entry of ${collection}.`,
  hint: (params, site, at) => {
    const { collection, values, wanted } = params;
    const own = inOwnLanguage(params, site);
    if (own)
      return `${wanted} is in ${own}, and not in ${collection}: add it to pages/_collections/${collection}.yaml, or delete what names it.`;
    const { suggestion } = entryMeant(params, site, at);
    if (suggestion) return guessed(suggestion);
    const there = `pages/_collections/${collection}`;
    return values.size > 0
      ? `Write one of: ${listed([...values], 'or', 12)}. To have another, add an entry to ${there}.`
      : `Add an entry to ${there}.`;
  },
  fix: (params, site, at) => {
    const { wanted: word, unnamed: known = [], collection, field } = params;
    if (inOwnLanguage(params, site)) return { lost: { word } };
    return {
      ...entryMeant(params, site, at),
      lost: { word, known, entries: { collection, field } },
    };
  },
};

/** Returns the collection in the site's own language, when the entry is there and only lacks its translation. */
function inOwnLanguage(
  { wanted, collection, field, unnamed = [] }: IssueParams['unknown-entry'],
  { collections }: Site,
): string | undefined {
  // An entry that nothing names has a misspelt name.
  if (meant(wanted, unnamed).sure) return undefined;
  const [own = ''] = collection.split('.');
  const rows = own === collection ? [] : (collections.get(own)?.rows ?? []);
  return rows.some(({ data }) => data[field] === wanted) ? own : undefined;
}

/**
 * Returns the value that was probably meant: that of the entry which other fields name, else a similar one. A mistyped
 * value that contradicts the other fields is the newer one: it is only proposed.
 */
function entryMeant(
  { wanted, collection, field, values }: IssueParams['unknown-entry'],
  site: Site,
  at: SourceLocation,
): Meant {
  const entry = valueAt(site.files.data(at.file), at.path.slice(0, -1));
  const beside = Object.entries(collectionAt(at, site)?.schema?.properties ?? {}).flatMap(
    ([name, schema]) => {
      const other = referenceOf(schema);
      const value = valueAt(entry, [name]);
      if (other?.collection !== collection || other.field === field || value === undefined)
        return [];
      return { of: other.field, value };
    },
  );
  const { rows = [] } = site.collections.get(collection) ?? {};
  const only = (isMeant: (data: DataObject) => boolean) => {
    const [one, ...more] = rows.filter(({ data }) => isMeant(data));
    const value = more.length === 0 ? one?.data[field] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const named = only((data) => beside.some(({ of, value }) => data[of] === value));
  const near = knownWords(values).meant(wanted);
  if (named && near.sure && near.suggestion !== named) return { suggestion: near.suggestion };
  if (named) return { suggestion: named, sure: true };
  const suggestion = only((data) => Object.values(data).includes(wanted));
  return suggestion ? { suggestion } : near;
}
