import type { Rule } from '../model/rule.ts';

export const rule: Rule<'wrong-ending'> = {
  code: 705,
  severity: 'error',
  title: 'A YAML file that does not end in .yaml',
  why: 'It is not read.',
  bad: 'pages/about.yml',
  good: 'pages/about.yaml',
  message: ({ name }) => `${name} does not end in .yaml, so it is not read.`,
  hint: ({ right }) => `Rename it to ${right}.`,
  fix: ({ right }) => ({ suggestion: right }),
};
