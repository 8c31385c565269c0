import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Site } from '../../content/site/site.ts';
import type { Rule } from '../model/rule.ts';
import { knownWords, type Meant } from '../wording/nearest.ts';
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
  hint: (params, site) => {
    const { collection, values, wanted } = params;
    const own = inOwnLanguage(params, site);
    if (own)
      return `${wanted} is in ${own}, and not in ${collection}: add it to pages/_collections/${collection}.yaml, or delete what names it.`;
    const { suggestion } = entryMeant(params, site);
    if (suggestion) return guessed(suggestion);
    const there = `pages/_collections/${collection}`;
    return values.size > 0
      ? `Write one of: ${listed([...values], 'or', 12)}. To have another, add an entry to ${there}.`
      : `Add an entry to ${there}.`;
  },
  fix: (params, site) => {
    const { wanted: word, unnamed: known = [] } = params;
    if (inOwnLanguage(params, site)) return { lost: { word } };
    return { ...entryMeant(params, site), lost: { word, known } };
  },
};

/** Returns the collection in the site's own language, when the entry is there and only lacks its translation. */
function inOwnLanguage(
  { wanted, collection, field }: IssueParams['unknown-entry'],
  { collections }: Site,
): string | undefined {
  const [own = ''] = collection.split('.');
  const rows = own === collection ? [] : (collections.get(own)?.rows ?? []);
  return rows.some(({ data }) => data[field] === wanted) ? own : undefined;
}

/** Returns the value that was probably meant: a similar one, or that of the entry of which another field is named. */
function entryMeant(
  { wanted, collection, field, values }: IssueParams['unknown-entry'],
  { collections }: Site,
): Meant {
  const near = knownWords(values).meant(wanted);
  if (near.suggestion) return near;
  const rows = collections.get(collection)?.rows ?? [];
  const named = rows.filter(({ data }) => Object.values(data).includes(wanted));
  const [other] = named.map(({ data }) => data[field]);
  return named.length === 1 && typeof other === 'string' ? { suggestion: other } : {};
}
