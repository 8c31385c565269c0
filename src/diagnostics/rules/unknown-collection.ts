import { type Meant, meant } from '../../content/words/nearest.ts';
import type { Rule } from '../model/rule.ts';
import { listed } from '../wording/phrases.ts';

export const rule: Rule<'unknown-collection'> = {
  code: 306,
  severity: 'error',
  title: 'There is no collection of this name',
  why: 'Collections are the files and folders of pages/_collections.',
  bad: 'itemsFrom:\n  collection: servces',
  good: 'itemsFrom:\n  collection: services',
  message: ({ name }) => `There is no collection called ${name}.`,
  hint: ({ name, known }) => {
    const { suggestion } = collectionFor(name, known);
    const guess = suggestion ? `Did you mean ${suggestion}? ` : '';
    return known.length > 0
      ? `${guess}Collections: ${listed(known, 'and')}.`
      : `Write it into pages/_collections/${name}.yaml.`;
  },
  fix: ({ name, known }) => collectionFor(name, known),
};

/** Returns the collection that was probably meant: of one only it is that. */
function collectionFor(name: string, known: string[]): Meant {
  const near = meant(name, known);
  const [only] = known.length === 1 ? known : [];
  return only !== undefined && near.suggestion === undefined ? { suggestion: only } : near;
}
