import type { Rule } from '../rule.ts';

export const unknownKey: Rule<'unknown-key'> = {
  code: 103,
  name: 'unknown-key',
  severity: 'error',
  title: 'A field that does not exist here',
  why: 'What stands there would never be shown. It is misspelt, or belongs to another block.',
  bad: '- type: banner\n  titel: Who we are',
  good: '- type: banner\n  title: Who we are',
  message: (params) =>
    params.reason === 'each'
      ? `${params.name} is not a field of a page.`
      : `The fragment ${params.fragment} has no place for a value called ${params.name}.`,
  hint: (params) =>
    params.reason === 'each'
      ? 'Did you mean each? It says for which entries of a collection the file makes pages.'
      : `Did you mean ${params.wanted}? It is what the fragment asks for.`,
  fix: (params) => ({ suggestion: params.reason === 'each' ? 'each' : params.wanted, sure: true }),
};
