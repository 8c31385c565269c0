import { knownWords } from '../../content/words/nearest.ts';
import type { Rule } from '../model/rule.ts';
import { guessed, listed } from '../wording/phrases.ts';

export const rule: Rule<'unknown-entry'> = {
  code: 335,
  severity: 'error',
  title: 'A reference to an entry that there is not',
  why: 'The field names an entry of a collection, and links, filters and lists go by that name.',
  bad: '# pages/_collections/posts/a-new-roof.yaml\ncategory: Nesw',
  good: '# pages/_collections/posts/a-new-roof.yaml\ncategory: News',
  message: ({ wanted, collection, field }) =>
    `“${wanted}” is the ${field} of no entry of ${collection}.`,
  hint: ({ wanted, collection, values }) => {
    const { suggestion } = knownWords(values).meant(wanted);
    if (suggestion) return guessed(suggestion);
    const there = `pages/_collections/${collection}`;
    return values.size > 0
      ? `Write one of: ${listed([...values], 'or', 12)}. To have another, add an entry to ${there}.`
      : `Add an entry to ${there}.`;
  },
  fix: ({ wanted, values, unnamed }) => ({
    ...knownWords(values).meant(wanted),
    lost: { word: wanted, known: unnamed ?? [] },
  }),
};
