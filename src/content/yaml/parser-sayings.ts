/** Words of the parser that say plainly enough what is wrong, and ours for them. */
import type { ProblemName } from '../problems/codes.ts';

interface Saying {
  code: ProblemName;
  /** The parser's words. */
  pattern: RegExp;
  message: string;
  /** `…` becomes the part of the line that is meant. */
  hint: string;
  /** Finds the line that is meant, when it is not the one that the parser names. */
  line?: RegExp;
  /** Finds the part of the line that is meant. */
  part?: RegExp;
}

export const parserSayings: Saying[] = [
  {
    code: 'too-deep',
    pattern: /^nesting exceeded/,
    message: 'The lists and groups of this file lie too deep in one another.',
    hint: 'A page needs a few levels only; look for brackets that were opened and not closed.',
  },
  {
    code: 'too-many-aliases',
    pattern: /merge keys exceeded|abnormal merge/,
    message: 'This file repeats parts of itself (with & and *) so often that it becomes too large.',
    hint: 'Write the parts out, or put what is repeated into a fragment or a collection.',
  },
  {
    code: 'special-character',
    pattern: /^cannot merge mappings/,
    message:
      'After <<: stands what is merged in: a star and the name of a part that was marked with & before.',
    hint: 'Write a star before the name, as in <<: *name.',
    line: /^[\s-]*<<\s*:\s*(?![*[\s{])/,
    part: /(?<=<<\s*:\s*)\S.*$/,
  },
  {
    code: 'special-character',
    pattern: /^unidentified alias/,
    message:
      'A text that begins with a star has a special meaning in YAML: it repeats a part that was marked with & before, and there is no such part.',
    hint: 'If it is text, put all of it in quotes: "…".',
    part: /(?<=[:\s-]\s*)\*.*$/,
  },
  {
    code: 'special-character',
    pattern: /^unknown tag/,
    message: 'A text that begins with an exclamation mark has a special meaning in YAML.',
    hint: 'Put the whole text in quotes: "…".',
    line: /(?:^|\s)![^\s]/,
    part: /(?<=(?:^|\s))!.*$/,
  },
  {
    code: 'second-document',
    pattern: /^expected a single document/,
    message: 'A line of three dashes begins a second document; a file holds one only.',
    hint: 'Delete the line --- or move what follows into a file of its own.',
    line: /^---/,
  },
  {
    code: 'escape',
    pattern: /escape sequence|hexadecimal character/,
    message:
      'Within double quotes a backslash has a special meaning, and this one is followed by a letter that it does not go with.',
    hint: "Write two backslashes, or use single quotes: 'C:\\files'.",
    part: /\\(?!["\\/0abtnvfreNxuULP_ \t])\S*?(?="|\s|$)/,
  },
  {
    code: 'unprintable-character',
    pattern: /non-printable/,
    message: 'This file has a character that cannot be printed, probably from copying and pasting.',
    hint: 'Delete the text around it and type it again.',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    line: /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    part: /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]+/,
  },
];
