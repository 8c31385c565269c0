import { quoted, shown } from '../../content/yaml/quoting.ts';
import type { Rules } from '../model/rule.ts';
import { lineWith } from '../wording/line-with.ts';

export const yamlRules = {
  'syntax-error': {
    code: 201,
    severity: 'error',
    title: 'A line that cannot be read as YAML',
    why: 'Nothing of the file can be shown until it can be read.',
    bad: 'title: Who we are\n}',
    good: 'title: Who we are',
  },
  tab: {
    code: 202,
    severity: 'error',
    title: 'A tab where spaces belong',
    why: 'A tab has no fixed width, so YAML cannot tell what a line belongs to.',
    bad: '- type: banner\n\ttitle: Who we are',
    good: '- type: banner\n  title: Who we are',
  },
  indentation: {
    code: 203,
    severity: 'error',
    title: 'A line that does not line up with its neighbours',
    why: 'Fields that belong together begin in the same column; one space too many makes another group of them.',
    bad: '- type: banner\n   title: Who we are',
    good: '- type: banner\n  title: Who we are',
    message: ({ name }) =>
      `This line looks like the field ${name}, and is indented so far that it is a part of the text above it.`,
    hint: () =>
      'If it is a field, indent it less, so that it begins in the column of the other fields.',
  },
  'missing-space': {
    code: 204,
    severity: 'error',
    title: 'No space after a colon or a dash',
    why: 'Only with the space does the colon end a name, and the dash begin an entry.',
    bad: '- type: banner\n  title:Who we are',
    good: '- type: banner\n  title: Who we are',
  },
  'unquoted-colon': {
    code: 205,
    severity: 'error',
    title: 'A text with a colon and a space that has no quotation marks',
    why: 'YAML takes the words before the second colon for another name.',
    bad: 'title: Open: nine to five',
    good: 'title: "Open: nine to five"',
  },
  'unquoted-template': {
    code: 206,
    severity: 'error',
    title: 'A value that begins with a template and has no quotation marks',
    why: 'An opening brace begins a group in YAML.',
    bad: 'title: {{ entry.title }}',
    good: 'title: "{{ entry.title }}"',
    message: () => beginsWithTemplate.message,
    hint: ({ name }) => beginsWithTemplate.hint(name),
    fix: () => ({ fix: 'quote' }),
  },
  'unquoted-comment': {
    code: 207,
    severity: 'error',
    title: 'A value that begins with # and has no quotation marks',
    why: 'What follows a space and # is a comment, and nobody reads it.',
    bad: 'to: #team',
    good: 'to: "#team"',
    message: ({ value }) =>
      `A space and # begin a comment, so the text ends before it: "${shown(value)}".`,
    hint: (slip) =>
      `If it belongs to the text, put all of it in quotation marks: ${lineWith(slip, quoted(`${slip.value} ${slip.found}`))}. If it is a comment, leave a space after the #.`,
  },
  'unclosed-quote': {
    code: 208,
    severity: 'error',
    title: 'A quotation mark that is opened and not closed',
    why: 'Everything up to the next quotation mark, often many lines below, is taken for one text.',
    bad: 'title: "Who we are',
    good: 'title: "Who we are"',
    message: 'There is one quotation mark in this text where two belong, so visitors would see it.',
    hint: (slip) => {
      const bare = slip.value.replace(/^[“„]|["”']$/g, '');
      return bare === slip.value
        ? `Remove it, or close the quotation and put all of it in other quotation marks: ${lineWith(slip, quoted(slip.value))}.`
        : `Write ${lineWith(slip, bare)}, or quotation marks around all of it: ${lineWith(slip, quoted(bare))}.`;
    },
  },
  'text-after-quote': {
    code: 209,
    severity: 'error',
    title: 'A text that goes on after its closing quotation mark',
    why: 'Quotation marks stand around the whole value or not at all; those inside need others around them.',
    bad: 'title: "Oasis" in Dubai',
    good: 'title: \'"Oasis" in Dubai\'',
  },
  'unclosed-bracket': {
    code: 210,
    severity: 'error',
    title: 'A bracket that is opened and not closed',
    why: 'Everything below is taken for a part of it.',
    bad: 'items: [{ title: One }',
    good: 'items: [{ title: One }]',
  },
  'duplicate-key': {
    code: 211,
    severity: 'error',
    title: 'A field that stands twice',
    why: 'Only one of the two could be shown, and nobody would know which. Often a dash is missing before the second.',
    bad: 'items:\n  - title: One\n    title: Two',
    good: 'items:\n  - title: One\n  - title: Two',
  },
  'special-character': {
    code: 212,
    severity: 'error',
    title: 'A text that begins with a sign that has a meaning in YAML',
    why: 'Texts that begin with * & ! @ ` % have to stand in quotation marks.',
    bad: 'text: **Bold** words',
    good: 'text: "**Bold** words"',
    message: ({ value }) =>
      `A word that begins with & marks what follows for repeating, and is not shown: &${value}`,
    hint: (slip) =>
      `If it belongs to the text, put all of it in quotation marks: ${lineWith(slip, quoted(slip.found))}. If it is a mark, repeat it with *${slip.value} or delete it.`,
  },
  'block-text': {
    code: 213,
    severity: 'error',
    title: 'A long text that is not laid out as one',
    why: 'After | or > the text begins in the next line, and each of its lines is indented further than the name.',
    bad: 'body: |\nOur story',
    good: 'body: |\n  Our story',
  },
  'second-document': {
    code: 214,
    severity: 'error',
    title: 'A line of three dashes in the middle of a file',
    why: 'It begins a second document, and a file holds one page only.',
    bad: 'title: One\n---\ntitle: Two',
    good: 'title: One',
  },
  'conflict-marker': {
    code: 215,
    severity: 'error',
    title: 'The marks of a merge conflict',
    why: 'Git could not decide between two versions and wrote both into the file.',
    bad: '<<<<<<< HEAD\ntitle: One\n=======\ntitle: Two\n>>>>>>> feature',
    good: 'title: Two',
  },
  'smart-quote': {
    code: 216,
    severity: 'error',
    title: 'Curly quotation marks around a value',
    why: 'They come from a word processor. YAML knows the straight ones only, and would show the curly ones to visitors.',
    bad: 'title: “Open: nine to five”',
    good: 'title: "Open: nine to five"',
    message:
      'These are curly quotation marks, and they would be shown: YAML knows the straight ones only.',
    hint: (slip) =>
      `Write ${lineWith(slip, quoted(slip.value.slice(1, -1)))}. If they belong to the words, put straight ones around all of it: ${lineWith(slip, quoted(slip.value))}.`,
  },
  'odd-space': {
    code: 217,
    severity: 'error',
    title: 'A space that looks like one and is none',
    why: 'A non-breaking or invisible space comes from copying out of a web page. YAML takes it for a letter.',
    bad: '  title: Who we are',
    good: '  title: Who we are',
  },
  'missing-comma': {
    code: 218,
    severity: 'error',
    title: 'A comma that is missing, or stands twice, within brackets',
    why: 'Within brackets and braces commas stand between the parts, and a new line is no end.',
    bad: 'link: { label: About to: /about }',
    good: 'link: { label: About, to: /about }',
  },
  'missing-dash': {
    code: 219,
    severity: 'error',
    title: 'An entry of a list without its dash',
    why: 'Each entry of a list begins with a dash; lines without one belong to something else.',
    bad: 'items:\n    title: One\n  - title: Two',
    good: 'items:\n  - title: One\n  - title: Two',
  },
  escape: {
    code: 220,
    severity: 'error',
    title: 'A backslash that goes with no letter',
    why: 'Within double quotation marks a backslash has a meaning of its own.',
    bad: 'text: "C:\\files"',
    good: "text: 'C:\\files'",
  },
  'unprintable-character': {
    code: 221,
    severity: 'error',
    title: 'A character that cannot be printed',
    why: 'It cannot be seen in an editor and cannot be shown in a page. It comes from copying and pasting.',
    bad: 'title: Who we are (with an invisible character)',
    good: 'title: Who we are (typed anew)',
    message: 'The lines of this file end as on very old Macs (CR), so other programs see one line.',
    hint: 'Save the file with the line ends of Unix (LF) or Windows (CRLF): most editors show them at the bottom of the window.',
  },
  'list-in-line': {
    code: 222,
    severity: 'error',
    title: 'A list that begins in the line of its name',
    why: 'Each entry of a list has a line of its own that begins with a dash.',
    bad: 'items: - title: One',
    good: 'items:\n  - title: One',
  },
  'line-without-name': {
    code: 223,
    severity: 'error',
    title: 'A line without a name and a colon',
    why: 'YAML does not know what the line belongs to.',
    bad: 'title: Who we are\nOur story',
    good: 'title: Who we are\ndescription: Our story',
  },
  'unquoted-comma': {
    code: 224,
    severity: 'error',
    title: 'A text with a comma, within braces and without quotation marks',
    why: 'Within braces a comma ends a value, so that what follows is taken for the next field.',
    bad: 'button: { label: Ask, or call, to: /contact }',
    good: 'button: { label: "Ask, or call", to: /contact }',
  },
  'stray-comma': {
    code: 225,
    severity: 'warning',
    title: 'A comma or a semicolon at the end of a value',
    why: 'JSON and programs need it there; in YAML it belongs to the text, and visitors would see it.',
    bad: 'title: Who we are,',
    good: 'title: Who we are',
    message: ({ value }) =>
      `The ${value.at(-1)} at the end of this text would be shown: in YAML nothing stands at the end of a line.`,
    hint: (slip) => `Remove it: ${lineWith(slip, slip.value.slice(0, -1).trimEnd())}`,
  },
} satisfies Partial<Rules>;

/** What is said of `name: {{ ... }}`, which is read as groups within groups. */
export const beginsWithTemplate = {
  message: 'A value that begins with a template has to stand in quotation marks.',
  hint: (name: string) => `Write quotation marks around it: ${name}: ‹quoted›.`,
};
