import type { Rule } from '../model/rule.ts';

export const specialCharacter: Rule<'special-character'> = {
  code: 212,
  name: 'special-character',
  severity: 'error',
  title: 'A text that begins with a sign that has a meaning in YAML',
  why: 'Texts that begin with * & ! @ ` % have to stand in quotation marks.',
  bad: 'text: **Bold** words',
  good: 'text: "**Bold** words"',
};
