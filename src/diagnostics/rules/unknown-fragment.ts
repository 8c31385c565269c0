import { ownNames, withoutFile } from '../../content/model/names.ts';
import type { Rule } from '../model/rule.ts';
import { knownWords } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';

export const rule: Rule<'unknown-fragment'> = {
  code: 304,
  severity: 'error',
  title: 'There is no fragment of this name',
  why: 'The blocks of the fragment would be missing in the page.',
  bad: '- type: fragment\n  name: partner',
  good: '- type: fragment\n  name: partners',
  message: ({ name }) => `There is no fragment called ${name}.`,
  hint: ({ name, known }) => {
    const { suggestion } = knownWords(known).meant(withoutFile(name));
    return known.size > 0
      ? guessed(suggestion, fragmentsOf(known))
      : `Write it into pages/_fragments/${name}.yaml.`;
  },
  fix: ({ name, known }) => {
    const file = `pages/_fragments/${name}.yaml`;
    const rest = fragmentsOf(known);
    const lost = { word: name, known: ownNames(known), uses: ['name: *'], file, rest };
    return { ...knownWords(known).meant(withoutFile(name)), lost };
  },
};

const fragmentsOf = (known: Set<string>) => `Fragments: ${listed([...known], 'and')}.`;
