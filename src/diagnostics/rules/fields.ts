import type { IssueParams } from '../../content/model/issue-params.ts';
import { listed } from '../../content/words/nearest.ts';
import type { Rules } from '../model/rule.ts';

export const fieldRules = {
  'unknown-key': {
    code: 103,
    severity: 'error',
    title: 'A field that does not exist here',
    why: 'What stands there would never be shown. It is misspelt, or belongs to another block.',
    bad: '- type: banner\n  titel: Who we are',
    good: '- type: banner\n  title: Who we are',
    message: (params) => {
      const { name } = params;
      switch (params.reason) {
        case 'each':
          return `${name} is not a field of a page.`;
        case 'fragment-value':
          return `The fragment ${params.fragment} has no place for a value called ${name}.`;
        case 'other-entries':
          return `No other entry of ${params.collection} has a field ${name}, and all of them have ${params.wanted}, which this one lacks.`;
        case 'token':
          return `No style sheet has a token called ${name}, so this changes nothing.`;
      }
    },
    hint: (params) => {
      switch (params.reason) {
        case 'each':
          return 'Did you mean each? It says for which entries of a collection the file makes pages.';
        case 'fragment-value':
          return `Did you mean ${params.wanted}? It is what the fragment asks for.`;
        case 'other-entries':
          return `Did you mean ${params.wanted}?`;
        case 'token':
          return `Did you mean ${params.wanted}? The tokens stand at the top of blocks/_shared/styles/base.css.`;
      }
    },
    fix: (params) => {
      if (params.reason === 'each') return { suggestion: 'each', sure: true };
      if (params.reason === 'fragment-value') return { suggestion: params.wanted, sure: true };
      return { suggestion: params.wanted };
    },
  },
  'missing-field': {
    code: 104,
    severity: 'error',
    title: 'A field that has to be there is missing',
    why: 'Without it the block would have a hole, such as a button that leads nowhere.',
    bad: 'buttons:\n  - label: Call us',
    good: 'buttons:\n  - label: Call us\n    to: tel:+97140000000',
    message: (params) => {
      switch (params.reason) {
        case 'parameter':
          return `This entry has no ${params.name}, which the address of its page in ${params.file} is made of.`;
        case 'feed-entry':
          return `The entry ${params.entry} of ${params.collection} has no ${params.title} or no ${params.date} that is a date, so the feed cannot name it.`;
        case 'language-folder':
          return `folder is missing here, so the pages in pages/${params.lang} are taken for pages of the site’s own language.`;
        case 'fragment-value': {
          const { fragment, asked } = params;
          const [values, are] = asked.length === 1 ? ['a value', 'is'] : ['values', 'are'];
          return `The fragment ${fragment} asks for ${values} called ${listed(asked, 'and')}, which ${are} not given here.`;
        }
      }
    },
    hint: (params) => {
      switch (params.reason) {
        case 'parameter':
          return `Add ${params.name}: with small letters, digits and dashes, or leave the entry out with where: in the page’s each:.`;
        case 'feed-entry':
          return `Write both into the entry, or name the fields that hold them: fields: {title: ${params.title}, date: ${params.date}}.`;
        case 'language-folder':
          return `Write { lang: ${params.lang}, name: ${params.name}, folder: ${params.lang} }.`;
        case 'fragment-value': {
          const { wanted, asked, given, file, field } = params;
          const line = asked
            .map((name) => `${name}: ${exampleFor(name === wanted ? field : name, name)}`)
            .join(', ');
          const what =
            given.length > 0 ? `a line below with: such as ${line}` : `with: { ${line} }`;
          return `Add ${what}, or write {{ with.${wanted} | default: "" }} in ${file}.`;
        }
      }
    },
  },
  'wrong-type': {
    code: 105,
    severity: 'error',
    title: 'A value of the wrong kind',
    why: 'YAML tells texts, numbers, true or false, lists and groups apart by how they are written: 2026 is a number, "2026" is a text, and a list has dashes.',
    bad: '- type: banner\n  title: 2026',
    good: '- type: banner\n  title: "2026"',
    message: (params) =>
      params.reason === 'other-entries'
        ? `${params.name} is the text ${params.word} here, and true or false in all other entries, so that conditions on it do not find this one.`
        : wrongTypes[params.reason][0],
    hint: (params) => {
      if (params.reason === 'other-entries') {
        return `Write ${params.name}: ${/^(?:y|yes|on)$/i.test(params.word)}.`;
      }
      const hint = wrongTypes[params.reason][1];
      return typeof hint === 'string' ? hint : hint(params.name);
    },
  },
  'missing-value': {
    code: 107,
    severity: 'error',
    title: 'A field without a value',
    why: 'The colon is there and nothing behind it. A value that begins with # is a comment, unless it stands in quotation marks.',
    bad: '- type: banner\n  title:',
    good: '- type: banner\n  title: Who we are',
  },
  'empty-list': {
    code: 108,
    severity: 'error',
    title: 'A list with too few entries',
    why: 'The block would be drawn as an empty frame.',
    bad: '- type: card-grid\n  items: []',
    good: '- type: card-grid\n  items:\n    - title: Cleaning',
  },
  'misplaced-key': {
    code: 109,
    severity: 'error',
    title: 'A field that is indented too far, or not far enough',
    why: 'The indentation says what a field belongs to. This one is known, but one level further out or in.',
    bad: '- type: card-grid\n  items:\n    - title: Cleaning\n      heading: Services',
    good: '- type: card-grid\n  heading: Services\n  items:\n    - title: Cleaning',
  },
  'renamed-key': {
    code: 131,
    severity: 'error',
    title: 'A field that has another name today',
    why: 'Old names are known for a while so that pages can be brought up to date: npx pagewright migrate does it.',
    bad: '- type: banner\n  headline: Who we are # before it was called title',
    good: '- type: banner\n  title: Who we are',
  },
} satisfies Partial<Rules>;

