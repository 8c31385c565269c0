import { valueAt } from '../../content/model/data.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { usesInLists } from '../model/diagnostic.ts';
import type { Rule } from '../model/rule.ts';
import { fieldOfValue } from '../wording/field-of-value.ts';
import { type Meant, meant } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';
import { relatedField } from '../wording/synonyms.ts';

export const rule: Rule<'unknown-field'> = {
  code: 307,
  severity: 'error',
  title: 'A field that no entry of the collection has',
  why: 'A condition on it could never hold, and sorting by it would change nothing.',
  bad: 'where:\n  categry: cleaning',
  good: 'where:\n  category: cleaning',
  message: ({ name, collection, file }) =>
    file === undefined
      ? `No entry of ${collection} has a field ${name}.`
      : `The file’s name says [${name}], and no entry of ${collection} has a field ${name}.`,
  hint: (params, site, at) => {
    const { suggestion } = fieldFor(params, site, at);
    const { fields, file, name } = params;
    if (/^(?:desc|descending|reversed?|backwards)$/i.test(name))
      return `A minus before a field sorts backwards, such as sort: -${[...fields][0]}. ${fieldsOf(fields)}`;
    if (/^(?:sort|limit|as|except)$/.test(name))
      return `If it is no field of the entries, write it beside where:, in its column, and not within it.`;
    if (file === undefined || !suggestion) return guessed(suggestion, fieldsOf(fields));
    const renamed = `Then call the file ${file.replace(`[${name}]`, `[${suggestion}]`)}.`;
    return guessed(`[${suggestion}]`, `${renamed} ${fieldsOf(fields)}`);
  },
  fix: (params, site, at) =>
    params.file === undefined ? { ...fieldFor(params, site, at), lost: lostField(params) } : {},
};

const fieldsOf = (fields: Set<string>) => `Its fields: ${listed([...fields], 'and')}.`;

type Unknown = IssueParams['unknown-field'];

const lostField = ({ name, fields }: Unknown) => ({
  word: name,
  known: [...new Set([...fields].map((one) => one.replace(/\..*/, '')))],
  uses: ['entry.*', ...usesInLists],
  rest: fieldsOf(fields),
});

/** Returns the field that was probably meant, with the minus that reverses the sort order. */
function fieldFor(params: Unknown, site: Site, at: SourceLocation): Meant {
  const { name, fields, isReversed } = params;
  const day = [...fields].find((field) => /^(?:date|day|published)|date$/i.test(field));
  if (at.path.at(-1) === 'sort' && day && /^(?:newest|latest|recent|date)/.test(name))
    return { suggestion: isReversed || name !== 'date' ? `-${day}` : day };
  const text = [...fields].find((field) => /^(?:title|name|label|heading)$/.test(field));
  if (at.path.at(-1) === 'sort' && text && /^(?:alphabet|a-?z$|name$|by-?name$)/i.test(name))
    return { suggestion: isReversed ? `-${text}` : text };
  const field = nearestField(params, site, at);
  const { suggestion } = field;
  return isReversed && suggestion ? { ...field, suggestion: `-${suggestion}` } : field;
}

/** Returns the field with a similar name or the same meaning, or that has the wanted value. */
function nearestField({ name, fields, file, collection }: Unknown, site: Site, at: SourceLocation) {
  if (file !== undefined) return parameterFor(name, file, fields, site);
  const near = meant(name, fields);
  const value = valueAt(site.files.data(at.file), at.path);
  const isCondition = /^(?:where|except)$/.test(String(at.path.at(-2))) && value !== undefined;
  const having = isCondition && fieldOfValue(name, value, site.collections.get(collection));
  if (having && !near.sure) return { suggestion: having };
  const other = near.sure ? undefined : relatedField(name, [...fields]);
  if (other) return { suggestion: other };
  // A feed's date is one of the entries' fields: date: postDate.
  const role = at.path.at(-2) === 'fields' && !near.suggestion && String(at.path.at(-1));
  return role ? meant(role, fields) : near;
}

/**
 * Returns the field that a file is probably to be named after: that in the names of files beside it, such as
 * `[category]/` for `[cat].yaml`, one with a similar name, or the slug.
 */
function parameterFor(name: string, file: string, fields: Set<string>, site: Site): Meant {
  const start = file.slice(0, file.indexOf(`[${name}]`));
  const beside = site.pageFiles
    .filter((one) => one.file.startsWith(start))
    .map((one) => /^\[([^\]]+)\]/.exec(one.file.slice(start.length))?.[1] ?? '')
    .find((one) => fields.has(one));
  if (beside) return { suggestion: beside };
  const near = meant(name, fields);
  return !near.sure && fields.has('slug') ? { suggestion: 'slug' } : near;
}
