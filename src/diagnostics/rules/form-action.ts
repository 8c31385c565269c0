import type { Rule } from '../rule.ts';

export const formAction: Rule<'form-action'> = {
  code: 606,
  name: 'form-action',
  severity: 'error',
  title: 'A form that is sent nowhere',
  why: 'What visitors write would be lost.',
  bad: 'action: contact',
  good: 'action: /api/application/contact',
};
