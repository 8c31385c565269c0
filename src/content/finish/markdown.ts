/** Markdown to HTML that is safe to put into a page. The libraries are loaded when a text first needs them. */
import type { commonWriters } from './common-markdown.ts';
import type { makeWriters } from './markdown-pipeline.ts';
import { simpleHtml, simpleInlineHtml } from './plain-text.ts';

interface Writers {
  common: ReturnType<typeof commonWriters>;
  all: ReturnType<typeof makeWriters>;
}

let writers: Writers | undefined;

class MarkdownMissing extends Error {}

/** Does work that may turn Markdown into HTML; if it turns out to need the libraries, loads them and does it again. */
export async function withMarkdown<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof MarkdownMissing)) throw error;
    const [{ commonWriters }, { makeWriters }] = await Promise.all([
      import('./common-markdown.ts'),
      import('./markdown-pipeline.ts'),
    ]);
    writers ??= { common: commonWriters(), all: makeWriters() };
    return work();
  }
}

/** A text that would take the libraries minutes, or more memory than there is. */
export class TextTooComplex extends Error {}

/** The time that Markdown takes grows with the third power of the signs in a paragraph: 2,000 take 20 ms, 10,000 take 2 s. */
const mostSigns = 2_000;
const mostLetters = 100_000;
/** Elements within elements; the libraries walk them by recursion, and nobody writes a tenth of it. */
const mostLevels = 200;

/** A text of one or more paragraphs as HTML. To be called within `withMarkdown`. Throws `TextTooComplex`. */
export function markdownToHtml(text: string): string {
  return simpleHtml(text) ?? written('block', text);
}

/** One line of text as HTML, without a paragraph around it. To be called within `withMarkdown`. Throws `TextTooComplex`. */
export function inlineMarkdownToHtml(text: string): string {
  const trimmed = text.trim();
  return simpleInlineHtml(trimmed) ?? written('inline', trimmed);
}

function written(kind: 'block' | 'inline', text: string): string {
  if (!writers) throw new MarkdownMissing();
  if (isTooComplex(text)) throw new TextTooComplex();
  try {
    return writers.common[kind](text) ?? writers.all[kind](text);
  } catch (error) {
    // quotes and lists within each other thousands of times leave no room on the stack
    throw error instanceof RangeError ? new TextTooComplex() : error;
  }
}

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
