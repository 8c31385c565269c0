/** Determines which page files a rename moves, and the new addresses of links to them. */
import { posix } from 'node:path';
import { isSegment, parametersOf } from '../../content/model/address-parts.ts';
import type { PageFile } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { partsOf } from '../../content/usages/addresses.ts';

/** The error when a page cannot be renamed; its message is for the editor. */
export class CannotRename extends Error {}

/** The move of a page file. Patterns have their parameters in brackets. */
export interface Move {
  file: string;
  movedTo: string;
  from: string;
  to: string;
  /** Whether the file makes further pages at `/page/2` and so on. */
  isPaginated: boolean;
}

/**
 * Returns the moves of a rename: one page file, or all below an address that is only a folder. Throws `CannotRename`.
 */
export function movesFor(site: Site, from: string, to: string): Move[] {
  if (from === '/' || to === '/')
    throw new CannotRename('The home page stays at /; it cannot be renamed.');
  const odd = to
    .split('/')
    .slice(1)
    .find((part) => !isSegment(part));
  if (odd !== undefined) {
    throw new CannotRename(
      `"${to}" cannot be a page's address. Use small letters, digits and dashes, such as /our-team.`,
    );
  }
  if (from === to) throw new CannotRename(`The page is at ${to} already.`);
  const own = site.pageFiles.find(({ pattern }) => pattern === from);
  const moved = own
    ? [own]
    : site.pageFiles.filter(({ pattern }) => pattern.startsWith(`${from}/`));
  if (!own && to.startsWith(`${from}/`)) {
    throw new CannotRename(`The folder ${from} cannot be moved into itself.`);
  }
  return moved.map((pageFile) => moveOf(pageFile, to + pageFile.pattern.slice(from.length)));
}

function moveOf({ file, pattern }: PageFile, to: string): Move {
  const named = (address: string) => parametersOf(address).sort().join();
  if (named(pattern) !== named(to)) {
    throw new CannotRename(
      `The parts in brackets are fields of the entries and have to stay as they are: ${pattern} cannot become ${to}.`,
    );
  }
  const isIndex = posix.basename(file) === 'index.yaml';
  return {
    file,
    movedTo: `pages${to}${isIndex ? '/index' : ''}.yaml`,
    from: pattern,
    to,
    isPaginated: false,
  };
}

/** Returns an address after the moves; `undefined` when it is not one of a moved page. Its query and hash stay. */
export function movedAddress(
  moves: Move[],
  written: string,
  hasPage: (route: string) => boolean,
): string | undefined {
  const { route, rest } = partsOf(written);
  for (const move of moves) {
    const moved = movedRoute(move, route, hasPage);
    if (moved !== undefined) return moved + rest;
  }
  return undefined;
}

function movedRoute(
  move: Move,
  route: string,
  hasPage: (route: string) => boolean,
): string | undefined {
  const pager = move.isPaginated ? (/\/page\/[^/]+$/.exec(route)?.[0] ?? '') : '';
  const given = segmentsOf(route.slice(0, route.length - pager.length));
  const expected = segmentsOf(move.from);
  if (given.length !== expected.length) return undefined;
  const values = new Map<string, string>();
  for (const [index, part] of expected.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('[') && value !== '') values.set(part, value);
    else if (part !== value) return undefined;
  }
  // A page with its own file takes precedence over one made for an entry.
  if (values.size > 0 && hasPage(route)) return undefined;
  return move.to.replace(/\[\w+\]/g, (name) => values.get(name) ?? name) + pager;
}

/** Splits a route into its segments; slashes within `{{ }}` do not count. */
function segmentsOf(route: string): string[] {
  return route.match(/(?:\{\{(?:(?!\}\}).)*\}\}|[^/])*/g)?.filter((part) => part !== '') ?? [];
}
