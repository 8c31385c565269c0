/** Where addresses stand in what an editor wrote: as a whole value, or as a link or picture in Markdown, HTML and templates. */
import type { TextNode } from '../yaml/positions.ts';

/** An address of this site, with its place in the file's text. */
export interface WrittenAddress {
  /** As it is written, templates included: `/about#team`, `/service/{{ entry.slug }}`. */
  address: string;
  start: number;
  end: number;
}

const template = String.raw`\{\{(?:(?!\}\}).)*\}\}`;
const address = String.raw`\/(?!\/)(?:${template}|[^\s()"'<>[\]{}|\\])*`;
const whole = new RegExp(`^\\s*(${address})\\s*$`);
/** After `](`, after `href="`, after `[name]:`, and after a tag of a template. */
const within = new RegExp(
  String.raw`(?:\]\(<?|\b(?:href|src|poster)=\\?["']|^\s*\[[^\]]+\]:[ \t]*<?|%\}\s*)(${address})`,
  'gm',
);
const quotedInTemplate = new RegExp(String.raw`(?<=\{[{%](?:(?![}%]\}).)*["'])(${address})`, 'g');

/** The addresses in a text value of `source`. */
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

/** Behind the quote, or behind the line on which `|` or `>` stands. */
function bodyStart(source: string, start: number, end: number): number {
  const first = source[start];
  if (first === '"' || first === "'") return start + 1;
  if (first !== '|' && first !== '>') return start;
  const line = source.indexOf('\n', start);
  return line === -1 || line > end ? end : line + 1;
}

/** The parts of an address: `/about`, and `?a=b#team`. */
export function partsOf(written: string): { route: string; rest: string } {
  const at = /[?#]/.exec(
    written.replace(new RegExp(template, 'g'), (text) => '_'.repeat(text.length)),
  )?.index;
  const path = at === undefined ? written : written.slice(0, at);
  const route = path.length > 1 ? path.replace(/\/$/, '') : path;
  return { route, rest: written.slice(route.length) };
}
