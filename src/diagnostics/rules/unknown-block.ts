import type { Rule } from '../rule.ts';

export const unknownBlock: Rule<'unknown-block'> = {
  code: 101,
  name: 'unknown-block',
  severity: 'error',
  title: 'There is no block of this type',
  why: 'Nothing can be drawn for it, so visitors would miss a part of the page. Mostly it is a slip of the finger.',
  bad: '- type: baner\n  title: Who we are',
  good: '- type: banner\n  title: Who we are',
};
