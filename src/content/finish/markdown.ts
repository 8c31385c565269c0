/** Markdown to HTML that is safe to put into a page. Each library is loaded when a text first needs it. */
import type { commonWriters } from './common-markdown.ts';
import type { makeWriters } from './markdown-pipeline.ts';
import { simpleHtml, simpleInlineHtml } from './plain-text.ts';

interface Writers {
  common?: ReturnType<typeof commonWriters>;
  all?: ReturnType<typeof makeWriters>;
}

const writers: Writers = {};

const load: Record<keyof Writers, () => Promise<void>> = {
  async common() {
    writers.common ??= (await import('./common-markdown.ts')).commonWriters();
  },
  async all() {
    writers.all ??= (await import('./markdown-pipeline.ts')).makeWriters();
  },
};

class WriterMissing extends Error {
  constructor(readonly which: keyof Writers) {
    super();
  }
}

/** Does work that may turn Markdown into HTML; if it turns out to need a library, loads that and does it again. */
export async function withMarkdown<Result>(work: () => Result): Promise<Result> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof WriterMissing)) throw error;
      await load[error.which]();
    }
  }
}

/** A text that would take the libraries minutes, or more memory than there is. */
export class TextTooComplex extends Error {}

/** The time that Markdown takes grows with the third power of the signs in a paragraph: 2,000 take 20 ms, 10,000 take 2 s. */
const mostSigns = 2_000;
const mostLetters = 100_000;
/** Elements within elements; the libraries walk them by recursion, and nobody writes a tenth of it. */
const mostLevels = 200;

/** What the libraries made of texts; a large site has more of them than are worth remembering. */
const made = { block: new Map<string, string>(), inline: new Map<string, string>() };
const mostMade = 1000;

/**
 * Markdown as HTML: a text of one or more paragraphs, or one line without a paragraph around it. To be called within `withMarkdown`.
 *
 * @throws TextTooComplex
 */
export function markdownToHtml(text: string, inline: boolean): string {
  if (!inline) return simpleHtml(text) ?? remembered('block', text);
  const line = text.trim();
  return simpleInlineHtml(line) ?? remembered('inline', line);
}

function remembered(kind: keyof typeof made, text: string): string {
  const known = made[kind].get(text);
  if (known !== undefined) return known;
  const html = written(kind, text);
  if (made[kind].size >= mostMade) made[kind].clear();
  made[kind].set(text, html);
  return html;
}

function written(kind: keyof typeof made, text: string): string {
  const { common, all } = writers;
  if (!common) throw new WriterMissing('common');
  if (isTooComplex(text)) throw new TextTooComplex();
  try {
    const html = common[kind](text) ?? all?.[kind](text);
    if (html !== undefined) return withScrollers(html);
  } catch (error) {
    // quotes and lists within each other thousands of times leave no room on the stack
    throw error instanceof RangeError ? new TextTooComplex() : error;
  }
  throw new WriterMissing('all');
}

/** A table that is wider than the page scrolls by itself, by keys too, and not the page with it: WCAG 2.2, 1.4.10 and 2.1.1. */
const withScrollers = (html: string): string =>
  html
    .replaceAll('<table', '<div class="table-scroller" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');

/** Whether more elements are open at some point than anybody means. */
function isTooDeep(text: string): boolean {
  let levels = 0;
  for (const [, isEnd] of text.matchAll(/<(\/?)(?!(?:br|hr|img|wbr)\b)[a-z]/gi)) {
    levels = isEnd ? Math.max(0, levels - 1) : levels + 1;
    if (levels > mostLevels) return true;
  }
  return false;
}

function isTooComplex(text: string): boolean {
  if (text.length > mostLetters || isTooDeep(text)) return true;
  if (text.length < mostSigns) return false;
  return text.split(/\n\s*\n/).some((part) => part.split(/[*_~`[<!|]/).length > mostSigns);
}
