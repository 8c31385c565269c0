import { collectionOf } from '../../content/files/collection-files.ts';
import { valueAt } from '../../content/model/data.ts';
import type { DataObject, SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { exampleLine, examplesOf } from '../schema/example-value.ts';
import { show } from '../schema/value-words.ts';
import { firstSentence, listed } from '../wording/phrases.ts';
import { relatedField } from '../wording/synonyms.ts';

export const rule: Rule<'missing-field'> = {
  code: 104,
  severity: 'error',
  title: 'A field that has to be there is missing',
  why: 'Without it the block would have a hole, such as a button that leads nowhere.',
  bad: 'buttons:\n  - label: Call us',
  good: 'buttons:\n  - label: Call us\n    to: tel:+97140000000',
  ...byReason<Params<'missing-field'>>({
    schema: {
      message: ({ names, owner, also = [] }) => {
        const all = listed([listed(names), ...also.map((one) => listed(one.names))], 'and');
        const are = also.length > 0 ? 'are' : 'is';
        return `${all} ${are} missing in ${owner}.`;
      },
      hint: ({ names, field, definitions, also = [] }, site, at) => {
        const [name = '', ...others] = names;
        const next = nextNumber(name, at, site);
        if (next !== undefined)
          return `Add a line ${name}: ${next}, the next number that no entry has. ${firstSentence(field.description ?? '')}`.trim();
        if (also.length > 0)
          return `Add lines such as ${examplesOf([{ names, field }, ...also], definitions)}.`;
        if (others.length > 0)
          return `Add one of ${listed(names)}, such as ${exampleLine(name, field, definitions)}.`;
        return `Add a line such as ${exampleLine(name, field, definitions)}. ${firstSentence(field.description ?? '')}`.trim();
      },
    },
    parameter: {
      message: ({ name, file }) =>
        `This entry has no ${name}, which the address of its page in ${file} is made of.`,
      hint: ({ name }) =>
        `Add ${name}: with small letters, digits and dashes, or leave the entry out with where: in the page’s each:.`,
    },
    'feed-entry': {
      message: ({ entry, collection, title, date }) =>
        `The entry ${entry} of ${collection} has no ${title} or no ${date} that is a date, so the feed cannot name it.`,
      hint: ({ title, date }) =>
        `Write both into the entry, or name the fields that hold them: fields: {title: ${title}, date: ${date}}.`,
    },
    'entry-value': {
      message: ({ name, collection, text }) =>
        `This entry of ${collection} has no ${name}, so ${show(text)} has an empty place.`,
      hint: ({ name, text }) =>
        `Add a line ${name}: here; or, where an entry may be without it, write {% if entry.${name} %}${text}{% endif %} there.`,
    },
    as: {
      message: ({ collection }) =>
        `The entries of ${collection} do not fit here as they are: an item of this list has other fields.`,
      hint: ({ collection, needed, unfit = '' }, { collections }) => {
        const { fields = new Set<string>(), rows: [row] = [] } = collections.get(collection) ?? {};
        const { [unfit]: _unfit, ...entry } = row?.data ?? {};
        const values = needed.map((name) => `${name}: "{{ entry.${sourceFor(name, entry)} }}"`);
        return `Add a line below it, as: { ${values.join(', ')} }, with the right ones of the entries’ fields: ${listed([...fields], 'and')}.`;
      },
      fix: ({ collection, needed }) => ({ lost: { word: [collection, ...needed].join(' ') } }),
    },
    'list-entry': {
      message: ({ number, name }) =>
        `Entry ${number} of the list has no ${name}, which others have.`,
      hint: ({ name }) => `Write ${name}: into it, or give the field that is meant this name.`,
    },
    'language-folder': {
      message: ({ lang }) =>
        `No language of the list has folder: ${lang}, so the pages in pages/${lang} are taken for pages of the site’s own language.`,
      hint: ({ lang }) => {
        const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang);
        return `Write { lang: ${lang}, name: ${name}, folder: ${lang} } in languages:. To leave the language out, put a _ before the names of pages/${lang} and of the files that end in .${lang}.yaml.`;
      },
    },
    'fragment-value': {
      message: ({ fragment, asked }) => {
        const [values, are] = asked.length === 1 ? ['a value', 'is'] : ['values', 'are'];
        return `The fragment ${fragment} asks for ${values} called ${listed(asked, 'and')}, which ${are} not given here.`;
      },
      hint: ({ wanted, asked, given, file, field }) => {
        const example = (name: string) => exampleFor(name === wanted ? field : name, name);
        const lines = asked.map((name) => `${name}: ${example(name)}`);
        const below = lines.length > 1 ? 'lines below with: such as' : 'a line below with: such as';
        const what =
          given.length > 0 ? `${below} ${listed(lines, 'and')}` : `with: { ${lines.join(', ')} }`;
        return `Add ${what}, or write {{ with.${wanted} | default: '${example(wanted)}' }} in ${file}.`;
      },
      fix: ({ fragment, asked, wanted, file, place, field }) => {
        const text = exampleFor(field, wanted);
        return {
          lost: {
            word: `${fragment} ${asked}`,
            everywhere: {
              use: `name: ${fragment}`,
              file,
              path: place,
              message: `The fragment asks for a value called ${wanted}, and no page gives it.`,
              hint: `Write {{ with.${wanted} | default: '${text}' }} here, or with: { ${wanted}: ${text} } in each place that uses the fragment.`,
            },
          },
        };
      },
    },
  }),
};

/** Returns an example value for a fragment whose template fills in the field `field`. */
function exampleFor(field: string | number | undefined, wanted: string): string {
  return /^(?:to|link|url|href)$/.test(`${field}`) || wanted === 'to' ? '/about' : 'Some words';
}

/**
 * Returns the number after the highest one in a field by which the entries of a collection are counted; `undefined` for
 * other fields.
 */
function nextNumber(name: string, { file }: SourceLocation, { collections }: Site) {
  const { rows = [] } = collections.get(collectionOf(file) ?? '') ?? {};
  const numbers = rows.flatMap(({ data }) => data[name] ?? []).map(Number);
  const last = Math.max(...numbers);
  const isDistinct = numbers.length > 1 && new Set(numbers).size === numbers.length;
  // Some entries may have been deleted; prices and years have other numbers than a count.
  const isCount = isDistinct && numbers.every((one) => Number.isInteger(one) && one > 0);
  return isCount && last <= numbers.length * 2 ? last + 1 : undefined;
}

/**
 * Returns the field of an entry that a field of an item probably comes from: one with the same meaning, one within a
 * group, or the first with words in it.
 */
function sourceFor(name: string, entry: DataObject): string {
  if (Object.hasOwn(entry, name)) return name;
  const group = Object.keys(entry).find((field) => valueAt(entry, [field, name]) !== undefined);
  const words = Object.keys(entry).find((field) => /^\p{Lu}/u.test(String(entry[field])));
  return group ? `${group}.${name}` : (relatedField(name, Object.keys(entry)) ?? words ?? name);
}
