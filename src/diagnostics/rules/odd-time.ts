import type { Rule } from '../rule.ts';

export const oddTime: Rule<'odd-time'> = {
  code: 730,
  name: 'odd-time',
  severity: 'error',
  title: 'A day or a time zone that there is not',
  why: 'Pages, blocks and entries appear and disappear at the times that are written, in the time zone of the site.',
  bad: 'publishFrom: 2026-02-30',
  good: 'publishFrom: 2026-03-01',
};
