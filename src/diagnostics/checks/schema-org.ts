/** Finds misspelt words of https://schema.org in what search engines are told. */
import terms from '../../../schema/schema-org.json' with { type: 'json' };
import type { Issue } from '../../content/model/issue.ts';
import type { DataPath } from '../../content/model/types.ts';
import { KnownWords } from '../wording/nearest.ts';
import { among } from '../wording/synonyms.ts';

const words = new KnownWords(terms.words);

/** Returns the issue of a word below `about` or `business`, when another one is certainly meant. */
export function misspeltTerm(file: string, [field, ...path]: DataPath): Issue[] {
  const name = path.at(-1);
  const isTold = field === 'business' || (field === 'about' && !file.includes('/_collections/'));
  if (!isTold || typeof name !== 'string') return [];
  const { suggestion, sure } = words.meant(name);
  const wanted = sure ? suggestion : among(terms.otherNames, name, terms.words);
  if (wanted === undefined || wanted === name) return [];
  const params = { reason: 'schema-org', name, wanted } as const;
  const at = { file, path: [field, ...path], atKey: true };
  return [{ code: 'unknown-key', severity: 'warning', params, ...at }];
}
