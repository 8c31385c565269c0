import type { Rule } from '../rule.ts';

export const oddPath: Rule<'odd-path'> = {
  code: 704,
  name: 'odd-path',
  severity: 'error',
  title: 'A name that cannot be part of an address',
  why: 'Capital letters, spaces and accents are written differently by different browsers and servers.',
  bad: 'pages/Über uns.yaml',
  good: 'pages/uber-uns.yaml',
};
