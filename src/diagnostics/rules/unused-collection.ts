import type { Site } from '../../content/site/site.ts';
import type { Rule } from '../model/rule.ts';
import { ofOtherKind, whatToDoWith } from '../wording/file-names.ts';

export const rule: Rule<'unused-collection'> = {
  code: 331,
  severity: 'warning',
  title: 'A collection that no page uses',
  why: 'It is kept up to date for nobody.',
  bad: 'pages/_collections/old-prices.yaml',
  good: 'itemsFrom:\n  collection: prices',
  message: ({ name }) => `No page uses the collection ${name}.`,
  hint: ({ name, wanted }, site) =>
    wanted
      ? `Did you mean ${wanted}? Then move what is in ${name} to pages/_collections/${wanted}.`
      : whatToDoWith(name, site.collections, site, ofOtherKind(fieldsOf(name, site), site)),
};

/** Returns the fields of the first entry of a collection. */
const fieldsOf = (name: string, { collections }: Site): string[] =>
  Object.keys(collections.get(name)?.rows[0]?.written ?? {});
