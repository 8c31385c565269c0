import type { Rule } from '../rule.ts';

export const formField: Rule<'form-field'> = {
  code: 601,
  name: 'form-field',
  severity: 'error',
  title: 'A name that a form cannot use, or uses twice',
  why: 'Of two fields with one name only one would arrive.',
  bad: 'fields:\n  - { name: phone, label: Phone }\n  - { name: phone, label: Mobile }',
  good: 'fields:\n  - { name: phone, label: Phone }\n  - { name: mobile, label: Mobile }',
};
