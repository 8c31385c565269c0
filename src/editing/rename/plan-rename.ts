/**
 * Plans a page's new address: moves the file, rewrites all links to it and adds a redirect. Nothing is written here.
 */

import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isObject } from '../../content/model/data.ts';
import type { Redirect } from '../../content/redirects.ts';
import { SITE_FILE_NAME, type Site } from '../../content/site/site.ts';
import {
  addressesOf,
  type LinkedPage,
  type ResolvedLink,
  resolveSite,
} from '../../content/usages/addresses.ts';
import { type YamlSource, yamlSources } from '../../content/usages/yaml-sources.ts';
import { applyEdits, type ChangedText, type Edit } from '../../content/yaml/edits.ts';
import { parse } from '../../content/yaml/parse.ts';
import { nearest } from '../../diagnostics/wording/nearest.ts';
import { CannotRename, type Move, movedAddress, movesFor } from './moves.ts';
import { indexOfSame, redirectsIn, withRedirects } from './redirect-edits.ts';

/** The effects of a rename. */
export interface RenamePlan {
  changes: ChangedText[];
  moves: Move[];
  /** The number of rewritten links. */
  links: number;
  /** Links that templates compose in a way that cannot be rewritten; the redirect handles them. */
  left: ResolvedLink[];
}

/**
 * Plans the rename of a page, of a folder of pages, or of the pages that are made for entries. Throws `CannotRename`.
 */
