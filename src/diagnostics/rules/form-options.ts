import type { Rule } from '../rule.ts';

export const formOptions: Rule<'form-options'> = {
  code: 603,
  name: 'form-options',
  severity: 'error',
  title: 'A choice without the options, or a default that is none of them',
  why: 'There would be nothing to choose.',
  bad: 'fields:\n  - { name: city, label: City, type: select }',
  good: 'fields:\n  - { name: city, label: City, type: select, options: [Dubai, Sharjah] }',
};
