/**
 * Finds addresses in the text of an editor: as whole values, and as links or pictures in Markdown, HTML and
 * templates.
 */

import { withFrame } from '../load-frame.ts';
import { loadPageFile } from '../load-page-file.ts';
import type { Page } from '../model/types.ts';
import type { Site } from '../site/site.ts';
import { SourceLocator } from '../source-locator.ts';
import type { TextNode } from '../yaml/positions.ts';

/** An address of this site, with its place in the file's text. */
interface WrittenAddress {
  /** The address as written, including templates: `/about#team`, `/service/{{ entry.slug }}`. */
  address: string;
  start: number;
  end: number;
}

const template = String.raw`\{\{(?:(?!\}\}).)*\}\}`;
const character = String.raw`[^\s()"'<>[\]{}|\\]`;
const address = String.raw`\/(?!\/)(?:${template}|${character})*`;
/** Matches a value that is one address. A feed writes the pages of its entries as their file: `/blog/[slug]`. */
const WHOLE_ADDRESS = new RegExp(
  String.raw`^\s*(\/(?!\/)(?:${template}|\[\w+\]|${character})*)\s*$`,
);
/** Matches addresses in a text: after `](`, after `href="`, after `[name]:`, and after a template tag. */
const ADDRESS_WITHIN = new RegExp(
  String.raw`(?:\]\(<?|\b(?:href|src|poster)=\\?["']|^\s*\[[^\]]+\]:[ \t]*<?|%\}\s*)(${address})`,
  'gm',
);
const QUOTED_IN_TEMPLATE = new RegExp(String.raw`(?<=\{[{%](?:(?![}%]\}).)*["'])(${address})`, 'g');

/** Returns the addresses in a text value of `source`. */
export function addressesOf(source: string, { start, end }: TextNode): WrittenAddress[] {
  const from = bodyStart(source, start, end);
  const isQuoted = from === start + 1 && /["']/.test(source[start] ?? '');
  const body = source.slice(from, isQuoted ? end - 1 : end);
  const only = WHOLE_ADDRESS.exec(body)?.[1];
  if (only !== undefined) {
    const at = from + body.indexOf('/');
    return [{ address: only, start: at, end: at + only.length }];
  }
  if (!body.includes('/')) return [];
  const found = [...body.matchAll(ADDRESS_WITHIN)];
  if (body.includes('{')) found.push(...body.matchAll(QUOTED_IN_TEMPLATE));
  return found.map((match) => {
    const written = match[1] ?? '';
    const at = from + match.index + match[0].length - written.length;
    return { address: written, start: at, end: at + written.length };
  });
}

/** Returns where the text of a value begins: after the quotation mark, or after the line with `|` or `>`. */
function bodyStart(source: string, start: number, end: number): number {
  const first = source[start];
  if (first === '"' || first === "'") return start + 1;
  if (first !== '|' && first !== '>') return start;
  const line = source.indexOf('\n', start);
  return line === -1 || line > end ? end : line + 1;
}

/** Splits an address into its route and the rest: `/about`, and `?a=b#team`. */
export function partsOf(written: string): { route: string; rest: string } {
  const at = /[?#]/.exec(
    written.replace(new RegExp(template, 'g'), (text) => '_'.repeat(text.length)),
  )?.index;
  const path = at === undefined ? written : written.slice(0, at);
  const route = path.length > 1 ? path.replace(/\/$/, '') : path;
  return { route, rest: written.slice(route.length) };
}

/** A link of a finished page, and where it is written. */
export interface ResolvedLink {
  to: string;
  file: string;
  line: number;
  column: number;
  /** The offset of the same place. */
  start: number;
}

/** The properties of a page that finding links needs. */
export type LinkedPage = Pick<Page, 'route' | 'file' | 'links'>;

/** A site with its finished pages, reduced to what finding links needs. */
interface ResolvedSite {
  pages: LinkedPage[];
  /** Returns the links to the matching routes, whatever templates they were made with, each place once. */
  linksTo(isMeant: (route: string) => boolean): ResolvedLink[];
}

/** Reads all pages of a site. */
export function resolveSite(site: Site): ResolvedSite {
  const { frame } = withFrame(site);
  const pages: LinkedPage[] = [];
  for (const pageFile of site.pageFiles) {
    for (const { route, file, links } of loadPageFile(site, pageFile).pages) {
      pages.push({ route, file, links });
    }
  }
  const locator = new SourceLocator(site);
  const linksTo = (isMeant: (route: string) => boolean): ResolvedLink[] => {
    const leads = ({ to }: { to: string }) => isMeant(partsOf(to).route);
    const origins = [
      ...site.siteFile.links
        .filter(leads)
        .map(({ to, path }) => ({ to, ...locator.inSiteFile(path) })),
      ...frame.links.filter(leads).map(({ to, path }) => ({ to, ...locator.inFrame(path) })),
      ...pages.flatMap((page) =>
        page.links.filter(leads).map(({ to, path }) => ({ to, ...locator.inPage(page, path) })),
      ),
    ];
    const found = new Map<string, ResolvedLink>();
    for (const { to, file, path } of origins) {
      const location = site.files.positions(file)?.locate(path, { within: to });
      const { line = 1, column = 1 } = location?.range ?? {};
      found.set(`${file}:${line}:${column}`, {
        to,
        file,
        line,
        column,
        start: location?.start ?? 0,
      });
    }
    return [...found.values()];
  };
  return { pages, linksTo };
}
