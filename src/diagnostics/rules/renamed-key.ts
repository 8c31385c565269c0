import type { Rule } from '../model/rule.ts';

export const renamedKey: Rule<'renamed-key'> = {
  code: 131,
  name: 'renamed-key',
  severity: 'error',
  title: 'A field that has another name today',
  why: 'Old names are known for a while so that pages can be brought up to date: npx pagewright migrate does it.',
  bad: '- type: banner\n  headline: Who we are # before it was called title',
  good: '- type: banner\n  title: Who we are',
};
