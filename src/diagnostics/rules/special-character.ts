import { quoted } from '../../content/yaml/edits.ts';
import type { Rule } from '../model/rule.ts';
import { lineWith } from '../wording/line-with.ts';

export const rule: Rule<'special-character'> = {
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
};
