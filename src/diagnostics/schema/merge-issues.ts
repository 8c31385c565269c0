/** Merges the issues that one mistake causes. */

import { valueAt } from '../../content/model/data.ts';
import type { Data } from '../../content/model/types.ts';
import { keyOf, ownerOf, type SchemaIssue, type UnknownKey } from './schema-issue.ts';

/** Returns the issues without those that follow from others; the same mistake in several places becomes one issue. */
export function mergeIssues(issues: SchemaIssue[], data: Data): SchemaIssue[] {
  const named = withoutRenamed(withoutSecondNames(issues), data);
  const placed = joinMisplaced(named);
  return joinEntries(joinSynonyms(joinOfGroup(placed)));
}

/**
 * Keeps only the first of several unknown fields that are meant as the same field, such as the text and the address
 * of a button.
 */
function withoutSecondNames(issues: SchemaIssue[]): SchemaIssue[] {
  const taken = new Set<string>();
  return issues.filter((one) => {
    const meant = one.code === 'unknown-key' ? one.params.meant.suggestion : undefined;
    if (!meant) return true;
    const field = keyOf([...ownerOf(one), meant]);
    if (taken.has(field)) return false;
    taken.add(field);
    return true;
  });
}

/**
 * Drops issues of missing fields that are present under an unknown key, inside an unknown field, or in an entry
 * without keys: the unknown key is reported.
 */
function withoutRenamed(issues: SchemaIssue[], data: Data): SchemaIssue[] {
  const unknown = issues.flatMap((one) => (one.code === 'unknown-key' ? one : []));
  return issues.filter((one) => {
    const isBeside = (other: SchemaIssue) => keyOf(ownerOf(other)) === keyOf(ownerOf(one));
    if (one.code === 'missing-value') {
      return !unknown.some((other) => other.params.isValue && isBeside(other));
    }
    if (one.code !== 'missing-field') return true;
    const { names } = one.params;
    return !unknown.some(({ path, params: { meant, isValue } }) => {
      const { suggestion = '' } = meant;
      const isSame = names.includes(suggestion === 'itemsFrom' ? 'items' : suggestion);
      const inside = valueAt(data, path);
      const isInside = typeof inside === 'object' && names.some((name) => name in (inside ?? {}));
      return keyOf(path.slice(0, -1)) === keyOf(one.path) && (isSame || isInside || isValue);
    });
  });
}

type Misplaced = Extract<SchemaIssue, { code: 'misplaced-key' }>;
type MisplacedField = Misplaced & { params: { reason: 'field' } };

const isMisplacedField = (one: SchemaIssue): one is MisplacedField =>
  one.code === 'misplaced-key' && one.params.reason === 'field';

/**
 * Merges the issues of fields that are misplaced for the same reason, and drops the issues of values that are
 * therefore empty or missing.
 */
function joinMisplaced(issues: SchemaIssue[]): SchemaIssue[] {
  const misplaced = issues.filter(isMisplacedField);
  const joined = joinedByPlace(misplaced);
  const follows = followsFrom(misplaced);
  const refused = new Set(
    issues.flatMap((one) => (one.code === 'wrong-type' ? keyOf(one.path) : [])),
  );
  return issues.flatMap((one): SchemaIssue[] => {
    if (!isMisplacedField(one)) return follows(one) ? [] : [one];
    const params = joined.get(one);
    // The value in place of the list is reported already.
    const isOfRefused = refused.has(keyOf([...ownerOf(one), params?.list ?? '']));
    return params && !isOfRefused ? [{ ...one, params }] : [];
  });
}

/** Returns the first of the fields that belong in the same place, with parameters that name all of them. */
function joinedByPlace(misplaced: MisplacedField[]): Map<SchemaIssue, MisplacedField['params']> {
  const byPlace = new Map<string, MisplacedField['params']>();
  const joined = new Map<SchemaIssue, MisplacedField['params']>();
  for (const one of misplaced) {
    const place = `${keyOf(ownerOf(one))} ${one.params.to}`;
    const first = byPlace.get(place);
    if (first) {
      first.names.push(...one.params.names);
      if (first.as && one.params.as) first.as = `${first.as} and ${one.params.as}`;
    } else {
      const params = { ...one.params, names: [...one.params.names] };
      byPlace.set(place, params);
      joined.set(one, params);
    }
  }
  return joined;
}

/** Returns a function that tells whether an issue is about what is empty or missing because fields are misplaced. */
function followsFrom(misplaced: MisplacedField[]): (one: SchemaIssue) => boolean {
  const moved = new Set(misplaced.flatMap(({ params: { names, as } }) => [...names, as]));
  const emptied = new Set(
    misplaced.map((one) => keyOf([...ownerOf(one), one.params.list ?? one.params.to])),
  );
  return ({ code, path, params }) => {
    if (code === 'missing-value') return emptied.has(keyOf(path));
    if (code !== 'missing-field') return false;
    return params.names.some((name) => moved.has(name) || emptied.has(keyOf([...path, name])));
  };
}

/** An object with this many unknown fields is something else altogether. */
const MANY_UNKNOWN = 4;

/**
 * Merges the issues of one object that have one cause: all its missing fields, and the unknown fields without a
 * suggestion, which are probably meant as the missing ones.
 */
