/** Reads the two files that configure static hosts, `_headers` and `_redirects`, so that our own server behaves as they do. */

export type Header = [name: string, value: string];

export interface HeaderRule {
  /** A path, with `*` at its end for all that begin so. */
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

/** Returns the headers of all rules that match a path; of two with one name the later counts. */
export function headersFor(rules: HeaderRule[], path: string): Header[] {
  return rules.filter((rule) => isFor(rule, path)).flatMap(({ headers }) => headers);
}

function isFor({ pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** A segment of a redirect's old path: a parameter or literal text. */
export interface Segment {
  parameter?: string;
  text: string;
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
      return { from: segmentsOf(from).map(readSegment), to, status: Number(status) };
    });
}

/** Splits a path into segments, ignoring a slash at its end. */
const segmentsOf = (path: string) => path.replace(/(.)\/$/s, '$1').split('/');

function readSegment(segment: string): Segment {
  const [, parameter] = /^:([A-Za-z]\w*)$/.exec(segment) ?? [];
  if (parameter) return { parameter, text: '' };
  try {
    return { text: decodeURIComponent(segment) };
  } catch {
    return { text: segment };
  }
}

/** Returns the target and status of the redirect for a decoded path, or nothing. */
export type FindRedirect = (path: string) => { to: string; status: number } | undefined;

/** Reads `_redirects` into a function that finds the first rule for a path. */
export function readRedirects(text: string): FindRedirect {
  const rules = readRedirectRules(text);
  // A site may have thousands of them.
  const fixed = new Map<string, number>();
  const patterns: number[] = [];
  for (const [index, { from }] of rules.entries()) {
    const text = from.map((segment) => segment.text).join('\n');
    if (from.some(({ parameter }) => parameter)) patterns.push(index);
    else if (!fixed.has(text)) fixed.set(text, index);
  }
  return (path) => {
    const given = segmentsOf(path);
    const last = fixed.get(given.join('\n')) ?? rules.length;
    for (const index of [...patterns.filter((one) => one < last), last]) {
      const rule = rules[index];
      const to = rule && redirectTarget(rule, given);
      if (rule && to !== undefined) return { to, status: rule.status };
    }
    return undefined;
  };
}

function redirectTarget({ from, to }: RedirectRule, given: string[]): string | undefined {
  const matches = ({ parameter, text }: Segment, index: number) =>
    parameter ? given[index] !== '' : given[index] === text;
  if (given.length !== from.length || !from.every(matches)) return undefined;
  // A value of a visitor's path stays within its segment of the target.
  return withParameters(to, from, (index) => encodeURIComponent(given[index] ?? ''));
}

/** Fills the parameters of a redirect's target; `valueAt` returns the value by the index of its segment in the old path. */
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
 * @param query `?a=b`, or nothing
 * @param further the same behind a query that the address has
 */
export function withQuery(to: string, query: string, further = query.replace('?', '&')): string {
  const [, address = '', place = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return address + (address.includes('?') ? further : query) + place;
}
