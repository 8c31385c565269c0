import { packageOf } from '../../content/site/package-of.ts';
import type { Site } from '../../content/site/site.ts';
import { brokenType } from '../../content/transform/check-block.ts';
import { isSameWord, type Meant, meant } from '../../content/words/nearest.ts';
import { type Rule, sentenceFor } from '../model/rule.ts';
import { foreignField } from '../schema/foreign-keys.ts';
import { listed } from '../wording/phrases.ts';
import { rule as brokenBlockType } from './broken-block-type.ts';

export const rule: Rule<'unknown-block'> = {
  code: 101,
  severity: 'error',
  title: 'There is no block of this type',
  why: 'Nothing can be shown for it, so visitors would miss a part of the page. Mostly it is a typing mistake.',
  bad: '- type: baner\n  title: Who we are',
  good: '- type: banner\n  title: Who we are',
  message: ({ type }, site) => {
    const owner = packageOf(type, site);
    if (owner) return `The block ${type} is part of the package ${owner}, which is not there.`;
    return `There is no block called ${type}${site.fragmentNames.has(type) ? ', but a fragment' : ''}.`;
  },
  hint: ({ type }, site) => {
    if (site.fragmentNames.has(type)) {
      return `A fragment is used with two lines, type: fragment and below it name: ${type}.`;
    }
    const owner = packageOf(type, site);
    if (owner) return bringBack(owner, site);
    const broken = brokenType(type, site);
    if (broken)
      return `Its folder is there, but: ${sentenceFor(brokenBlockType.message, broken.params, site)}`;
    const instead = adviceAbout(type, site);
    if (instead) return instead;
    const { suggestion, sure } = typeFor(type, site);
    const near = typesNear(type, site);
    const guess = suggestion
      ? `Did you mean ${suggestion}?`
      : `${near.length > 0 ? `Nearest to it come ${listed(near)}. ` : ''}Blocks: ${listed(typesOf(site), 'and', 60)}.`;
    return sure ? guess : [guess, missingPackages(site)].filter(Boolean).join(' ');
  },
  fix: ({ type }, site) => {
    if (site.fragmentNames.has(type)) return { suggestion: 'fragment' };
    const isTold = adviceAbout(type, site) !== undefined;
    return isTold || brokenType(type, site) || packageOf(type, site) ? {} : typeFor(type, site);
  },
};

/** Returns what to do instead of a block that other tools have, and sites of ours not. */
const adviceAbout = (type: string, { engine }: Site): string | undefined =>
  foreignField(type, type, engine.shared.definitions?.block?.properties?.type ?? {})?.advice;

/** Returns what is to be done about the blocks of a package that is gone. */
function bringBack(owner: string, { extensions }: Site): string {
  const known = extensions.packages.find(({ name }) => name === owner);
  if (known && !known.blocks) return `Install it with npm install ${owner}, or remove this block.`;
  const file = extensions.file ?? 'pagewright.config.ts';
  return `Name ${owner} in blocks of ${file}, or remove this block.`;
}

/** Says which packages may bring a block that is not known. */
function missingPackages({ extensions }: Site): string {
  const lost = extensions.packages.filter(({ blocks }) => !blocks).map(({ name }) => name);
  return lost.length > 0 ? `It may be one of ${listed(lost, 'or')}, which is not installed.` : '';
}

const typesOf = ({ blockTypes }: Site): string[] => [...blockTypes.keys(), 'fragment'];

/** Returns the type that was probably meant. */
function typeFor(type: string, site: Site): Meant {
  const types = typesOf(site);
  const near = meant(type, types);
  const other = typeByKeyword(type, site);
  if (near.sure && (other === undefined || isSameWord(near.suggestion ?? '', type))) return near;
  // other tools call a part of a page a section, a block or a list of something, and write themselves before it
  const bare = type.replace(
    /^(?:core|wp|acf|wix|elementor)[-:/](?:block-)?|[-_ ]?(?:section|block|component|module|widget|area|list|grid)s?$/gi,
    '',
  );
  const ofBare =
    bare !== type && bare !== ''
      ? (meant(bare, types).sure && meant(bare, types).suggestion) || typeByKeyword(bare, site)
      : undefined;
  const suggestion = other ?? ofBare;
  return suggestion ? { suggestion } : near;
}

/** Returns one or two types that may do for a name of several words, of which they know one. */
function typesNear(type: string, site: Site): string[] {
  const words = type.split(/[-_ ]+/).reverse();
  return [...new Set(words.flatMap((word) => typeByKeyword(word, site) ?? []))].slice(0, 2);
}

/** Returns the type that has the word among its keywords, in its very form or in another. */
function typeByKeyword(word: string, { blockTypes, engine }: Site): string | undefined {
  const fragment = engine.page.definitions?.fragment ?? {};
  const all = [...blockTypes, ['fragment', { schema: fragment }] as const];
  const typeOf = (isIt: (keyword: string) => boolean) =>
    all.find(([, { schema }]) => schema.keywords?.some(isIt))?.[0];
  return typeOf((one) => one === word.toLowerCase()) ?? typeOf((one) => isSameWord(one, word));
}
