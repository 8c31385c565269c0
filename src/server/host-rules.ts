/**
 * The two files by which static hosts are told what to do, read in the same way: the build writes
 * them once and every host, ours too, behaves alike.
 */

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

/** The headers of all rules for a path; of two with one name the later counts. */
export function headersFor(rules: HeaderRule[], path: string): Header[] {
  return rules.filter((rule) => isFor(rule, path)).flatMap(({ headers }) => headers);
}

function isFor({ pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** A part of a redirect's old address: a parameter, or the words themselves. */
export interface Step {
  parameter?: string;
  words: string;
}

export interface RedirectRule {
  from: Step[];
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
      return { from: stepsOf(from).map(readStep), to, status: Number(status) };
    });
}

/** The parts of a path; a slash at its end makes no other path. */
const stepsOf = (path: string) => path.replace(/(.)\/$/s, '$1').split('/');

function readStep(step: string): Step {
  const [, parameter] = /^:([A-Za-z]\w*)$/.exec(step) ?? [];
  if (parameter) return { parameter, words: '' };
  try {
    return { words: decodeURIComponent(step) };
  } catch {
    return { words: step };
  }
}

/** Where to, and with what status, somebody who comes to a decoded path is sent. */
export type FindRedirect = (path: string) => { to: string; status: number } | undefined;

/** Reads `_redirects`, of which the first counts that is for a path. */
export function readRedirects(text: string): FindRedirect {
  const rules = readRedirectRules(text);
  // A site may have thousands of them.
  const fixed = new Map<string, number>();
  const patterns: number[] = [];
  for (const [index, { from }] of rules.entries()) {
    const words = from.map((step) => step.words).join('\n');
    if (from.some(({ parameter }) => parameter)) patterns.push(index);
    else if (!fixed.has(words)) fixed.set(words, index);
  }
  return (path) => {
    const given = stepsOf(path);
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
  const matches = ({ parameter, words }: Step, index: number) =>
    parameter ? given[index] !== '' : given[index] === words;
  if (given.length !== from.length || !from.every(matches)) return undefined;
  // A visitor's words are to stay within their part of the new address.
  return withParameters(to, from, (index) => encodeURIComponent(given[index] ?? ''));
}

/** The new address with values in place of its parameters, each by its place in the old address. */
export function withParameters(
  to: string,
  from: Step[],
  valueAt: (index: number) => string,
): string {
  return to.replace(/:([A-Za-z]\w*)/g, (whole, name) => {
    const index = from.findLastIndex(({ parameter }) => parameter === name);
    return index === -1 ? whole : valueAt(index);
  });
}

/**
 * The new address with a visitor's query, which stands before the place on the page.
 *
 * @param query `?a=b`, or nothing
 * @param further the same behind a query that the address has
 */
export function withQuery(to: string, query: string, further = query.replace('?', '&')): string {
  const [, address = '', place = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return address + (address.includes('?') ? further : query) + place;
}
