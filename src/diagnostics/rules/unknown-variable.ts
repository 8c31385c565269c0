import { isObject, valueAt } from '../../content/model/data.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Data, DataObject, SourceLocation } from '../../content/model/types.ts';
import { otherLanguages, type Site } from '../../content/site/site.ts';
import { usesInLists } from '../model/diagnostic.ts';
import type { Rule } from '../model/rule.ts';
import { withFieldsOfFile } from '../wording/link-templates.ts';
import { meant, nearest } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';
import { relatedField } from '../wording/synonyms.ts';

export const rule: Rule<'unknown-variable'> = {
  code: 309,
  severity: 'error',
  title: 'A template names something that is not there',
  why: 'An empty place would stand in the page.',
  bad: 'title: "{{ site.nam }}"',
  good: 'title: "{{ site.name }}"',
  message: ({ name, index, around, fragment }) => {
    const whole = name.join('.');
    const before = name.slice(0, index).join('.');
    if (fragment) return `The fragment ${fragment} needs ${name[0]}, and this page has none.`;
    if (index === 0) return `There is nothing called ${name[0]} for {{ ${whole} }}.`;
    return around === null
      ? `{{ ${whole} }} has no value, because ${before} is empty here.`
      : `{{ ${whole} }} has no value: ${before} has no field ${name[index]}.`;
  },
  hint: (params, site, at) => {
    const { name, index } = params;
    if (isLeftOut(params, site))
      return `Write ${name[1]}: into pages/_site.yaml, or take this out.`;
    const collection = collectionIn(name, site);
    if (collection !== undefined) {
      return `A template does not see collections. A block is filled from one by itemsFrom: { collection: ${collection} }, a page is made for each entry by each: ${collection}.`;
    }
    const { repaired } = nameFor(params, site, at);
    const local = repaired === undefined && localFile(params, site);
    if (local)
      return `${local} has it, for its language alone. Write it into pages/_site.yaml too, in the site’s own language.`;
    const guess = repaired && `{{ ${repaired} }}`;
    const isWhole = index === 0 && repaired?.startsWith(longerName(params) ?? '{');
    if (isWhole) return guessed(guess);
    if (at.path.at(-2) === 'with' && name[0] === 'with')
      return `The fragment reads ${name[index]} and perhaps other fields of it: give it the whole group, such as ${name[1]}: "{{ entry }}".`;
    const rest = index === 0 ? rootsOf(name[0] ?? '', partsOf(params)) : fieldsOf(params);
    return guessed(guess, rest);
  },
  fix: (params, site, at) => {
    const { name, index } = params;
    const known = partsOf(params);
    if (isLeftOut(params, site)) return { lost: { word: '', name: `site.${name[1]}` } };
    const { suggestion, repaired, sure } = nameFor(params, site, at);
    // A value that is a text instead of an object lacks all fields at once.
    const steps = known.length > 0 ? index + 1 : index;
    const uses = [`${name.slice(0, index).join('.')}.*`, ...usesInLists];
    const lost = { word: name[index] ?? '', known, uses, rest: fieldsOf(params) };
    const ofSite = { name: name.slice(0, steps).join('.'), field: name[steps] };
    return {
      ...(suggestion ? { suggestion } : {}),
      ...(sure && repaired ? { fix: { text: repaired } } : {}),
      ...(name[0] === 'site' && index > 0 ? { lost: { ...lost, ...ofSite } } : {}),
      ...(name[0] === 'entry' && index > 0 ? { lost } : {}),
    };
  },
};

type Unknown = IssueParams['unknown-variable'];

/** Returns the site file of a language that has a value which the site's own lacks. */
function localFile({ name: [root, ...path], index }: Unknown, site: Site): string | undefined {
  if (root !== 'site') return undefined;
  return otherLanguages(site)
    .map(({ folder }) => `pages/${folder}/_site.yaml`)
    .find((file) => valueAt(site.files.data(file), path.slice(0, index)) !== undefined);
}

/** Returns the collection that a name refers to, if any: templates do not see collections. */
function collectionIn(name: string[], { collections }: Site): string | undefined {
  const named = name
    .join('.')
    .replace(/^(?:site\.(?:(?:collections?|data|pages)\.)?|collections?\.)([\w-]+).*$/, '$1');
  return collections.has(named) ? named : undefined;
}

/** Returns where the first part of a name is available, or which there are. */
const rootsOf = (root: string, known: string[]): string =>
  origins[root] ?? `What there is: ${listed(known, 'and')}.`;

/** Returns whether a value is a field that the site file may have and has not. */
const isLeftOut = ({ name, index }: IssueParams['unknown-variable'], { engine }: Site): boolean =>
  name[0] === 'site' && index === 1 && Object.hasOwn(engine.site.properties ?? {}, name[1] ?? '');

