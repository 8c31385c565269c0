import type { Rule } from '../model/rule.ts';

export const strayComma: Rule<'stray-comma'> = {
  code: 225,
  name: 'stray-comma',
  severity: 'warning',
  title: 'A comma or a semicolon at the end of a value',
  why: 'JSON and programs need it there; in YAML it belongs to the text, and visitors would see it.',
  bad: 'title: Who we are,',
  good: 'title: Who we are',
};
