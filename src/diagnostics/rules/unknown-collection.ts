import { listed, meant } from '../../content/words/nearest.ts';
import type { Rule } from '../model/rule.ts';

export const rule: Rule<'unknown-collection'> = {
  code: 306,
  severity: 'error',
  title: 'There is no collection of this name',
  why: 'Collections are the files and folders of pages/_collections.',
  bad: 'itemsFrom:\n  collection: servces',
  good: 'itemsFrom:\n  collection: services',
  message: ({ name }) => `There is no collection called ${name}.`,
  hint: ({ name, known }) => {
    const { suggestion } = meant(name, known);
    const guess = suggestion ? `Did you mean ${suggestion}? ` : '';
    return known.length > 0
      ? `${guess}Collections: ${listed(known, 'and')}.`
      : `Write it into pages/_collections/${name}.yaml.`;
  },
  fix: ({ name, known }) => meant(name, known),
};
