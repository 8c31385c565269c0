import type { Rule } from '../rule.ts';

export const wrongValue: Rule<'wrong-value'> = {
  code: 106,
  name: 'wrong-value',
  severity: 'error',
  title: 'A value that is not possible here',
  why: 'Some fields know a few words only, or a certain form, such as an address or a date.',
  bad: '- type: banner\n  title: Who we are\n  tone: drak',
  good: '- type: banner\n  title: Who we are\n  tone: dark',
  message: (params) => {
    switch (params.reason) {
      case 'two-lists':
        return 'Both items and itemsFrom stand here, and there is one list only.';
      case 'language-twice':
        return `The language ${params.lang} stands in this list twice.`;
      case 'language-without-folder':
        return `There is no folder pages/${params.folder}, so this language has no pages.`;
      case 'font-of-other-site':
        return 'A font cannot come from another site: browsers are told not to load it.';
      case 'colour':
        return `Browsers know no colour called ${params.name}, so this one would be left out.`;
    }
  },
  hint: (params) => {
    switch (params.reason) {
      case 'two-lists':
      case 'language-twice':
        return 'Keep one of the two and delete the other.';
      case 'language-without-folder':
        return `Its pages belong there: pages/${params.folder}/index.yaml is the first.`;
      case 'font-of-other-site':
        return 'Put the file into the public folder and write its path: file: /fonts/lora.woff2.';
      case 'colour': {
        const guess = params.wanted ? `Did you mean ${params.wanted}? ` : '';
        return `${guess}Write the colour in digits, in quotation marks: ${params.field}: "#0d5c63".`;
      }
    }
  },
  fix: (params) =>
    params.reason === 'colour' && params.wanted ? { suggestion: params.wanted } : {},
};
