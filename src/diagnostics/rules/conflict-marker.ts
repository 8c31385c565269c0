import type { Rule } from '../model/rule.ts';

export const rule: Rule<'conflict-marker'> = {
  code: 215,
  severity: 'error',
  title: 'The marks of a merge conflict',
  why: 'Git could not decide between two versions and wrote both into the file.',
  bad: '<<<<<<< HEAD\ntitle: One\n=======\ntitle: Two\n>>>>>>> feature',
  good: 'title: Two',
};
