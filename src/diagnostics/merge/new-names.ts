/** Finds the names that missing ones have today. */

import { escapePattern } from '../../content/model/escape-pattern.ts';
import { collectionsIn } from '../../content/model/json-schema.ts';
import { type Site, siteFileName } from '../../content/site/site.ts';
import { yamlTexts } from '../../content/usages/yaml-sources.ts';
import { type Diagnostic, type Lost, maxNames } from '../model/diagnostic.ts';
import { isOtherNumber, meant, nearest } from '../wording/nearest.ts';
import { synonym } from '../wording/synonyms.ts';

/** Returns the references to collections in schemas, written as those of pages. */
const references = ({ collections }: Site): string[] =>
  [...collections.values()]
    .flatMap(({ schema }) => collectionsIn(schema ?? {}))
    .map((name) => `collection: ${name}`);

/**
 * Returns functions that find the name that was probably meant by a missing one. What has been renamed has a new name
 * that no file uses yet.
 */
export function newNames(site: Site) {
  let text: string | undefined;
  const siteText = site.files.text(siteFileName) ?? '';
  const found = new Map<string, number>();
  const timesUsed = (use: string): number => {
    text ??= [...yamlTexts(site.files), ...references(site)].join('\n').replace(/\s+/g, ' ');
    const pattern = () => new RegExp(`${escapePattern(use)}(?![\\w-])`, 'g');
    const times = found.get(use) ?? text.match(pattern())?.length ?? 0;
    found.set(use, times);
    return times;
  };
  const isUsed = (use: string): boolean => timesUsed(use) > 0;
  const hasNoUse = (name: string, { uses = [] }: Lost) => {
    // The end of a name may come from a template: post-head-{{ entry.format }}.
    const names = [name, name.replace(/(?<=-)[^-]*$/, '{{')];
    return !uses.some((use) => names.some((one) => isUsed(use.replace('*', one))));
  };

  /** Returns whether nothing refers to the name that was probably meant. */
  const isNew = ({ lost, suggestion = '' }: Diagnostic): boolean =>
    lost?.known?.includes(suggestion) === true && hasNoUse(suggestion, lost);

  const isOfAlike = (name: string): boolean => {
    const { properties, additionalProperties } =
      site.engine.site.properties?.[name.split('.')[1] ?? ''] ?? {};
    return properties === undefined && typeof additionalProperties === 'object';
  };

  /** Returns whether a name cannot be the new one of several places, which rarely have the same typing mistake. */
  const isOther = (name: string | undefined, lost: Lost): boolean =>
    name !== undefined && lost.known?.includes(name) === true && !hasNoUse(name, lost);

  /** Returns whether a file is hardly a missing one: another place uses it, and one name is no slip or part of the other. */
  const isOtherFile = (name: string, lost: Lost): boolean => {
    if (!lost.file?.startsWith('public/') || !isOther(name, lost)) return false;
    const [stem = '', other = ''] = [lost.word, name].map((path) =>
      path.replace(/^.*\/|\.\w+$/g, ''),
    );
    return !meant(stem, [other]).sure && !stem.includes(other) && !other.includes(stem);
  };

  /** Returns the known name that a missing one has today: a similar one, or the only one without a use. */
  const freshName = (lost: Lost): string | undefined => {
    const { word, known = [], name } = lost;
    const fresh = known.length >= maxNames ? [] : known.filter((one) => hasNoUse(one, lost));
    // A single value of the site file may never have been used, unless all in its group are alike, as menus are.
    const isOnly = fresh.length === 1 && (known.length > 1 || !name || isOfAlike(name));
    return nearest(word, fresh) ?? synonym(word, known) ?? (isOnly ? fresh[0] : undefined);
  };

  const newName = ({ lost, edits, suggestion }: Diagnostic, places: number): string | undefined => {
    if (!lost || edits) return suggestion;
    // A name that is asked for once may be misspelt there.
    const isMisspelt = suggestion !== undefined && !isOtherNumber(lost.word, suggestion);
    if (isMisspelt && places === 1 && !isOtherFile(suggestion, lost)) return suggestion;
    const isWrong = places > 1 ? isOther(suggestion, lost) : isMisspelt;
    return freshName(lost) ?? (isWrong ? undefined : suggestion);
  };

  /**
   * Returns whether a value of the site file is certainly misspelt there: it has no use, and the name that it lacks
   * several, or a place beside other values.
   */
  const isMisspeltThere = (one: Diagnostic): boolean => {
    const { name = '', word = '' } = one.lost ?? {};
    const isNamed = () => new RegExp(`^ +${escapePattern(word)}:`, 'm').test(siteText);
    return one.edits !== undefined && isNew(one) && (timesUsed(name) > 1 || isNamed());
  };

  return { timesUsed, isUsed, isNew, isMisspeltThere, newName };
}

/** The words of a name that are other ones in its new name. */
interface Change {
  from: string;
  to: string;
}

/** Returns the words of an address, and each character between them. */
const wordsOf = (address: string): string[] => address.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * Returns what differs between a missing address or file and the one that was probably meant; `undefined` when words
 * have only been added or left out.
 */
export function changeOf({ lost, suggestion = '' }: Diagnostic): Change | undefined {
  if (!lost?.word.startsWith('/')) return undefined;
  const [old, fresh] = [wordsOf(lost.word), wordsOf(suggestion)];
  const most = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < most && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const from = old.slice(start, old.length - end).join('');
  const to = fresh.slice(start, fresh.length - end).join('');
  return hasWord(from) && hasWord(to) ? { from, to } : undefined;
}

/** Returns a text that is the same for equal changes. */
export const keyOfChange = ({ from, to }: Change): string => `${from} ${to}`;

/**
 * Returns a function that returns the name which a missing one has got by the same change as others: of `post-1` and
 * `post-2` to `article-1` and `article-2`.
 */
export function changedAlike(problems: Diagnostic[], isUsed: (use: string) => boolean) {
  const words = new Map<string, Set<string>>();
  const guesses = (one: Diagnostic) =>
    (one.lost?.known ?? []).flatMap((suggestion) => {
      const change = isUsed(suggestion) ? undefined : changeOf({ ...one, suggestion });
      return change ? { suggestion, key: keyOfChange(change), word: one.lost?.word ?? '' } : [];
    });
  for (const { key, word } of problems.flatMap(guesses))
    words.set(key, (words.get(key) ?? new Set()).add(word));
  return (one: Diagnostic): string | undefined =>
    guesses(one).find(({ key }) => (words.get(key)?.size ?? 0) > 1)?.suggestion;
}
