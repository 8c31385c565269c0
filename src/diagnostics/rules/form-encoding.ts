import type { Rule } from '../model/rule.ts';

export const rule: Rule<'form-encoding'> = {
  code: 605,
  severity: 'error',
  title: 'A form with a file that would not send it',
  why: 'Files travel only with encoding: multipart.',
  bad: '- type: form\n  encoding: json\n  fields:\n    - { name: cv, label: CV, type: file }',
  good: '- type: form\n  encoding: multipart\n  fields:\n    - { name: cv, label: CV, type: file }',
  message: ({ name }) => `The file of the field “${name}” would not be sent.`,
  hint: 'Write encoding: multipart.',
};
