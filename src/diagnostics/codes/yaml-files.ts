import type { CodeGroup } from './code-entry.ts';

/** 22x and 23x: rarer signs, and files as a whole. */
export const yamlFiles = {
  escape: {
    number: 220,
    title: 'A backslash that goes with no letter',
    why: 'Within double quotation marks a backslash has a meaning of its own.',
    bad: 'text: "C:\\files"',
    good: "text: 'C:\\files'",
  },
  'unprintable-character': {
    number: 221,
    title: 'A character that cannot be printed',
    why: 'It cannot be seen in an editor and cannot be shown in a page. It comes from copying and pasting.',
    bad: 'title: Who we are (with an invisible character)',
    good: 'title: Who we are (typed anew)',
  },
  'list-in-line': {
    number: 222,
    title: 'A list that begins in the line of its name',
    why: 'Each entry of a list has a line of its own that begins with a dash.',
    bad: 'items: - title: One',
    good: 'items:\n  - title: One',
  },
  'line-without-name': {
    number: 223,
    title: 'A line without a name and a colon',
    why: 'YAML does not know what the line belongs to.',
    bad: 'title: Who we are\nOur story',
    good: 'title: Who we are\ndescription: Our story',
  },
  'stray-comma': {
    number: 225,
    title: 'A comma or a semicolon at the end of a value',
    why: 'JSON and programs need it there; in YAML it belongs to the text, and visitors would see it.',
    bad: 'title: Who we are,',
    good: 'title: Who we are',
  },
  'empty-file': {
    number: 230,
    title: 'A file that holds nothing',
    why: 'A page needs a title and blocks; an empty file makes no page and no entry.',
    bad: '# to be written',
    good: 'title: Who we are\nblocks:\n  - type: banner\n    title: Who we are',
  },
  'not-utf8': {
    number: 231,
    title: 'A file that is not stored as UTF-8',
    why: 'Letters such as é would be shown as question marks.',
    bad: 'title: Caf? (stored as Latin-1)',
    good: 'title: Café (stored as UTF-8)',
  },
  'file-too-large': {
    number: 232,
    title: 'A file of more than a megabyte',
    why: 'No page is that long; something was pasted into it that belongs elsewhere.',
    bad: 'image: data:image/png;base64,…',
    good: 'image: /images/team.png',
  },
  'unreadable-file': {
    number: 233,
    title: 'A file that cannot be opened',
    why: 'It was moved meanwhile, or the system does not let it be read.',
    bad: 'pages/team.yaml (without the right to read it)',
    good: 'pages/team.yaml (chmod +r)',
  },
  'too-many-aliases': {
    number: 234,
    title: 'Repetitions with & and * that grow without end',
    why: 'Each repeats others, so that a few lines would fill the memory.',
    bad: '- &block\n  type: columns\n  columns:\n    - blocks: [*block]',
    good: '- type: fragment\n  name: block',
  },
  'too-deep': {
    number: 235,
    title: 'Lists and groups too deep within one another',
    why: 'A page needs a few levels; mostly brackets were opened and not closed.',
    bad: 'items: [[[[[[[[',
    good: 'items: []',
  },
  'odd-name': {
    number: 236,
    title: 'A name that means something to programs',
    why: '__proto__ and toString would change how other values are read.',
    bad: '__proto__: team',
    good: 'team: …',
  },
} satisfies CodeGroup;
