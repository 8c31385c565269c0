/** Entries that differ from all others of their collection by a mistake in writing, where no schema says what an entry holds. */
import type { Issue } from '../../content/model/issue.ts';
import type { Data, DataObject, SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { meant } from '../../content/words/nearest.ts';
import { quoted } from '../../content/yaml/edits.ts';
import { numberIn } from '../schema/number-in-text.ts';
import { otherForms } from '../schema/other-forms.ts';
import { switchOf } from '../schema/value-words.ts';

type Entry = { written: DataObject; spot: SourceLocation };

/** Fewer entries than these are no rule that another one could break. */
const fewest = 3;
/** A field with more different words than these does not sort entries into groups. */
const mostWords = 30;

/** Returns the issues of the entries of a site's collections that differ from all others. */
export function oddEntryIssues(site: Site): Issue[] {
  return [...site.collections.values()].flatMap(({ name, rows, hidden, schema }) => {
    const entries = [...rows, ...hidden];
    if (schema || entries.length < fewest) return [];
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

const placed = (field: string, { spot }: Entry) => ({
  severity: 'warning' as const,
  file: spot.file,
  path: [...spot.path, field],
});

/** Returns the issue of a name that only one entry has, beside one that all the others have. */
function otherName(collection: string, name: string, entry: Entry, nearlyAll: string[]): Issue[] {
  const lacking = nearlyAll.filter((one) => !(one in entry.written));
  const { suggestion: wanted } = meant(name, lacking);
  if (wanted === undefined) return [];
  const params = { reason: 'other-entries', collection, name, wanted } as const;
  return [{ code: 'unknown-key', params, atKey: true, ...placed(name, entry) }];
}

/** Returns the issues of a value of another kind than all the others, and of misspelt words. */
function otherValue(collection: string, name: string, entries: Entry[], site: Site): Issue[] {
  const of = ({ written }: Entry) => written[name] as Data;
  if (entries.length < fewest) return [];
  const [empty, ...alike] = entries.filter((one) => of(one) === null);
  if (empty && alike.length === 0) {
    const params = { reason: 'other-entries', collection, name } as const;
    return [{ code: 'missing-value', params, atKey: true, ...placed(name, empty) }];
  }
  const other = otherKind(name, entries);
  return other ? [other] : otherWords(collection, name, entries, site);
}

/** Returns the issue of the only value that is of another kind than all the others. */
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

/** Returns the issues of misspelt words, of a field whose words choose entries. */
function otherWords(collection: string, name: string, entries: Entry[], site: Site): Issue[] {
  const of = ({ written }: Entry) => written[name] as Data;
  const words = new Set(entries.map(of));
  const isOfWords = [...words].every((one) => typeof one === 'string' && groupWord.test(one));
  if (!isOfWords || words.size === entries.length || words.size > mostWords) return [];
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
    // of two that stand here once each, pages ask for the right one
    const isRight = sure && (uses(suggestion) > 1 || isNamed(suggestion));
    if (!isRight || isNamed(word)) return [];
    const params = { reason: 'other-entries', collection, name, word, wanted: suggestion } as const;
    return [{ code: 'wrong-value', params, ...placed(name, entry) }];
  });
}

/** A word that chooses entries, as a category does. */
const groupWord = /^\p{L}[\p{L}-]{3,}$/u;

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

/** Kinds of values, with what a text of another kind was probably meant to be. */
const kinds: Kind[] = [
  {
    kind: 'true or false',
    is: (value) => typeof value === 'boolean',
    right: (text) => switchOf(text)?.toString(),
  },
  {
    kind: 'a number',
    is: (value) => /^-?\d+(?:\.\d+)?$/.test(String(value)),
    // 12a is the number of a house, and prices that are texts may have any form
    right: (text, areTexts) =>
      (areTexts ? /\p{Sc}/u : /[\s,%\p{Sc}]/u).test(text) ? numberIn(text) : undefined,
  },
  ofForm('a day such as 2026-12-31', /^\d{4}-\d\d-\d\d$/),
  ofForm('a time such as 09:30', /^\d\d:\d\d$/),
  { kind: 'a list', is: Array.isArray, right: (text) => `[${text}]` },
];

/** The fields that name an entry. */
const names = ['slug', 'id'];

/** Returns the issues of the second and further entries of a collection with the slug or id of another. */
export function twinIssues(site: Site): Issue[] {
  return [...site.collections.values()].flatMap(({ name, rows }) =>
    names.flatMap((field) => {
      const compared = new Set<Data>();
      const twins = rows.filter(({ data, written }) => {
        const value = data[field];
        // the slug of an entry that is a file is the file's name
        if (value === undefined || value === null || written[field] === undefined) return false;
        if (compared.has(value)) return true;
        compared.add(value);
        return false;
      });
      if (twins.length === 0 || isRoute(site, name, field)) return [];
      return twins.map(({ data, spot }): Issue => twin(name, field, String(data[field]), spot));
    }),
  );
}

/** Returns whether pages are made from the field: two with one address are reported there. */
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
