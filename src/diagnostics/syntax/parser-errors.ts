/** What is said where no rule knows better: one sentence for each error of the package `yaml`, and for what only js-yaml minds. */
import type { DiagnosticName } from '../model/diagnostic.ts';

/** A sentence with what to do. */
export interface Saying {
  code: DiagnosticName;
  message: string;
  hint: string;
}

const compare =
  'Compare it with the lines around it: names end with a colon and a space, lists begin with a dash and a space, and lines that belong together begin in the same column.';

export const unreadable: Saying = {
  code: 'syntax-error',
  message: 'This line is not valid YAML.',
  hint: compare,
};

const indentation: Saying = {
  code: 'indentation',
  message: 'This line does not line up with the lines around it.',
  hint: compare,
};
const special: Saying = {
  code: 'special-character',
  message: 'A text that begins with * & ! @ ` or % has a special meaning in YAML.',
  hint: 'Put the whole text in quotation marks.',
};
const colon: Saying = {
  code: 'unquoted-colon',
  message: 'YAML takes words in this line for a name, because a colon follows them.',
  hint: 'If they are a text, put all of it in quotation marks.',
};
const bracket: Saying = {
  code: 'unclosed-bracket',
  message: 'A list or a group in brackets is not closed before this line.',
  hint: 'Look above for a [ or { without its ] or }.',
};
const nameless: Saying = {
  code: 'line-without-name',
  message: 'This line has no name with a colon, so YAML does not know what it belongs to.',
  hint: 'Give it a name, or indent it further than the line before if it belongs to that one.',
};

/** By the codes of https://eemeli.org/yaml/#errors. */
export const yamlErrors: Record<string, Saying> = {
  ALIAS_PROPS: special,
  BAD_ALIAS: special,
  BAD_COLLECTION_TYPE: special,
  BAD_DIRECTIVE: special,
  BAD_DQ_ESCAPE: {
    code: 'escape',
    message:
      'Within double quotes a backslash has a special meaning, and it cannot stand before this character.',
    hint: "Write two backslashes, or use single quotes: 'C:\\files'.",
  },
  BAD_INDENT: indentation,
  BAD_PROP_ORDER: special,
  BAD_SCALAR_START: special,
  BLOCK_AS_IMPLICIT_KEY: colon,
  BLOCK_IN_FLOW: bracket,
  KEY_OVER_1024_CHARS: colon,
  MISSING_CHAR: nameless,
  MULTILINE_IMPLICIT_KEY: nameless,
  MULTIPLE_ANCHORS: special,
  MULTIPLE_DOCS: {
    code: 'second-document',
    message: 'A line of three dashes begins a second document; a file holds one only.',
    hint: 'Delete the line --- or move what follows into a file of its own.',
  },
  MULTIPLE_TAGS: special,
  RESOURCE_EXHAUSTION: {
    code: 'too-deep',
    message: 'The lists and groups of this file lie too deep in one another.',
    hint: 'A page needs a few levels only; look for brackets that were opened and not closed.',
  },
  TAB_AS_INDENT: {
    code: 'tab',
    message: 'This line is indented with a tab, and YAML allows spaces only.',
    hint: 'Replace each tab by two spaces.',
  },
  TAG_RESOLVE_FAILED: special,
};

/** By what js-yaml says; the package yaml reads on, or for longer than anybody can wait. */
export const jsYamlErrors: [reason: RegExp, said: Saying][] = [
  [/^nesting exceeded/, yamlErrors.RESOURCE_EXHAUSTION as Saying],
  [
    /merge keys exceeded|abnormal merge/,
    {
      code: 'too-many-aliases',
      message:
        'This file repeats parts of itself (with & and *) so often that it becomes too large.',
      hint: 'Write the parts out, or put what is repeated into a fragment or a collection.',
    },
  ],
  [
    /non-printable/,
    {
      code: 'unprintable-character',
      message:
        'This line has a character that cannot be printed, probably from copying and pasting.',
      hint: 'Delete the text around it and type it again.',
    },
  ],
];
