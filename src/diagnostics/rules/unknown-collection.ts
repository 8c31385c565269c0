import { ownNames, withoutFile } from '../../content/model/names.ts';
import type { Site } from '../../content/site/site.ts';
import type { Rule } from '../model/rule.ts';
import { type Meant, meant } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';

export const rule: Rule<'unknown-collection'> = {
  code: 306,
  severity: 'error',
  title: 'There is no collection of this name',
  why: 'Collections are the files and folders of pages/_collections.',
  bad: 'itemsFrom:\n  collection: servces',
  good: 'itemsFrom:\n  collection: services',
  message: ({ name, isOfSchema }) =>
    isOfSchema
      ? `The schema has "x-collection": "${name}" for this field, and there is no such collection.`
      : `There is no collection called ${name}.`,
  hint: ({ name, known, isOfSchema }, site) => {
    const { suggestion, sure } = collectionFor(name, known, site);
    // The schema is mostly right, and the collection still to be written.
    const write = `Write it into pages/_collections/${name}.yaml.`;
    if (known.length === 0 || (isOfSchema && !sure)) return write;
    return guessed(suggestion, (suggestion ? '' : `${write} `) + collectionsOf(known));
  },
  fix: ({ name, known, isOfSchema }, site) => {
    const uses = ['collection: *', 'each: *'];
    const file = `pages/_collections/${name}.yaml`;
    const lost = { word: name, known: ownNames(known), uses, file, rest: collectionsOf(known) };
    return { ...(!isOfSchema && collectionFor(name, known, site)), lost };
  },
};

const collectionsOf = (known: string[]) => `Collections: ${listed(ownNames(known), 'and', 12)}.`;

/** Returns the collection that was probably meant; a single collection is always suggested. */
function collectionFor(name: string, all: string[], { blockTypes }: Site): Meant {
  const known = ownNames(all);
  const near = meant(withoutFile(name), known);
  // A block with the name among its keywords shows the same kind of entries: blog, posts and news.
  const alike = [...blockTypes.values()].find(({ schema }) => schema.keywords?.includes(name));
  const other = known.find((one) => alike?.schema.keywords?.includes(one));
  // The name that begins alike is likelier than a synonym: cases for case-studies.
  const isAlike = near.suggestion && name.startsWith(near.suggestion.replace(/s$/, ''));
  if (!near.sure && !isAlike && other !== undefined) return { suggestion: other };
  const [only] = known.length === 1 ? known : [];
  return only !== undefined && near.suggestion === undefined ? { suggestion: only } : near;
}
