/**
 * The two files by which static hosts are told what to do, read in the same way: the build writes
 * them once and every host, ours too, behaves alike.
 */

export interface HeaderRule {
  matches(path: string): boolean;
  headers: [name: string, value: string][];
}

/** Reads `_headers`: a path with `*` at its end, then its headers on indented lines. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ matches: pathMatcher(line.trim()), headers: [] });
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

function pathMatcher(pattern: string): (path: string) => boolean {
  if (!pattern.endsWith('*')) return (path) => path === pattern;
  const start = pattern.slice(0, -1);
  return (path) => path.startsWith(start);
}

export interface RedirectRule {
  /** Where a decoded path leads to, or nothing when the rule is not for it. */
  target(path: string): string | undefined;
  status: number;
}

/** Reads `_redirects`: `/from/:name /to/:name 301` on each line. */
export function readRedirectRules(text: string): RedirectRule[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
      return { target: redirectTarget(from, to), status: Number(status) };
    });
}

/** The parts of a path; a slash at its end makes no other path. */
const stepsOf = (path: string) => path.replace(/(.)\/$/s, '$1').split('/');

/** What a part of a redirect's old address stands for: a parameter, or the words themselves. */
export function readStep(step: string): { parameter?: string; words: string } {
  const [, parameter] = /^:([A-Za-z]\w*)$/.exec(step) ?? [];
  if (parameter) return { parameter, words: '' };
  try {
    return { words: decodeURIComponent(step) };
  } catch {
    return { words: step };
  }
}

function redirectTarget(from: string, to: string): RedirectRule['target'] {
  const wanted = stepsOf(from).map(readStep);
  return (path) => {
    const given = stepsOf(path);
    const matches = ({ parameter, words }: (typeof wanted)[number], index: number) =>
      parameter ? given[index] !== '' : given[index] === words;
    if (given.length !== wanted.length || !wanted.every(matches)) return undefined;
    const values = new Map(
      // A visitor's words are to stay within their part of the new address.
      wanted.map(({ parameter }, index) => [parameter, encodeURIComponent(given[index] ?? '')]),
    );
    return to.replace(/:([A-Za-z]\w*)/g, (whole, name) => values.get(name) ?? whole);
  };
}

/** The new address with a visitor's query, which stands before the place on the page. */
export function withQuery(to: string, query: string): string {
  const [, address = '', place = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return address + (address.includes('?') ? query.replace('?', '&') : query) + place;
}
