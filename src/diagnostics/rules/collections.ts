import { wordsOf } from '../../content/expand/row-index.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Data } from '../../content/model/types.ts';
import { knownWords, type Meant } from '../../content/words/known-words.ts';
import { listed, meant } from '../../content/words/nearest.ts';
import type { Rules } from '../model/rule.ts';

export const collectionRules = {
  'unknown-fragment': {
    code: 304,
    severity: 'error',
    title: 'There is no fragment of this name',
    why: 'The blocks of the fragment would be missing in the page.',
    bad: '- type: fragment\n  name: partner',
    good: '- type: fragment\n  name: partners',
    message: ({ name }) => `There is no fragment called ${name}.`,
    hint: ({ name, known }) => {
      const { suggestion } = knownWords(known).meant(name);
      const guess = suggestion ? `Did you mean ${suggestion}? ` : '';
      return known.size > 0
        ? `${guess}Fragments: ${listed([...known], 'and')}.`
        : `Write it into pages/_fragments/${name}.yaml.`;
    },
    fix: ({ name, known }) => knownWords(known).meant(name),
  },
  'fragment-loop': {
    code: 305,
    severity: 'error',
    title: 'A fragment that uses itself',
    why: 'The page would never end.',
    bad: '# pages/_fragments/team.yaml\n- type: fragment\n  name: team',
    good: '# pages/_fragments/team.yaml\n- type: text\n  body: Our team',
    message: ({ names }) => `This fragment would never end: ${names.slice(-8).join(' uses ')}.`,
    hint: () => 'Delete one of these uses.',
  },
  'unknown-collection': {
    code: 306,
    severity: 'error',
    title: 'There is no collection of this name',
    why: 'Collections are the files and folders of pages/_collections.',
    bad: 'itemsFrom:\n  collection: servces',
    good: 'itemsFrom:\n  collection: services',
    message: ({ name }) => `There is no collection called ${name}.`,
    hint: ({ name, known }) => {
      const { suggestion } = meant(name, known);
      const guess = suggestion ? `Did you mean ${suggestion}? ` : '';
      return known.length > 0
        ? `${guess}Collections: ${listed(known, 'and')}.`
        : `Write it into pages/_collections/${name}.yaml.`;
    },
    fix: ({ name, known }) => meant(name, known),
  },
  'unknown-field': {
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
    hint: (params) => {
      const { suggestion } = fieldFor(params);
      const { fields, file, name } = params;
      const renamed = `Then call the file ${file?.replace(`[${name}]`, `[${suggestion}]`)}. `;
      const guess =
        file === undefined
          ? `Did you mean ${suggestion}? `
          : `Did you mean [${suggestion}]? ${renamed}`;
      return `${suggestion ? guess : ''}Its fields: ${listed([...fields], 'and')}.`;
    },
    fix: (params) => (params.file === undefined ? fieldFor(params) : {}),
  },
  'no-entries': {
    code: 308,
    severity: 'error',
    title: 'A choice of entries that is empty',
    why: 'The block would be drawn with nothing in it.',
    bad: 'where:\n  category: cleanning',
    good: 'where:\n  category: cleaning',
    message: (params) => {
      const { collection } = params;
      if (params.field !== undefined) {
        return `No entry of ${collection} has ${textOf(params.wanted)} for its ${params.field}, so nothing is chosen.`;
      }
      return params.isEmpty
        ? `The collection ${collection} has no entries.`
        : `No entry of ${collection} is chosen here, so the list would be empty.`;
    },
    hint: (params) => {
      if (params.field === undefined) {
        return params.isFiltered
          ? 'Compare the values under where: with those of the entries.'
          : `Add entries to pages/_collections/${params.collection}, or take this out.`;
      }
      const { field, wanted, values } = params;
      const suggestion = valueFor(wanted, values);
      const known =
        values.size > 0
          ? `What entries have there: ${listed([...values], 'and', 12)}.`
          : `No entry has a value for ${field}.`;
      return `${suggestion ? `Did you mean ${suggestion}? ` : ''}${known}`;
    },
    fix: (params) => {
      const suggestion =
        params.field === undefined ? undefined : valueFor(params.wanted, params.values);
      return suggestion ? { suggestion } : {};
    },
  },
  'unused-fragment': {
    code: 330,
    severity: 'warning',
    title: 'A fragment that no page uses',
    why: 'It is kept up to date for nobody.',
    bad: 'pages/_fragments/old-partners.yaml',
    good: '- type: fragment\n  name: partners',
    message: ({ name }) => `No page uses the fragment ${name}.`,
    hint: () => 'Use it or delete it; a name that begins with _ keeps it aside.',
  },
  'unused-collection': {
    code: 331,
    severity: 'warning',
    title: 'A collection that no page uses',
    why: 'It is kept up to date for nobody.',
    bad: 'pages/_collections/old-prices.yaml',
    good: 'itemsFrom:\n  collection: prices',
    message: ({ name }) => `No page uses the collection ${name}.`,
    hint: () => 'Use it or delete it; a name that begins with _ keeps it aside.',
  },
} satisfies Partial<Rules>;

/** Returns the field that was probably meant. A part of a file's name is mostly the slug. */
function fieldFor({ name, fields, file }: IssueParams['unknown-field']): Meant {
  const near = meant(name, fields);
  const isSlug = near.suggestion === undefined && file !== undefined && fields.has('slug');
  return isSlug ? { suggestion: 'slug' } : near;
}

const textOf = (wanted: Data): string => wordsOf(wanted).join(' or ') || 'empty';

/** Returns the value that was probably meant; `yes` is true where entries have true or false. */
function valueFor(wanted: Data, values: Set<string>): string | undefined {
  const text = textOf(wanted);
  if (typeof wanted === 'boolean' || /^(?:yes|no|on|off)$/i.test(text)) {
    const truth = /^(?:yes|on|true)$/i.test(text) ? 'true' : 'false';
    if (values.has(truth)) return truth;
  }
  return knownWords(values).meant(text).suggestion;
}
