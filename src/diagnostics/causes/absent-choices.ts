/** Tells which values that choose entries are misspelt when no entry has them. */
import { missingChoices, wordsOf } from '../../content/expand/choose-rows.ts';
import { isObject, valueAt } from '../../content/model/data.ts';
import type { UnlocatedIssue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';
import { knownWords } from '../wording/nearest.ts';

type NoEntries = Extract<UnlocatedIssue, { code: 'no-entries' }>['params'];

/** Returns whether one of several values that choose entries may be one that no entry has yet. */
export function mayBeAbsent(params: NoEntries): boolean {
  if (params.field === undefined || !params.isOneOf || /^(?:slug|id)$/.test(params.field))
    return false;
  const word = wordsOf(params.wanted).join(' or ');
  return knownWords(params.values).meant(word).suggestion === undefined;
}

/** Returns whether a page file makes no page of some entries because a value that chooses them is misspelt. */
export function hasMisspeltChoice(file: string, { collections, files }: Site): boolean {
  const each = valueAt(files.data(file), ['each']);
  const collection = isObject(each) && collections.get(String(each.collection));
  if (!collection) return false;
  return missingChoices(collection, each).some(
    ({ issue }) => issue.code === 'no-entries' && !mayBeAbsent(issue.params),
  );
}
