import type { Rule } from '../model/rule.ts';

export const rule: Rule<'conflict-marker'> = {
  code: 215,
  severity: 'error',
  title: 'The marks of a merge conflict',
  why: 'Git could not decide between two versions and wrote both into the file.',
  bad: '<<<<<<< HEAD\ntitle: One\n=======\ntitle: Two\n>>>>>>> feature',
  good: 'title: Two',
  message: ({ found }) =>
    found === '<'
      ? 'Git has left a merge conflict here: two versions of the lines between <<<<<<< and >>>>>>>.'
      : 'Git has left a merge conflict here, of which this line is a part.',
  hint: ({ found }) =>
    found === '<'
      ? 'Keep the version that is right, delete the other, and delete the lines <<<<<<<, ======= and >>>>>>>.'
      : 'Delete this line, and look whether lines near it stand twice.',
};