/** Returns the fields that there are in place of a missing one. */
function fieldsOf(params: Unknown): string {
  const { name, index } = params;
  const known = partsOf(params);
  const before = name.slice(0, index).join('.');
  if (params.around === null) return `Give ${before} a value where it is empty, or take this out.`;
  return known.length > 0
    ? `The fields of ${before} are ${listed(known, 'and')}${name[0] === 'site' && index > 1 ? `; others are added below ${name.slice(1, index).join('.')}: in pages/_site.yaml` : ''}.`
    : `${before} is one value and has no fields: give it the field ${name[index]} where it is written, or write {{ ${before} }} here.`;
}

/** Returns the name that was probably meant. */
function nameFor(params: Unknown, site: Site, at: SourceLocation) {
  const { name, index } = params;
  const known = partsOf(params);
  const longer = ofEntry(params, site, at) ?? longerName(params);
  const step = name[index] ?? '';
  // A root name that exists elsewhere is not misspelt.
  if (index === 0 && origins[step] && !longer) return {};
  const near = meant(step, known);
  const other = near.sure ? undefined : relatedField(step, known);
  // The field that the value is for may tell what is meant: date: "{{ entry.published }}".
  const place = inAddress(site, at, known) ?? String(at.path.at(-1));
  const ofPlace =
    index > 0 && !near.suggestion
      ? (nearest(place, known) ?? relatedField(place, known))
      : undefined;
  const { suggestion, sure } = other || ofPlace ? { suggestion: other ?? ofPlace } : near;
  const rest = name.slice(index + 1);
  if (!sure && longer && !origins[step]) {
    return { suggestion: longer, repaired: longer };
  }
  if (!suggestion) return {};
  const repaired = [...name.slice(0, index), suggestion, ...rest].join('.');
  return { suggestion, sure, repaired };
}

/** Returns the known field that the page file of a link's address has in its name. */
function inAddress(site: Site, { file, path }: SourceLocation, known: string[]) {
  const link = withFieldsOfFile(String(valueAt(site.files.data(file), path)), site) ?? '';
  return known.find((name) => link.includes(`{{ entry.${name} }}`));
}

/** Returns the names that are possible in place of the one that has no value. */
const partsOf = ({ around }: Unknown): string[] => (isObject(around) ? Object.keys(around) : []);

/** Returns the field of a page's entry that other tools give the page itself: `entry.body` for `page.content`. */
function ofEntry(
  { name: [root, step = ''], index }: Unknown,
  { files, collections }: Site,
  { file }: SourceLocation,
) {
  const each = valueAt(files.data(file), ['each']);
  const collection = isObject(each) ? each.collection : each;
  const fields = [...(collections.get(String(collection))?.fields ?? [])];
  const isOfPage = root === 'page' && index === 1;
  const field = fields.includes(step) ? step : relatedField(step, fields);
  return isOfPage && field ? `entry.${field}` : undefined;
}

/** Returns the full name of a value that may be meant: `site.contact.phone` for `contact.phone`. */
function longerName({ name, index, around }: Unknown): string | undefined {
  if (!isObject(around)) return undefined;
  return index === 0 ? withRoot(name, around) : withGroup(name, around);
}

/** Returns a name whose first step is missing or wrong with the right one: `entry.name` for `dish.name`. */
function withRoot(name: string[], { entry, site, with: given }: DataObject): string | undefined {
  const [first = '', second = ''] = name;
  const has = (group: Data | undefined, field: string) =>
    isObject(group) && Object.hasOwn(group, field);
  if (has(given, first)) return ['with', ...name].join('.');
  if (has(entry, second)) return ['entry', ...name.slice(1)].join('.');
  if (has(entry, first)) return ['entry', ...name].join('.');
  return has(site, first) ? ['site', ...name].join('.') : undefined;
}

/** Returns the name of a value with the group that it is in: `site.contact.phone` for `site.phone`. */
function withGroup([root, ...rest]: string[], around: DataObject): string | undefined {
  const groups = Object.keys(around).filter((group) => valueAt(around[group], rest) !== undefined);
  return groups.length === 1 ? [root, groups[0], ...rest].join('.') : undefined;
}

/** Where the root names of templates are available, for messages about missing ones. */
const origins: { [root: string]: string } = {
  entry:
    'entry is there in pages that begin with each: and inside itemsFrom. In other pages write the words themselves.',
  params: 'params is there in pages whose path has parts in brackets, such as [category].',
  with: 'with is there in fragments, when the page that uses the fragment gives it values.',
  pager: 'pager is there in pages whose each: has paginate.',
  group: 'group is there in pages whose each: has groupBy.',
  page: 'page is there in the blocks of a page.',
  year: 'Write {year}, with one brace on each side, in the copyright of a footer: "© {year} Our name".',
  now: 'The time of the build is a word in quotation marks: {{ \'now\' | date: "%Y" }}.',
};
