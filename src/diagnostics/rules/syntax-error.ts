import type { Rule } from '../model/rule.ts';
import { COMPARE_LINES } from '../wording/syntax-words.ts';

export const rule: Rule<'syntax-error'> = {
  code: 201,
  severity: 'error',
  title: 'A line that cannot be read as YAML',
  why: 'Nothing of the file can be shown until it can be read.',
  bad: 'title: Who we are\n}',
  good: 'title: Who we are',
  message: ({ found }) =>
    found
      ? `A ${found} stands here, and nothing is open that it could close.`
      : 'This line is not valid YAML.',
  hint: ({ found }) => (found ? 'Delete it.' : COMPARE_LINES),
};
