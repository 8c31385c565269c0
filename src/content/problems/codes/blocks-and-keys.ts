import type { CodeGroup } from './code-entry.ts';

/** 1xx: what a page, a block or an entry may hold. */
export const blocksAndKeys = {
  'unknown-block': {
    number: 101,
    title: 'There is no block of this type',
    why: 'Nothing can be drawn for it, so visitors would miss a part of the page. Mostly it is a slip of the finger.',
    bad: '- type: baner\n  title: Who we are',
    good: '- type: banner\n  title: Who we are',
  },
  'missing-type': {
    number: 102,
    title: 'A block does not say which type it is',
    why: 'The type decides how a block looks and which fields it has.',
    bad: '- title: Who we are',
    good: '- type: banner\n  title: Who we are',
  },
  'unknown-key': {
    number: 103,
    title: 'A field that does not exist here',
    why: 'What stands there would never be shown. It is misspelt, or belongs to another block.',
    bad: '- type: banner\n  titel: Who we are',
    good: '- type: banner\n  title: Who we are',
  },
  'missing-field': {
    number: 104,
    title: 'A field that has to be there is missing',
    why: 'Without it the block would have a hole, such as a button that leads nowhere.',
    bad: 'buttons:\n  - label: Call us',
    good: 'buttons:\n  - label: Call us\n    to: tel:+97140000000',
  },
  'wrong-type': {
    number: 105,
    title: 'A value of the wrong kind',
    why: 'YAML tells texts, numbers, true or false, lists and groups apart by how they are written: 2026 is a number, "2026" is a text, and a list has dashes.',
    bad: '- type: banner\n  title: 2026',
    good: '- type: banner\n  title: "2026"',
  },
  'wrong-value': {
    number: 106,
    title: 'A value that is not possible here',
    why: 'Some fields know a few words only, or a certain form, such as an address or a date.',
    bad: '- type: banner\n  title: Who we are\n  tone: drak',
    good: '- type: banner\n  title: Who we are\n  tone: dark',
  },
  'missing-value': {
    number: 107,
    title: 'A field without a value',
    why: 'The colon is there and nothing behind it. A value that begins with # is a comment, unless it stands in quotation marks.',
    bad: '- type: banner\n  title:',
    good: '- type: banner\n  title: Who we are',
  },
  'empty-list': {
    number: 108,
    title: 'A list with too few entries',
    why: 'The block would be drawn as an empty frame.',
    bad: '- type: card-grid\n  items: []',
    good: '- type: card-grid\n  items:\n    - title: Cleaning',
  },
  'misplaced-key': {
    number: 109,
    title: 'A field that is indented too far, or not far enough',
    why: 'The indentation says what a field belongs to. This one is known, but one level further out or in.',
    bad: '- type: card-grid\n  items:\n    - title: Cleaning\n      heading: Services',
    good: '- type: card-grid\n  heading: Services\n  items:\n    - title: Cleaning',
  },
  'duplicate-id': {
    number: 110,
    title: 'Two blocks of a page have the same id',
    why: 'A link to the id would not know which of the two is meant.',
    bad: '- { type: banner, title: One, id: team }\n- { type: banner, title: Two, id: team }',
    good: '- { type: banner, title: One, id: team }\n- { type: banner, title: Two, id: partners }',
  },
  'too-many-parts': {
    number: 111,
    title: 'More blocks or items than a page can hold',
    why: 'No visitor scrolls that far; mostly a fragment uses itself again and again, or itemsFrom has no limit.',
    bad: 'itemsFrom:\n  collection: everything',
    good: 'itemsFrom:\n  collection: everything\n  limit: 20',
  },
} satisfies CodeGroup;
