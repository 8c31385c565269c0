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
    }
  },
  hint: (params) =>
    params.reason === 'language-without-folder'
      ? `Its pages belong there: pages/${params.folder}/index.yaml is the first.`
      : 'Keep one of the two and delete the other.',
};