export function planRename(site: Site, from: string, to: string): RenamePlan {
  const { pages, linksTo } = resolveSite(site);
  const moves = movesFor(site, from, to);
  if (moves.length === 0) throw new CannotRename(noSuchPage(site, pages, from));
  const sources = yamlSources(site.files);
  for (const move of moves) {
    refuseTaken(site, pages, moves, move);
    const source = sources.find(({ file }) => file === move.file);
    if (!source) throw new CannotRename(cannotBeRead(move.file));
    move.isPaginated = isPaginated(source);
  }
  const siteSource = sources.find(({ file }) => file === SITE_FILE_NAME);
  if (!siteSource) throw new CannotRename(cannotBeRead(SITE_FILE_NAME));
  const redirects = moves.flatMap(redirectsFor);
  const reversed = redirects.map((one) => indexOfSame(redirectsIn(siteSource.data), one));
  const isStatic = (route: string) =>
    site.pageFiles.some(({ pattern }) => pattern === route && !pattern.includes('['));
  // Finding places is slow, and most files do not mention the page.
  const mentioned = moves.map((move) => move.from.replace(/\[.*/s, ''));
  const links = sources
    .filter(({ text }) => mentioned.some((start) => text.includes(start)))
    .flatMap((source) =>
      linkEdits(source, reversed, (written) => movedAddress(moves, written, isStatic)),
    );
  const changes = changesFor(sources, links, moves, redirects);
  const left = linksTo((route) => movedAddress(moves, route, isStatic) !== undefined).filter(
    (link) => !isEdited(link, links, sources),
  );
  return { changes, moves, links: links.length, left };
}

function noSuchPage(site: Site, pages: LinkedPage[], from: string): string {
  const made = pages.find(({ route }) => route === from);
  if (!made) {
    const suggestion = nearest(
      from,
      pages.map(({ route }) => route),
    );
    return `There is no page ${from}.${suggestion ? ` Did you mean ${suggestion}?` : ''}`;
  }
  const pattern = site.pageFiles.find(({ file }) => file === made.file)?.pattern ?? '';
  return `${from} is made by ${made.file} for an entry of a collection, so it has no file of its own. Change the entry instead, or rename all of its pages: npx pagewright rename "${pattern}" "/new/${pattern
    .split('/')
    .filter((part) => part.startsWith('['))
    .join('/')}".`;
}

function refuseTaken(site: Site, pages: LinkedPage[], moves: Move[], move: Move): void {
  const isMoved = ({ file }: { file: string }) => moves.some((other) => other.file === file);
  const other = [
    ...site.pageFiles.map(({ file, pattern }) => ({ file, route: pattern })),
    ...pages,
  ].find((page) => page.route === move.to && !isMoved(page));
  if (other) throw new CannotRename(`There is a page ${move.to} already: ${other.file}.`);
  if (existsSync(join(site.root, move.movedTo))) {
    throw new CannotRename(`${move.movedTo} exists already.`);
  }
  if (site.publicFiles.has(move.to))
    throw new CannotRename(`public${move.to} is at that address already.`);
}

const cannotBeRead = (file: string) =>
  `${file} cannot be read, so nothing was changed. Fix it first: npx pagewright validate says what is wrong with it.`;

function isPaginated({ data }: YamlSource): boolean {
  const each = isObject(data) ? data.each : undefined;
  return isObject(each) && each.paginate !== undefined;
}

function redirectsFor({ from, to, isPaginated: pages }: Move): Redirect[] {
  const named = (pattern: string) => pattern.replace(/\[(\w+)\]/g, ':$1');
  const own = { from: named(from), to: named(to) };
  return pages ? [own, { from: `${own.from}/page/:page`, to: `${own.to}/page/:page` }] : [own];
}

/**
 * Returns the edits of the links of a file.
 *
 * @param reversed the indexes of reversed redirects, whose addresses are not treated as links
 */
function linkEdits(
  source: YamlSource,
  reversed: number[],
  moved: (written: string) => string | undefined,
): Edit[] {
  const { file, text } = source;
  return source
    .positions()
    .texts()
    .filter(
      ({ isKey, value, path }) =>
        !isKey && value.includes('/') && !isOldAddress(file, path, reversed),
    )
    .flatMap((node) => addressesOf(text, node))
    .flatMap(({ address, start, end }): Edit[] => {
      const replacement = moved(address);
      return replacement === undefined ? [] : [{ file, start, end, text: replacement }];
    });
}

/** Returns whether a value is an old address: `from` of a redirect, or any value of a reversed redirect. */
function isOldAddress(file: string, path: (string | number)[], reversed: number[]): boolean {
  const [list, index] = path;
  if (file !== SITE_FILE_NAME || list !== 'redirects') return false;
  return path.at(-1) === 'from' || reversed.includes(Number(index));
}

function changesFor(
  sources: YamlSource[],
  edits: Edit[],
  moves: Move[],
  redirects: Redirect[],
): ChangedText[] {
  return sources.flatMap((source): ChangedText[] => {
    const { file, text: before } = source;
    const move = moves.find((one) => one.file === file);
    const edited = applyEdits(
      before,
      edits.filter((edit) => edit.file === file),
    );
    const after =
      file === SITE_FILE_NAME
        ? withRedirects(edited, source.data, redirects)
        : move
          ? withModeline(edited, move)
          : edited;
    if (parse(after).data === undefined) {
      throw new CannotRename(
        `The links in ${file} cannot be rewritten safely. Nothing was changed.`,
      );
    }
    if (move) return [{ file, movedTo: move.movedTo, before, after }];
    return before === after ? [] : [{ file, before, after }];
  });
}

/** Returns the text with the path to its schema in the modeline adjusted to the new folder. */
function withModeline(text: string, { file, movedTo }: Move): string {
  return text.replace(
    /^(# yaml-language-server: \$schema=)(\.\.?\/\S+)/m,
    (_all, start: string, schema: string) => {
      const target = posix.join(posix.dirname(file), schema);
      const relativePath = posix.relative(posix.dirname(movedTo), target);
      return start + (relativePath.startsWith('.') ? relativePath : `./${relativePath}`);
    },
  );
}

function isEdited({ file, line }: ResolvedLink, edits: Edit[], sources: YamlSource[]): boolean {
  const text = sources.find((source) => source.file === file)?.text ?? '';
  return edits.some((edit) => {
    if (edit.file !== file) return false;
    const first = text.slice(0, edit.start).split('\n').length;
    return first === line;
  });
}
