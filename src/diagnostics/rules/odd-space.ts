import type { Rule } from '../model/rule.ts';

export const rule: Rule<'odd-space'> = {
  code: 217,
  severity: 'error',
  title: 'A space that looks like one and is none',
  why: 'A non-breaking or invisible space comes from copying out of a web page. YAML takes it for a letter.',
  bad: '  title: Who we are',
  good: '  title: Who we are',
};
