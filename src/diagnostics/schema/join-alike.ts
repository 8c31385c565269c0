/** Merges issues that are the same mistake in several fields of an object, or in several entries of a list. */
import type { Refused } from '../model/schema-params.ts';
import { listed } from '../wording/phrases.ts';
import { keyOf, ownerOf, type SchemaIssue, type UnknownKey } from './schema-issue.ts';

/** Returns the issues with those joined that are one mistake. */
export const joinAlike = (issues: SchemaIssue[]): SchemaIssue[] =>
  joinSameWord(joinEntries(joinSynonyms(issues)));

/** Merges the issues of fields of one object with the same impossible value: from: closed and to: closed. */
function joinSameWord(issues: SchemaIssue[]): SchemaIssue[] {
  const firsts = new Map<string, { names: string[]; params: Refused }>();
  return issues.flatMap((one): SchemaIssue[] => {
    if (one.code !== 'wrong-value' || one.params.reason !== 'schema') return [one];
    const { name, error } = one.params;
    if (error.keyword !== 'pattern' && error.keyword !== 'format') return [one];
    const key = `${keyOf(ownerOf(one))} ${JSON.stringify(error.data)}`;
    const first = firsts.get(key);
    if (first) {
      first.names.push(name);
      first.params.name = listed(first.names, 'and');
      return [];
    }
    const params = { ...one.params };
    firsts.set(key, { names: [name], params });
    return [{ ...one, params }];
  });
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
