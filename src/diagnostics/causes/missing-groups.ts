/** Finds the value without fields of which a template asks for a field. */
import { collectionAt } from '../../content/expand/collections.ts';
import { escapePattern } from '../../content/model/escape-pattern.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';

/**
 * Returns the issue of a value that should be a group, where it is given or left out: the text that a fragment is
 * given, or the entry that has no such field and of which others have it. `undefined` for other issues.
 */
export function missingGroup(issue: Issue, site: Site): Issue | undefined {
  if (issue.code !== 'unknown-variable' || issue.params.index !== 2) return undefined;
  const [root, name = ''] = issue.params.name;
  const fields = fieldsAsked(site.files.text(issue.file) ?? '', `${root}.${name}`);
  if (root === 'with') return givenText(issue, { name, fields }, site);
  return root === 'entry' && issue.params.around === null
    ? emptyEntry(issue, { name, fields }, site)
    : undefined;
}

interface Asked {
  name: string;
  fields: string[];
}

function givenText({ scope }: Issue, { name, fields }: Asked, site: Site): Issue | undefined {
  const { given, values } = scope ?? {};
  const value = (values?.with as { [name: string]: unknown } | undefined)?.[name];
  if (!given || typeof value !== 'string') return undefined;
  const isOf = (entry: object) => Object.values(entry).includes(value);
  const owner = [...site.collections.values()].find(({ rows }) =>
    rows.some(({ data }) => isOf(data)),
  );
  const { fragment, location } = given;
  return {
    code: 'wrong-type',
    params: { reason: 'given-group', fragment, name, fields, ...(owner && { owner: owner.name }) },
    file: location.file,
    path: [...location.path, name],
  };
}

function emptyEntry(
  { file, scope }: Issue,
  { name, fields }: Asked,
  site: Site,
): Issue | undefined {
  const row = scope?.row;
  const collection = row && collectionAt(row.location, site);
  if (!collection || name in row.written) return undefined;
  if (!collection.rows.some(({ written }) => name in written)) return undefined;
  const params = {
    reason: 'entry-group',
    collection: collection.name,
    name,
    fields,
    file,
  } as const;
  return { code: 'missing-field', params, ...row.location };
}

/** Returns the fields of a value that the templates of a file ask for. */
function fieldsAsked(text: string, value: string): string[] {
  const asked = text.matchAll(new RegExp(`\\b${escapePattern(value)}\\.(\\w+)`, 'g'));
  return [...new Set(Array.from(asked, ([, field = '']) => field))];
}
