import type { Rule } from '../model/rule.ts';

export const rule: Rule<'form-label'> = {
  code: 602,
  severity: 'error',
  title: 'A field of a form without a label',
  why: 'Nobody could tell what to fill in, least of all with a screen reader.',
  bad: 'fields:\n  - name: phone',
  good: 'fields:\n  - name: phone\n    label: Phone',
  message: ({ name }) => `The field “${name}” has no label, so nobody can tell what to fill in.`,
  hint: 'Write label: and the words above the field.',
};
