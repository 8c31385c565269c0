import type { Rule } from '../model/rule.ts';

export const unknownKey: Rule<'unknown-key'> = {
  code: 103,
  name: 'unknown-key',
  severity: 'error',
  title: 'A field that does not exist here',
  why: 'What stands there would never be shown. It is misspelt, or belongs to another block.',
  bad: '- type: banner\n  titel: Who we are',
  good: '- type: banner\n  title: Who we are',
  message: (params) => {
    const { name } = params;
    switch (params.reason) {
      case 'each':
        return `${name} is not a field of a page.`;
      case 'fragment-value':
        return `The fragment ${params.fragment} has no place for a value called ${name}.`;
      case 'other-entries':
        return `No other entry of ${params.collection} has a field ${name}, and all of them have ${params.wanted}, which this one lacks.`;
      case 'token':
        return `No style sheet has a token called ${name}, so this changes nothing.`;
    }
  },
  hint: (params) => {
    switch (params.reason) {
      case 'each':
        return 'Did you mean each? It says for which entries of a collection the file makes pages.';
      case 'fragment-value':
        return `Did you mean ${params.wanted}? It is what the fragment asks for.`;
      case 'other-entries':
        return `Did you mean ${params.wanted}?`;
      case 'token':
        return `Did you mean ${params.wanted}? The tokens stand at the top of blocks/_shared/styles/base.css.`;
    }
  },
  fix: (params) => {
    if (params.reason === 'each') return { suggestion: 'each', sure: true };
    if (params.reason === 'fragment-value') return { suggestion: params.wanted, sure: true };
    return { suggestion: params.wanted };
  },
};
