/**
 * Reads the two files that configure static hosts, `_headers` and `_redirects`, so that our own server behaves as they
 * do.
 */

import {
  addressFinder,
  readAddress,
  type Segment,
  segmentsOf,
} from '../../content/model/old-addresses.ts';

export type Header = [name: string, value: string];

/** The header of files without a rule: browsers ask each time, and get 304 while the file is the same. */
export const REVALIDATE: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];

export interface HeaderRule {
  /** A path; `*` at its end matches all paths that begin with it. */
  pattern: string;
  headers: Header[];
}

/** Reads `_headers`: a path with `*` at its end, then its headers on indented lines. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** Returns the headers of all rules that match a path; of two with the same name the later one applies. */
export function headersFor(rules: HeaderRule[], path: string): Header[] {
  return rules.filter((rule) => isFor(rule, path)).flatMap(({ headers }) => headers);
}

function isFor({ pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

export interface RedirectRule {
  from: Segment[];
  to: string;
  status: number;
}

/** Reads `_redirects`: `/from/:name /to/:name 301` on each line. */
export function readRedirectRules(text: string): RedirectRule[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
      return { from: readAddress(from), to, status: Number(status) };
    });
}

/** Returns the target and status of the redirect for a decoded path; `undefined` when there is none. */
type FindRedirect = (path: string) => { to: string; status: number } | undefined;

/** Reads `_redirects` into a function that finds the first rule for a path. */
export function readRedirects(text: string): FindRedirect {
  const rules = readRedirectRules(text);
  const find = addressFinder(rules.map(({ from }) => from));
  return (path) => {
    const rule = rules[find(path) ?? rules.length];
    if (!rule) return undefined;
    const given = segmentsOf(path);
    // Encoded, so that a value from the visitor's path stays within its segment of the target.
    const valueAt = (index: number) => encodeURIComponent(given[index] ?? '');
    return { to: withParameters(rule.to, rule.from, valueAt), status: rule.status };
  };
}

/**
 * Fills the parameters of a redirect's target; `valueAt` returns the value by the index of its segment in the old path.
 */
export function withParameters(
  to: string,
  from: Segment[],
  valueAt: (index: number) => string,
): string {
  return to.replace(/:([A-Za-z]\w*)/g, (whole, name) => {
    const index = from.findLastIndex(({ parameter }) => parameter === name);
    return index === -1 ? whole : valueAt(index);
  });
}

/**
 * Adds a visitor's query to a redirect's target, before its fragment.
 *
 * @param query `?a=b`, or an empty text
 * @param further the same query when the target already has one
 */
export function withQuery(to: string, query: string, further = query.replace('?', '&')): string {
  const [, address = '', place = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return address + (address.includes('?') ? further : query) + place;
}
