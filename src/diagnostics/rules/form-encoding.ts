import type { Rule } from '../model/rule.ts';

export const rule: Rule<'form-encoding'> = {
  code: 605,
  severity: 'error',
  title: 'A form with a file that would not send it',
  why: 'Files travel only with encoding: multipart.',
  bad: 'encoding: json\nfields:\n  - { name: cv, label: CV, type: file }',
  good: 'encoding: multipart\nfields:\n  - { name: cv, label: CV, type: file }',
  message: ({ name }) => `The file of the field “${name}” would not be sent.`,
  hint: 'Write encoding: multipart.',
};
