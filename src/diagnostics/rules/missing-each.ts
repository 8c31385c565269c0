import type { Rule } from '../rule.ts';

export const missingEach: Rule<'missing-each'> = {
  code: 702,
  name: 'missing-each',
  severity: 'error',
  title: 'A path with a part in brackets, and nothing that says what it stands for',
  why: 'A file such as pages/post/[slug].yaml makes one page for each entry of a collection.',
  bad: '# pages/post/[slug].yaml\ntitle: A post',
  good: '# pages/post/[slug].yaml\neach: posts\ntitle: "{{ entry.title }}"',
};
