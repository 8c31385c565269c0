/** Finds misspelt words and types of https://schema.org in what search engines are told. */
import terms from '../../../schema/schema-org.json' with { type: 'json' };
import type { Issue } from '../../content/model/issue.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import { KnownWords } from '../wording/nearest.ts';
import { among } from '../wording/synonyms.ts';

const words = new KnownWords(terms.words);
const types = new KnownWords(terms.types);
const knownTypes = new Set(terms.types);

/**
 * Returns the issue of a word below `about` or `business`, when another one is certainly meant, and of a type that
 * schema.org does not have.
 */
export function misspeltTerm(file: string, path: DataPath, value: Data): Issue[] {
  const [field, ...below] = path;
  const name = below.at(-1);
  const isTold = field === 'business' || (field === 'about' && !file.includes('/_collections/'));
  if (!isTold || typeof name !== 'string') return [];
  const at: Pick<Issue, 'file' | 'path' | 'severity'> = {
    file,
    path: [...path],
    severity: 'warning',
  };
  // The schema of pages lists the types of a page.
  const isOfPage = field === 'about' && below.length === 1;
  if (name === 'type' && !isOfPage && isUnknownType(value)) {
    const wanted = among(terms.otherTypes, value, terms.types) ?? types.meant(value).suggestion;
    const params = { reason: 'schema-org', type: value, wanted } as const;
    return [{ code: 'wrong-value', params, ...at }];
  }
  const { suggestion, sure } = words.meant(name);
  const wanted = among(terms.otherNames, name, terms.words) ?? (sure ? suggestion : undefined);
  if (wanted === undefined || wanted === name) return [];
  const params = { reason: 'schema-org', name, wanted } as const;
  return [{ code: 'unknown-key', params, ...at, atKey: true }];
}

/** Returns whether a value is a word that is not a type: a variable may have one, and other vocabularies have addresses. */
const isUnknownType = (value: Data): value is string =>
  typeof value === 'string' && !/[{:]/.test(value) && !knownTypes.has(value);
