import { isObject, valueAt } from '../../content/model/data.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import type { BlockType } from '../../content/schemas/block-types.ts';
import { packageOf } from '../../content/site/package-of.ts';
import type { Site } from '../../content/site/site.ts';
import { brokenType } from '../../content/transform/check-block.ts';
import { type Rule, sentenceFor } from '../model/rule.ts';
import { foreignField } from '../schema/foreign-keys.ts';
import { isSameWord, type Meant, meant } from '../wording/nearest.ts';
import { listed, namesStayEnglish } from '../wording/phrases.ts';
import { inEnglish } from '../wording/synonyms.ts';
import { rule as brokenBlockType } from './broken-block-type.ts';

export const rule: Rule<'unknown-block'> = {
  code: 101,
  severity: 'error',
  title: 'There is no block of this type',
  why: 'Nothing can be shown for it, so visitors would miss a part of the page. Mostly it is a typing mistake.',
  bad: '- type: baner\n  title: Who we are',
  good: '- type: banner\n  title: Who we are',
  message: ({ type, isFragment }, site) => {
    const owner = packageOf(type, site);
    if (owner) return `The block ${type} is part of the package ${owner}, which is not there.`;
    return `There is no block called ${type}${isFragment ? ', but a fragment' : ''}.`;
  },
  hint: ({ type, isFragment }, site, at) => {
    if (isFragment) {
      return `A fragment is used with two lines, type: fragment and below it name: ${type}.`;
    }
    const owner = packageOf(type, site);
    if (owner) return adviceOnPackage(owner, site);
    const broken = brokenType(type, site);
    if (broken)
      return `Its folder is there, but: ${sentenceFor(brokenBlockType.message, broken.params, site, at)}`;
    const instead = adviceAbout(type, site);
    if (instead) return instead;
    const { suggestion, sure } = typeFor(type, site, at);
    const near = typesNear(type, site);
    const guess = suggestion
      ? `Did you mean ${suggestion}?`
      : `${namesStayEnglish(type, 'block types')}${near.length > 0 ? `Nearest to it ${near.length === 1 ? 'comes' : 'come'} ${listed(near)}. ` : ''}Blocks: ${listed(typesOf(site), 'and', 60)}.`;
    return sure ? guess : [guess, missingPackages(site)].filter(Boolean).join(' ');
  },
  fix: ({ type, isFragment }, site, at) => {
    if (isFragment) return { suggestion: 'fragment' };
    const isTold = adviceAbout(type, site) !== undefined;
    return isTold || brokenType(type, site) || packageOf(type, site) ? {} : typeFor(type, site, at);
  },
};

/** Matches the name of another tool before those of its blocks. */
const TOOL = /^(?:core|wp|acf|wix|elementor)[-:/](?:block-)?/i;

/** Returns the advice about a block of another tool that has no equivalent type here. */
function adviceAbout(type: string, { engine }: Site): string | undefined {
  const schema = engine.shared.definitions?.block?.properties?.type ?? {};
  return foreignField(type.replace(TOOL, ''), type, schema)?.advice;
}

/** Returns what to do about blocks whose package is not available. */
function adviceOnPackage(owner: string, { extensions }: Site): string {
  const known = extensions.packages.find(({ name }) => name === owner);
  if (known && !known.blocks) return `Install it with npm install ${owner}, or remove this block.`;
  const file = extensions.file ?? 'pagewright.config.ts';
  return `Name ${owner} in blocks of ${file}, or remove this block.`;
}

/** Returns a sentence with the missing packages that may provide an unknown block; empty when none is missing. */
function missingPackages({ extensions }: Site): string {
  const lost = extensions.packages.filter(({ blocks }) => !blocks).map(({ name }) => name);
  return lost.length > 0 ? `It may be one of ${listed(lost, 'or')}, which is not installed.` : '';
}

const typesOf = ({ blockTypes }: Site): string[] => [...blockTypes.keys(), 'fragment'];

/** Returns the type that was probably meant by its name, or the only one for which the fields of the block are right. */
function typeFor(type: string, site: Site, at: SourceLocation): Meant {
  const named = typeNamed(type, site);
  const block = valueAt(
    site.files.data(at.file),
    at.path.at(-1) === 'type' ? at.path.slice(0, -1) : at.path,
  );
  // One field besides the type says too little.
  if (named.sure || !isObject(block) || Object.keys(block).length < 3) return named;
  const fits = ([, { schema }]: [string, BlockType]) =>
    Object.keys(block).every((field) => Object.hasOwn(schema.properties ?? {}, field)) &&
    (schema.required ?? []).every((field) => Object.hasOwn(block, field));
  const fitting = [...site.blockTypes].filter(fits).map(([name]) => name);
  const [only] = fitting;
  return only && fitting.length === 1 ? { suggestion: only } : named;
}

/** Returns the type whose name or keyword is alike. */
function typeNamed(type: string, site: Site): Meant {
  const types = typesOf(site);
  const guesses = inEnglish(type).map((word) => meant(word, types));
  const near = guesses.find(({ sure }) => sure) ?? guesses[0] ?? {};
  const other = typeByKeyword(type, site);
  if (near.sure && (other === undefined || isSameWord(near.suggestion ?? '', type))) return near;
  // Other tools add words such as section, block or list to a type.
  const bare = type
    .replace(TOOL, '')
    .replace(/[-_ ]?(?:section|block|component|module|widget|area|list|grid)s?$/i, '');
  const ofBare = bare === type || bare === '' ? undefined : bareType(bare, site);
  const guess = other ?? ofBare ?? near.suggestion;
  return guess ? { suggestion: guess } : {};
}

function bareType(bare: string, site: Site): string | undefined {
  const { suggestion, sure } = meant(bare, typesOf(site));
  return sure ? suggestion : typeByKeyword(bare, site);
}

/** Returns one or two types for a name of several words, by those words that are keywords. */
function typesNear(type: string, site: Site): string[] {
  const words = type.split(/[-_ ]+/).reverse();
  return [...new Set(words.flatMap((word) => typeByKeyword(word, site) ?? []))].slice(0, 2);
}

/** Returns the type that has the word among its keywords, exactly or in another spelling. */
function typeByKeyword(word: string, { blockTypes, engine }: Site): string | undefined {
  const fragment = engine.page.definitions?.fragment ?? {};
  const all = [...blockTypes, ['fragment', { schema: fragment }] as const];
  const typeWith = (matches: (keyword: string) => boolean) =>
    all.find(([, { schema }]) => schema.keywords?.some(matches))?.[0];
  const words = inEnglish(word);
  return (
    typeWith((one) => one === word.toLowerCase()) ??
    typeWith((one) => words.some((english) => isSameWord(one, english)))
  );
}
