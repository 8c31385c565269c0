import type { IssueParams } from '../../content/model/issue-params.ts';
import { meant } from '../../content/words/nearest.ts';
import type { Rules } from '../model/rule.ts';
import { autocompleteFor, usual } from '../wording/autocomplete.ts';

export const valueRules = {
  'wrong-value': {
    code: 106,
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
        case 'autocomplete':
          return `Browsers know no autocomplete called “${params.word}”, so they would fill in nothing, or the wrong thing.`;
        case 'font-of-other-site':
          return 'A font cannot come from another site: browsers are told not to load it.';
        case 'colour':
          return `Browsers know no colour called ${params.name}, so this one would be left out.`;
        case 'redirect-star':
          return `Nobody comes to ${params.from}: a star stands for itself in an address.`;
        case 'redirect-query':
          return `Nobody comes to ${params.from}: a redirect does not see what follows the ${params.character} of an address.`;
        case 'redirect-name':
          return `${params.name} is no name for a part of an address: it begins with a letter, and letters, digits and _ follow.`;
        case 'redirect-name-twice':
          return `${params.name} stands twice in ${params.from}.`;
        case 'redirect-lost-name':
          return `${params.name} has no value, because ${params.from} has no part of that name.`;
      }
    },
    hint: (params) => {
      switch (params.reason) {
        case 'two-lists':
        case 'language-twice':
          return 'Keep one of the two and delete the other.';
        case 'language-without-folder':
          return `Its pages belong there: pages/${params.folder}/index.yaml is the first.`;
        case 'autocomplete': {
          const suggestion = wanted(params);
          return `${suggestion ? `Did you mean ${suggestion}? ` : ''}Usual are ${usual}.`;
        }
        case 'font-of-other-site':
          return 'Put the file into the public folder and write its path: file: /fonts/lora.woff2.';
        case 'colour': {
          const guess = params.wanted ? `Did you mean ${params.wanted}? ` : '';
          return `${guess}Write the colour in digits, in quotation marks: ${params.field}: "#0d5c63".`;
        }
        case 'redirect-star':
          return `A part of any name is written with a colon. Did you mean ${wanted(params)}?`;
        case 'redirect-query':
          return `Write the address as far as its ${params.character}, and one redirect for all that may follow.`;
        case 'redirect-name': {
          const plain = params.name.replace(/\W+/g, '').replace(/^[\d_]+/, '') || 'name';
          return `Write :${plain}, and the same in to: where it stands there.`;
        }
        case 'redirect-name-twice':
          return 'Give each part a name of its own.';
        case 'redirect-lost-name': {
          const suggestion = wanted(params);
          return suggestion
            ? `Did you mean ${suggestion}?`
            : `Write it into from: as well, as in ${params.from.replace(/\/$/, '')}/${params.name}.`;
        }
      }
    },
    fix: (params) => {
      const suggestion = wanted(params);
      return suggestion ? { suggestion } : {};
    },
  },
  'odd-time': {
    code: 730,
    severity: 'error',
    title: 'A day or a time zone that there is not',
    why: 'Pages, blocks and entries appear and disappear at the times that are written, in the time zone of the site.',
    bad: 'publishFrom: 2026-02-30',
    good: 'publishFrom: 2026-03-01',
    message: (params) => {
      switch (params.reason) {
        case 'no-such-time':
          return `${params.text} is no day that there is, nor a day with a time.`;
        case 'no-such-zone':
          return `There is no time zone called ${params.text}.`;
        case 'ends-first':
          return 'This ends before it begins, so it would never be shown.';
      }
    },
    hint: ({ reason }) =>
      ({
        'no-such-time': 'Write the day as 2026-12-01, or with a time as 2026-12-01 08:00.',
        'no-such-zone': 'Write a region and a city, such as Asia/Dubai or Europe/London.',
        'ends-first': 'Let publishUntil name a later day than publishFrom.',
      })[reason],
  },
} satisfies Partial<Rules>;

/** Returns what was probably meant. */
function wanted(params: IssueParams['wrong-value']): string | undefined {
  switch (params.reason) {
    case 'autocomplete':
      return autocompleteFor(params.word);
    case 'colour':
      return params.wanted;
    case 'redirect-star':
      return params.from.replace(/\(?\.?\*+\)?/, ':name');
    case 'redirect-lost-name': {
      const { name, known } = params;
      return meant(name, known).suggestion ?? (known.length === 1 ? known[0] : undefined);
    }
    default:
      return undefined;
  }
}
