import { firstSentence, listed } from '../../content/words/nearest.ts';
import { byReason, type Params, type Rules } from '../model/rule.ts';
import { exampleLine } from '../schema/example-value.ts';
import { capital, exampleOf, isEntry, wantedTypes } from '../schema/value-words.ts';

export const fieldRules = {
  'unknown-key': {
    code: 103,
    severity: 'error',
    title: 'A field that does not exist here',
    why: 'What stands there would never be shown. It is misspelt, or belongs to another block.',
    bad: '- type: banner\n  titel: Who we are',
    good: '- type: banner\n  title: Who we are',
    ...byReason<Params<'unknown-key'>>({
      schema: {
        message: ({ name, owner }) => `${name} is not a field of ${owner}.`,
        hint: ({ owner, fields, meant: { suggestion }, advice }) => {
          const all =
            fields.length > 0
              ? `Fields here: ${listed(fields, 'and')}.`
              : 'There are no fields here.';
          if (advice) return advice;
          if (suggestion) return `Did you mean ${suggestion}? ${all}`;
          // a page holds blocks, which may have lost one of their fields
          return owner === 'a page'
            ? `If it belongs to a block, it stands below the block’s type, in the same column. ${all}`
            : all;
        },
        fix: ({ meant }) => meant,
      },
      each: {
        message: ({ name }) => `${name} is not a field of a page.`,
        hint: 'Did you mean each? It says for which entries of a collection the file makes pages.',
        fix: () => ({ suggestion: 'each', sure: true }),
      },
      'fragment-value': {
        message: ({ fragment, name }) =>
          `The fragment ${fragment} has no place for a value called ${name}.`,
        hint: ({ wanted }) => `Did you mean ${wanted}? It is what the fragment asks for.`,
        fix: ({ wanted }) => ({ suggestion: wanted, sure: true }),
      },
      'other-entries': {
        message: ({ collection, name, wanted }) =>
          `No other entry of ${collection} has a field ${name}, and all of them have ${wanted}, which this one lacks.`,
        hint: ({ wanted }) => `Did you mean ${wanted}?`,
        fix: ({ wanted }) => ({ suggestion: wanted }),
      },
      token: {
        message: ({ name }) =>
          `No style sheet has a token called ${name}, so this changes nothing.`,
        hint: ({ wanted }) =>
          `Did you mean ${wanted}? The tokens stand at the top of blocks/_shared/styles/base.css.`,
        fix: ({ wanted }) => ({ suggestion: wanted }),
      },
    }),
  },
  'missing-field': {
    code: 104,
    severity: 'error',
    title: 'A field that has to be there is missing',
    why: 'Without it the block would have a hole, such as a button that leads nowhere.',
    bad: 'buttons:\n  - label: Call us',
    good: 'buttons:\n  - label: Call us\n    to: tel:+97140000000',
    ...byReason<Params<'missing-field'>>({
      schema: {
        message: ({ names, owner }) => `${listed(names)} is missing in ${owner}.`,
        hint: ({ names: [name = '', ...others], field, shared }) =>
          others.length > 0
            ? `Add one of ${listed([name, ...others])}.`
            : `Add a line such as ${exampleLine(name, field, shared)}. ${firstSentence(field.description ?? '')}`.trim(),
      },
      split: {
        message: ({ parts }) =>
          parts.length === 1
            ? `${parts[0]} begins an entry of its own, in which the fields of the entry above are missing.`
            : `${listed(parts, 'and')} begin entries of their own, in which the fields of the entry above are missing.`,
        hint: ({ parts, before, lacks }) =>
          parts.length === 1
            ? `If it belongs to the entry above, take the dash in front of ${parts[0]} away, so that it begins in the column of ${before}. If not, it needs ${listed(lacks, 'and')} as well.`
            : `If they belong to the entry above, take the dashes in front of ${listed(parts, 'and')} away, so that they begin in the column of ${before}. If not, each needs ${listed(lacks, 'and')} as well.`,
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
      'language-folder': {
        message: ({ lang }) =>
          `folder is missing here, so the pages in pages/${lang} are taken for pages of the site’s own language.`,
        hint: ({ lang, name }) => `Write { lang: ${lang}, name: ${name}, folder: ${lang} }.`,
      },
      'fragment-value': {
        message: ({ fragment, asked }) => {
          const [values, are] = asked.length === 1 ? ['a value', 'is'] : ['values', 'are'];
          return `The fragment ${fragment} asks for ${values} called ${listed(asked, 'and')}, which ${are} not given here.`;
        },
        hint: ({ wanted, asked, given, file, field }) => {
          const line = asked
            .map((name) => `${name}: ${exampleFor(name === wanted ? field : name, name)}`)
            .join(', ');
          const what =
            given.length > 0 ? `a line below with: such as ${line}` : `with: { ${line} }`;
          return `Add ${what}, or write {{ with.${wanted} | default: "" }} in ${file}.`;
        },
      },
    }),
  },
  'missing-value': {
    code: 107,
    severity: 'error',
    title: 'A field without a value',
    why: 'The colon is there and nothing behind it. A value that begins with # is a comment, unless it stands in quotation marks.',
    bad: '- type: banner\n  title:',
    good: '- type: banner\n  title: Who we are',
    message: ({ name, error }) =>
      `${capital(name)} ${error.keyword === 'type' ? 'has no value' : 'is empty'}.`,
    hint: (params) => {
      const { name } = params;
      const where = isEntry(name) ? 'in its place' : `after ${name}:`;
      const what = isEntry(name) ? 'entry' : 'line';
      return `Write ${wantedTypes(params)} ${where}, such as ${exampleOf(params)}, or delete the ${what}.`;
    },
  },
  'empty-list': {
    code: 108,
    severity: 'error',
    title: 'A list with too few entries',
    why: 'The block would be drawn as an empty frame.',
    bad: '- type: card-grid\n  items: []',
    good: '- type: card-grid\n  items:\n    - title: Cleaning',
    message: ({ name, error }) =>
      `The list ${name} is ${(error.data as unknown[]).length === 0 ? 'empty' : 'too short'}.`,
    hint: ({ error: { params } }) =>
      `It needs ${params.limit === 1 ? 'at least one entry' : `${params.limit} entries or more`}.`,
  },
  'misplaced-key': {
    code: 109,
    severity: 'error',
    title: 'A field that is indented too far, or not far enough',
    why: 'The indentation says what a field belongs to. This one is known, but one level further out or in.',
    bad: '- type: card-grid\n  items:\n    - title: Cleaning\n      heading: Services',
    good: '- type: card-grid\n  heading: Services\n  items:\n    - title: Cleaning',
    ...byReason<Params<'misplaced-key'>>({
      field: {
        message: ({ names, owner, to }) =>
          `${listed(names, 'and')} ${names.length === 1 ? 'is not a field' : 'are not fields'} of ${owner}, but of ${to}.`,
        hint: ({ names, owner, to, move, isNew }) => {
          const [it, lines] = names.length === 1 ? ['it', 'it lines'] : ['them', 'they line'];
          if (isNew)
            return `Write ${to}: in a line above ${it}, and indent ${it} by two more spaces.`;
          switch (move) {
            case 'below':
              return `Write ${it} below ${to}:, indented by two more spaces.`;
            case 'less':
              return `Indent ${it} less, so that ${lines} up with the other fields of ${to}.`;
            case 'further':
              return `Indent ${it} further than ${owner}, so that ${lines} up with the fields of ${to}.`;
          }
        },
      },
      block: {
        message: ({ type, list, noun, isHolder }) =>
          isHolder
            ? `This ${type} block stands among the ${list} of ${noun}, and not in the list blocks of one of them.`
            : `This ${type} block stands among the entries of ${list} of ${noun}, because it is indented too far.`,
        hint: ({ type, list, isHolder }) =>
          isHolder
            ? `Each of the ${list} holds its blocks below blocks:. Write "- blocks:" in a line above "- type: ${type}" if it is not there, and indent the block further than that.`
            : 'Indent it and its fields less, so that its dash lines up with those of the other blocks.',
      },
    }),
  },
  'renamed-key': {
    code: 131,
    severity: 'error',
    title: 'A field that has another name today',
    why: 'Old names are known for a while so that pages can be brought up to date: npx pagewright migrate does it.',
    bad: '- type: banner\n  headline: Who we are # before it was called title',
    good: '- type: banner\n  title: Who we are',
    message: ({ from, to, since }) => `${from} has been called ${to} since version ${since}.`,
    hint: ({ to }) => `Write ${to}: instead; npx pagewright migrate does so on all pages.`,
    fix: ({ to }) => ({ suggestion: to }),
  },
} satisfies Partial<Rules>;

/** Returns a value for a fragment that stands in its field `field`. */
function exampleFor(field: string | number | undefined, wanted: string): string {
  return /^(?:to|link|url|href)$/.test(`${field}`) || wanted === 'to' ? '/about' : 'Some words';
}
