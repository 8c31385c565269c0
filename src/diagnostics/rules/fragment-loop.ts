import type { Rule } from '../model/rule.ts';

export const rule: Rule<'fragment-loop'> = {
  code: 305,
  severity: 'error',
  title: 'A fragment that uses itself',
  why: 'The page would never end.',
  bad: '# pages/_fragments/team.yaml\n- type: fragment\n  name: team',
  good: '# pages/_fragments/team.yaml\n- type: text\n  body: Our team',
  message: ({ names }) => `This fragment would never end: ${names.slice(-8).join(' uses ')}.`,
  hint: 'Delete one of these uses.',
  fix: ({ names }) => ({ lost: { word: [...new Set(names)].sort().join(' ') } }),
};
