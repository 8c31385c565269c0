import { packageOf } from '../../content/site/package-of.ts';
import type { Site } from '../../content/site/site.ts';
import { brokenType } from '../../content/transform/check-block.ts';
import { isSameWord, type Meant, meant } from '../../content/words/nearest.ts';
import { type Rule, sentenceFor } from '../model/rule.ts';
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
    const instead = without.find(([names]) => names.test(type))?.[1];
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
    const isTold = without.some(([names]) => names.test(type));
    return isTold || brokenType(type, site) || packageOf(type, site) ? {} : typeFor(type, site);
  },
};

/** What other tools have a block for, and sites of ours none, with what to do instead. */
const without: [names: RegExp, hint: string][] = [
  [
    /^(?:spacer|(?:section-)?(?:divider|separator)|line|hr|space|gap)$/i,
    'Blocks keep their distance by themselves. For more or less of it, write space: roomy, tight or none in the block above or below, and delete this one.',
  ],
  [
    /^(?:log-?in|sign-?in|account|shop|store|cart|add-to-cart|checkout|comments?|latest-comments|disqus)$/i,
    'Visitors cannot sign in, buy or comment here: delete the block, or link to the place where they can with a cta block.',
  ],
  [
    /^(?:audio|audio-player|soundcloud|spotify|podcast|music-player|lottie|hotspot)$/i,
    'No block plays sound or animations: delete it, or link to the place that does with a cta block.',
  ],
  [
    /^(?:i-?frame|script|widget|shortcode|chat|live-chat|cookie-(?:banner|notice|consent))$/i,
    'Code of other sites has no block: delete it. What it was for may be a form, a map or a video-player block.',
  ],
];

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
