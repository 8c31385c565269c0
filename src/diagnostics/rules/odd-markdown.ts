import type { Rule } from '../rule.ts';

export const oddMarkdown: Rule<'odd-markdown'> = {
  code: 502,
  name: 'odd-markdown',
  severity: 'warning',
  title: 'Markdown that would be shown with its signs',
  why: 'A bracket, a star or a blank is missing or too many, so visitors would see the signs and no link, bold word or heading.',
  bad: 'body: See [our prices] (/prices).',
  good: 'body: See [our prices](/prices).',
};
