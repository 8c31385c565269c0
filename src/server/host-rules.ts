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
  /** Where a path leads to, or nothing when the rule is not for it. */
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

function redirectTarget(from: string, to: string): RedirectRule['target'] {
  const pattern = from
    .split('/')
    .map((part) =>
      part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : part.replace(/\W/g, '\\$&'),
    )
    .join('/');
  const expression = new RegExp(`^${pattern}$`);
  return (path) => {
    const match = expression.exec(path);
    return match ? to.replace(/:(\w+)/g, (_, name) => match.groups?.[name] ?? '') : undefined;
  };
}
