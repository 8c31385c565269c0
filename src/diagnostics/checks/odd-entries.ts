/**
 * Finds entries that differ from all others of their collection, probably by a typing mistake, when no schema
 * describes the entries.
 */
import type { Issue } from '../../content/model/issue.ts';
import type { Data, DataObject, SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { quoted } from '../../content/yaml/scalars.ts';
import { numberIn } from '../schema/number-in-text.ts';
import { otherForms } from '../schema/other-forms.ts';
import { switchOf } from '../schema/value-words.ts';
import { meant } from '../wording/nearest.ts';
import { synonym } from '../wording/synonyms.ts';

type Entry = { written: DataObject; location: SourceLocation };

/** The minimum number of entries for a comparison. */
const MIN_ENTRIES = 3;
/** The maximum number of different words in a field that groups entries. */
const MAX_WORDS = 30;

/** Returns the issues of entries that differ from all others of their collection. */
export function oddEntryIssues(site: Site): Issue[] {
  return [...site.collections.values()].flatMap(({ name, rows, hidden, schema }) => {
    const entries = [...rows, ...hidden];
    if (schema || entries.length < MIN_ENTRIES) return [];
    const names = [...new Set(entries.flatMap(({ written }) => Object.keys(written)))];
    const having = (field: string) => entries.filter(({ written }) => field in written);
    const nearlyAll = names.filter((field) => having(field).length === entries.length - 1);
    return names.flatMap((field): Issue[] => {
      const [first, ...others] = having(field);
      if (first && others.length === 0) return otherName(name, field, first, nearlyAll);
      return otherValue(name, field, having(field), site);
    });
  });
}

const placed = (field: string, { location }: Entry) => ({
  severity: 'warning' as const,
  file: location.file,
  path: [...location.path, field],
});

/** Returns the issue of a field that only one entry has and that means, or resembles, a field of all other entries. */
function otherName(collection: string, name: string, entry: Entry, nearlyAll: string[]): Issue[] {
  const lacking = nearlyAll.filter((one) => !(one in entry.written));
  const wanted = meant(name, lacking).suggestion ?? synonym(name, lacking);
  if (wanted === undefined) return [];
  const params = { reason: 'other-entries', collection, name, wanted } as const;
  return [{ code: 'unknown-key', params, atKey: true, ...placed(name, entry) }];
}

/** Returns the issues of a value whose type differs from all others, and of misspelt words. */
function otherValue(collection: string, name: string, entries: Entry[], site: Site): Issue[] {
  const of = ({ written }: Entry) => written[name] as Data;
  if (entries.length < MIN_ENTRIES) return [];
  const [empty, ...alike] = entries.filter((one) => of(one) === null);
  if (empty && alike.length === 0) {
    const params = { reason: 'other-entries', collection, name } as const;
    return [{ code: 'missing-value', params, atKey: true, ...placed(name, empty) }];
  }
  const other = otherKind(name, entries);
  return other ? [other] : otherWords(collection, name, entries, site);
}

/** Returns the issue of the only value whose type differs from all others; `undefined` when there is none. */
function otherKind(name: string, entries: Entry[]): Issue | undefined {
  const of = ({ written }: Entry) => written[name] as Data;
  for (const { kind, is, right } of kinds) {
    const [odd, ...more] = entries.filter((one) => !is(of(one)));
    const word = odd && more.length === 0 ? of(odd) : undefined;
    if (!odd || typeof word !== 'string') continue;
    const areTexts = entries.every((one) => typeof of(one) === 'string');
    const wanted = right(word, areTexts);
    if (wanted === undefined) continue;
    const meantBy = { kind, right: areTexts ? quoted(wanted) : wanted };
    const params = { reason: 'other-entries', name, word, ...meantBy } as const;
    return { code: 'wrong-type', params, ...placed(name, odd) };
  }
  return undefined;
}

/** Returns the issues of misspelt words in a field that groups entries. */
function otherWords(collection: string, name: string, entries: Entry[], site: Site): Issue[] {
  const of = ({ written }: Entry) => written[name] as Data;
  const words = new Set(entries.map(of));
  const isOfWords = [...words].every((one) => typeof one === 'string' && GROUP_WORD.test(one));
  if (!isOfWords || words.size === entries.length || words.size > MAX_WORDS) return [];
  const uses = (word: string) => entries.filter((one) => of(one) === word).length;
  const isNamed = (word: string) => {
    const condition = new RegExp(`\\b${name}: ["']?${word}(?![\\w-])`);
    return site.pageFiles.some(({ file }) => condition.test(site.files.text(file) ?? ''));
  };
  return entries.flatMap((entry): Issue[] => {
    const word = String(of(entry));
    if (uses(word) > 1) return [];
    const { suggestion = '', sure } = meant(
      word,
      [...words].map(String).filter((one) => one !== word),
    );
    // Of two similar words that occur once each, the one that a page selects is right.
    const isRight = sure && (uses(suggestion) > 1 || isNamed(suggestion));
    if (!isRight || isNamed(word)) return [];
    const params = { reason: 'other-entries', collection, name, word, wanted: suggestion } as const;
    return [{ code: 'wrong-value', params, ...placed(name, entry) }];
  });
}

/** Matches a word that groups entries, such as a category. */
const GROUP_WORD = /^\p{L}[\p{L}-]{3,}$/u;

interface Kind {
  kind: string;
  is(value: Data): boolean;
  right(text: string, areTexts: boolean): string | undefined;
}

const ofForm = (kind: string, form: RegExp): Kind => ({
  kind,
  is: (value) => form.test(String(value)),
  right: (text) => otherForms(text).find((other) => form.test(other)),
});

/** The kinds of values, with the correction of a text of another kind. */
const kinds: Kind[] = [
  {
    kind: 'true or false',
    is: (value) => typeof value === 'boolean',
    right: (text) => switchOf(text)?.toString(),
  },
  {
    kind: 'a number',
    is: (value) => /^-?\d+(?:\.\d+)?$/.test(String(value)),
    // 12a is a house number; prices that are texts may have any form.
    right: (text, areTexts) =>
      (areTexts ? /\p{Sc}/u : /[\s,%\p{Sc}]/u).test(text) ? numberIn(text) : undefined,
  },
  ofForm('a day such as 2026-12-31', /^\d{4}-\d\d-\d\d$/),
  ofForm('a time such as 09:30', /^\d\d:\d\d$/),
  { kind: 'a list', is: Array.isArray, right: (text) => `[${text}]` },
];

/** The fields that identify an entry. */
const names = ['slug', 'id'];

/** Returns the issues of entries with the same slug or id as an earlier entry of the collection. */
export function twinIssues(site: Site): Issue[] {
  return [...site.collections.values()].flatMap(({ name, rows }) =>
    names.flatMap((field) => {
      const compared = new Set<Data>();
      const twins = rows.filter(({ data, written }) => {
        const value = data[field];
        // The slug of an entry with its own file is the file's name, which is unique.
        if (value === undefined || value === null || written[field] === undefined) return false;
        if (compared.has(value)) return true;
        compared.add(value);
        return false;
      });
      if (twins.length === 0 || isRoute(site, name, field)) return [];
      return twins.map(
        ({ data, location }): Issue => twin(name, field, String(data[field]), location),
      );
    }),
  );
}

/** Returns whether pages are made from the field: duplicate routes are reported there. */
function isRoute({ pageFiles, files }: Site, name: string, field: string): boolean {
  return pageFiles.some(
    ({ file, pattern }) => pattern.includes(`[${field}]`) && files.text(file)?.includes(name),
  );
}

function twin(
  collection: string,
  field: string,
  value: string,
  { file, path }: SourceLocation,
): Issue {
  const params = { reason: 'entry', collection, field, value } as const;
  return { code: 'duplicate-id', severity: 'warning', params, file, path: [...path, field] };
}