function joinOfGroup(issues: SchemaIssue[]): SchemaIssue[] {
  return issues.flatMap((one): SchemaIssue[] => {
    if (one.code === 'missing-field') return joinLacking(one, issues);
    // Beside several unknown fields, one that others have here is only a part of another block.
    if (isMisplacedField(one) && one.params.isNew && strangersOf(one, issues) > 1) return [];
    return one.code === 'unknown-key' ? joinUnknown(one, issues) : [one];
  });
}

const strangersOf = (one: SchemaIssue, issues: SchemaIssue[]): number =>
  unknownIn(keyOf(ownerOf(one)), issues).strange.length;

type MissingField = Extract<SchemaIssue, { code: 'missing-field' }>;

function joinLacking(one: MissingField, issues: SchemaIssue[]): SchemaIssue[] {
  const group = keyOf(one.path);
  const [first, ...also] = lackingIn(group, issues);
  if (unknownIn(group, issues).host || first !== one.params) return [];
  return also.length > 0 ? [{ ...one, params: { ...one.params, also } }] : [one];
}

function joinUnknown(one: UnknownKey, issues: SchemaIssue[]): SchemaIssue[] {
  const group = keyOf(ownerOf(one));
  const isUnnamed = (other: SchemaIssue) =>
    other.code === 'unknown-key' && other.params.isValue && keyOf(ownerOf(other)) === group;
  // The first of several lines without a colon reports them all.
  if (isUnnamed(one)) return issues.find(isUnnamed) === one ? [one] : [];
  const { strange, host } = unknownIn(group, issues);
  if (host !== one) return strange.includes(one) ? [] : [one];
  const more = strange.slice(1);
  const lacks = lackingIn(group, issues);
  const params = {
    ...one.params,
    ...(more.length > 0 && { others: more.map(({ params: { name } }) => name), meant: {} }),
    ...(lacks.length > 0 && { lacks }),
  };
  return [{ ...one, params }];
}

function lackingIn(group: string, issues: SchemaIssue[]): MissingField['params'][] {
  return issues.flatMap((one) =>
    one.code === 'missing-field' && keyOf(one.path) === group ? [one.params] : [],
  );
}

/** Returns the unknown fields of an object that have no suggestion, and the one whose issue reports all of them. */
function unknownIn(
  group: string,
  issues: SchemaIssue[],
): { strange: UnknownKey[]; host: UnknownKey | undefined } {
  const all = issues.filter(
    (one): one is UnknownKey => one.code === 'unknown-key' && keyOf(ownerOf(one)) === group,
  );
  const open = all.filter(({ params }) => params.meant.suggestion === undefined);
  const strange =
    all.length >= MANY_UNKNOWN ? all : open.filter(({ params }) => params.advice === undefined);
  return { strange, host: strange[0] ?? open[0] };
}

/**
 * Merges the issues of an object's fields that have the names of another tool, such as source and destination: it is
 * one mistake. Misspelt names stay apart, because each has its own certain correction.
 */
function joinSynonyms(issues: SchemaIssue[]): SchemaIssue[] {
  const firsts = new Map<string, UnknownKey>();
  return issues.flatMap((one): SchemaIssue[] => {
    if (one.code !== 'unknown-key' || !isOtherName(one)) return [one];
    const { name, meant, others = [] } = one.params;
    const first = firsts.get(keyOf(ownerOf(one)));
    const rename = { from: name, to: meant.suggestion ?? '' };
    if (first) {
      first.params.others?.push(name);
      first.params.renames?.push(rename);
      return [];
    }
    const own = { ...one, params: { ...one.params, others: [...others], renames: [rename] } };
    firsts.set(keyOf(ownerOf(one)), own);
    return [own];
  });
}

const isOtherName = ({ params: { meant, advice } }: UnknownKey): boolean =>
  meant.suggestion !== undefined && !meant.sure && !advice;

type Alike = Extract<SchemaIssue, { code: 'unknown-key' | 'wrong-type' }>;

/** Returns what is the same for issues of list entries with the same mistake; `undefined` for other issues. */
function mistakeInEntry(one: SchemaIssue): string | undefined {
  if (one.code === 'wrong-type' && typeof one.path.at(-1) === 'number') {
    const { data, params } = one.params.error;
    const kind = Array.isArray(data) ? 'array' : typeof data;
    return `${keyOf(ownerOf(one))} ${kind} ${params.type}`;
  }
  if (one.code !== 'unknown-key' || one.params.meant.sure) return undefined;
  const owner = ownerOf(one);
  const { name, others, meant, advice } = one.params;
  return typeof owner.at(-1) === 'number'
    ? `${keyOf(owner.slice(0, -1))} ${keyOf([name, ...(others ?? [])])} ${meant.suggestion} ${advice}`
    : undefined;
}

/** Merges the issues of list entries with the same mistake. */
function joinEntries(issues: SchemaIssue[]): SchemaIssue[] {
  const firsts = new Map<string, Alike['params']>();
  return issues.flatMap((one): SchemaIssue[] => {
    const key = mistakeInEntry(one);
    const first = firsts.get(key ?? '');
    if (key === undefined) return [one];
    if (first) {
      first.alike = (first.alike ?? 0) + 1;
      return [];
    }
    const own = { ...one, params: { ...one.params } } as Alike;
    firsts.set(key, own.params);
    return [own];
  });
}
