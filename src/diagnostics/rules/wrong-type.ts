import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Rule } from '../model/rule.ts';

export const wrongType: Rule<'wrong-type'> = {
  code: 105,
  name: 'wrong-type',
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
};

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