/** Returns a value for a fragment that stands in its field `field`. */
function exampleFor(field: string | number | undefined, wanted: string): string {
  return /^(?:to|link|url|href)$/.test(`${field}`) || wanted === 'to' ? '/about' : 'Some words';
}

const entry = 'An entry of a collection has to have fields, such as title: Opening hours.';
const page = 'A page has to have fields, each written as name: value.';
const firstLine = 'It begins with a line such as title: About us.';

/** What is said where no schema is asked: the message, and the hint for a name. */
const wrongTypes: {
  [reason in Exclude<IssueParams['wrong-type']['reason'], 'other-entries'>]: [
    string,
    string | ((name?: string) => string),
  ];
} = {
  'fragment-like-page': [
    'A fragment is a list of blocks itself, without title: and blocks: as a page has them.',
    'Take the line blocks: away, so that each block begins with its dash at the left edge.',
  ],
  'fragment-without-blocks': [
    'A fragment has to be a list of blocks, or one block.',
    'Begin each block with "- type:".',
  ],
  'collection-without-list': [
    'A collection has to be a list: each entry begins with a dash.',
    (name) =>
      name === undefined
        ? 'Write "- " before the first field of each entry, and indent its other fields by two spaces.'
        : `Take the line ${name}: away; the entries below it are the list.`,
  ],
  'entry-is-list': [
    'In a folder each entry has a file of its own, so this one is no list.',
    'Take the dash away and begin all of its fields at the left edge; further entries go into files of their own.',
  ],
  'entry-without-fields': [entry, 'Write each field as name: value.'],
  'block-without-fields': [
    'A block has to have fields, and the first of them is its type.',
    (name = 'text') =>
      `Write "- type: ${name}" and the block’s other fields below it, indented by two more spaces.`,
  ],
  'page-is-list': [
    page,
    'Begin it with the lines title: About us and blocks:, and indent the list below blocks: by two spaces.',
  ],
  'page-without-fields': [page, firstLine],
  'site-without-fields': [
    'The site file has to have fields, each written as name: value.',
    firstLine,
  ],
};
