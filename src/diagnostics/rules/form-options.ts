import type { Rule } from '../model/rule.ts';
import { nearest } from '../wording/nearest.ts';
import { guessed } from '../wording/phrases.ts';

export const rule: Rule<'form-options'> = {
  code: 603,
  severity: 'error',
  title: 'A choice without the options, or a default that is none of them',
  why: 'There would be nothing to choose.',
  bad: 'fields:\n  - { name: city, label: City, type: select }',
  good: 'fields:\n  - { name: city, label: City, type: select, options: [Dubai, Sharjah] }',
  message: (params) => {
    switch (params.reason) {
      case 'none':
        return `There is nothing to choose in the field “${params.name}”.`;
      case 'default':
        return `The default “${params.preset}” is none of the options.`;
      case 'twice':
        return `The option “${params.option}” stands in the list twice.`;
    }
  },
  hint: (params) => {
    switch (params.reason) {
      case 'none':
        return 'Write options: and a list of them.';
      case 'default': {
        const { preset, options } = params;
        return guessed(nearest(preset, options), `Write one of: ${options.join(', ')}.`);
      }
      case 'twice':
        return 'Leave one of them out.';
    }
  },
};
