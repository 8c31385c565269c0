import type { Site } from '../../content/site/site.ts';
import { brokenType } from '../../content/transform/check-block.ts';
import { isSameWord, listed, type Meant, meant } from '../../content/words/nearest.ts';
import { type Rule, say } from '../model/rule.ts';
import { rule as brokenBlockType } from './broken-block-type.ts';

export const rule: Rule<'unknown-block'> = {
  code: 101,
  severity: 'error',
  title: 'There is no block of this type',
  why: 'Nothing can be shown for it, so visitors would miss a part of the page. Mostly it is a typing mistake.',
  bad: '- type: baner\n  title: Who we are',
  good: '- type: banner\n  title: Who we are',
  message: ({ type }, site) =>
    `There is no block called ${type}${site.fragmentNames.has(type) ? ', but a fragment' : ''}.`,
  hint: ({ type }, site) => {
    if (site.fragmentNames.has(type)) {
      return `A fragment is used with two lines, type: fragment and below it name: ${type}.`;
    }
    const broken = brokenType(type, site);
    if (broken)
      return `Its folder is there, but: ${say(brokenBlockType.message, broken.params, site)}`;
    const { suggestion, sure } = typeFor(type, site);
    const guess = suggestion ? `Did you mean ${suggestion}?` : '';
    return sure ? guess : `${guess} Blocks: ${listed(typesOf(site), 'and', 60)}.`.trimStart();
  },
  fix: ({ type }, site) => {
    if (site.fragmentNames.has(type)) return { suggestion: 'fragment' };
    return brokenType(type, site) ? {} : typeFor(type, site);
  },
};

const typesOf = ({ blockTypes }: Site): string[] => [...blockTypes.keys(), 'fragment'];

/** Returns the type that was probably meant. */
function typeFor(type: string, site: Site): Meant {
  const types = typesOf(site);
  const near = meant(type, types);
  if (near.sure) return near;
  // other tools call a part of a page a section, a block or a list of something
  const bare = type.replace(/[-_ ]?(?:section|block|component|module|widget|area|list)s?$/i, '');
  const other =
    typeByKeyword(type, site) ??
    (bare !== type && bare !== ''
      ? (meant(bare, types).sure && meant(bare, types).suggestion) || typeByKeyword(bare, site)
      : undefined);
  return other ? { suggestion: other } : near;
}

/** Returns the type that has the word among its keywords, in its very form or in another. */
function typeByKeyword(word: string, { blockTypes, engine }: Site): string | undefined {
  const fragment = engine.page.definitions?.fragment ?? {};
  const all: [string, string[]][] = [
    ...[...blockTypes].map(([type, { schema }]): [string, string[]] => [
      type,
      schema.keywords ?? [],
    ]),
    ['fragment', fragment.keywords ?? []],
  ];
  const found =
    all.find(([, keywords]) => keywords.includes(word.toLowerCase())) ??
    all.find(([, keywords]) => keywords.some((keyword) => isSameWord(keyword, word)));
  return found?.[0];
}
