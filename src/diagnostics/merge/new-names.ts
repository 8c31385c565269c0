/** Finds the names that missing ones have today. */
import { escapePattern } from '../../content/model/escape-pattern.ts';
import { collectionsIn } from '../../content/model/json-schema.ts';
import type { Site } from '../../content/site/site.ts';
import { yamlTexts } from '../../content/usages/yaml-sources.ts';
import { type Diagnostic, type Lost, mostNames } from '../model/diagnostic.ts';
import { isOtherNumber, nearest } from '../wording/nearest.ts';
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

  const newName = ({ lost, edits, suggestion }: Diagnostic, places: number): string | undefined => {
    if (!lost || edits) return suggestion;
    const { word, known = [] } = lost;
    // A name that is asked for once may be misspelt there.
    const isMisspelt = suggestion !== undefined && !isOtherNumber(word, suggestion);
    if (isMisspelt && places === 1) return suggestion;
    const fresh = known.length >= mostNames ? [] : known.filter((name) => hasNoUse(name, lost));
    const alike = nearest(word, fresh) ?? synonym(word, known);
    // A single value of the site file may never have been used, unless all in its group are alike, as menus are.
    const isOnly = fresh.length === 1 && (known.length > 1 || !lost.name || isOfAlike(lost.name));
    return alike ?? (isOnly ? fresh[0] : suggestion);
  };
  /** Returns whether a value of the site file is certainly misspelt there: it has no use, and the name that it lacks several. */
  const isMisspeltThere = (one: Diagnostic): boolean =>
    one.edits !== undefined && isNew(one) && timesUsed(one.lost?.name ?? '') > 1;

  return { timesUsed, isUsed, isNew, isMisspeltThere, newName };
}
