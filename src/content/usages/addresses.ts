/** Where addresses stand in what an editor wrote: as a whole value, or as a link or picture in Markdown, HTML and templates. */

import { loadFrame } from '../load-frame.ts';
import { loadPageFile } from '../load-page-file.ts';
import type { Page } from '../model/types.ts';
import type { Site } from '../site/site.ts';
import { SourceLocator } from '../source-locator.ts';
import type { TextNode } from '../yaml/positions.ts';

/** An address of this site, with its place in the file's text. */
interface WrittenAddress {
  /** As it is written, templates included: `/about#team`, `/service/{{ entry.slug }}`. */
  address: string;
  start: number;
  end: number;
}

const template = String.raw`\{\{(?:(?!\}\}).)*\}\}`;
const character = String.raw`[^\s()"'<>[\]{}|\\]`;
const address = String.raw`\/(?!\/)(?:${template}|${character})*`;
/** A feed names the pages of its entries by their file: `/blog/[slug]`. */
const whole = new RegExp(String.raw`^\s*(\/(?!\/)(?:${template}|\[\w+\]|${character})*)\s*$`);
/** After `](`, after `href="`, after `[name]:`, and after a tag of a template. */
const within = new RegExp(
  String.raw`(?:\]\(<?|\b(?:href|src|poster)=\\?["']|^\s*\[[^\]]+\]:[ \t]*<?|%\}\s*)(${address})`,
  'gm',
);
const quotedInTemplate = new RegExp(String.raw`(?<=\{[{%](?:(?![}%]\}).)*["'])(${address})`, 'g');

/** Returns the addresses in a text value of `source`. */
export function addressesOf(source: string, { start, end }: TextNode): WrittenAddress[] {
  const from = bodyStart(source, start, end);
  const isQuoted = from === start + 1 && /["']/.test(source[start] ?? '');
  const body = source.slice(from, isQuoted ? end - 1 : end);
  const only = whole.exec(body)?.[1];
  if (only !== undefined) {
    const at = from + body.indexOf('/');
    return [{ address: only, start: at, end: at + only.length }];
  }
  if (!body.includes('/')) return [];
  const found = [...body.matchAll(within)];
  if (body.includes('{')) found.push(...body.matchAll(quotedInTemplate));
  return found.map((match) => {
    const written = match[1] ?? '';
    const at = from + match.index + match[0].length - written.length;
    return { address: written, start: at, end: at + written.length };
  });
}

/** Returns where a text begins: after the quote, or after the line on which `|` or `>` stands. */
function bodyStart(source: string, start: number, end: number): number {
  const first = source[start];
  if (first === '"' || first === "'") return start + 1;
  if (first !== '|' && first !== '>') return start;
  const line = source.indexOf('\n', start);
  return line === -1 || line > end ? end : line + 1;
}

/** Returns the parts of an address: `/about`, and `?a=b#team`. */
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
  /** The same as an offset. */
  start: number;
}

/** What is kept of a page. */
export type LinkedPage = Pick<Page, 'route' | 'file' | 'links'>;

/** A site with its pages finished, less what only rendering needs. */
interface ResolvedSite {
  pages: LinkedPage[];
  /** Returns the links that lead to certain routes, whatever templates they were made with, each place once. */
  linksTo(isMeant: (route: string) => boolean): ResolvedLink[];
}

/** Reads all pages of a site. */
export function resolveSite(site: Site): ResolvedSite {
  const frame = loadFrame(site);
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
      const location = site.files.positions(file)?.locate(path, false, to);
      const { line = 1, column = 1 } = location?.place ?? {};
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
