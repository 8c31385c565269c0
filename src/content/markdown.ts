/** Markdown to HTML that is safe to put into a page. The libraries are loaded when a text first needs them. */
import type { makeWriters } from './markdown-pipeline.ts';
import { simpleHtml, simpleInlineHtml } from './plain-text.ts';

let writers: ReturnType<typeof makeWriters> | undefined;

class MarkdownMissing extends Error {}

/** Does work that may turn Markdown into HTML; if it turns out to need the libraries, loads them and does it again. */
export async function withMarkdown<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof MarkdownMissing)) throw error;
    const { makeWriters } = await import('./markdown-pipeline.ts');
    writers ??= makeWriters();
    return work();
  }
}

/** A text of one or more paragraphs as HTML. To be called within `withMarkdown`. */
export function markdownToHtml(text: string): string {
  return simpleHtml(text) ?? loaded().block(text);
}

/** One line of text as HTML, without a paragraph around it. To be called within `withMarkdown`. */
export function inlineMarkdownToHtml(text: string): string {
  const trimmed = text.trim();
  return simpleInlineHtml(trimmed) ?? loaded().inline(trimmed);
}

function loaded(): NonNullable<typeof writers> {
  if (!writers) throw new MarkdownMissing();
  return writers;
}
