/** Markdown to HTML that is safe to put into a page. The libraries are loaded when a text first needs them: plain text does not. */
import { escapeText, plainHtml } from './plain-text.ts';

interface Pipelines {
  block: (text: string) => string;
  inline: (text: string) => string;
}

let pipelines: Pipelines | undefined;

class MarkdownMissing extends Error {}

/** Does work that may turn Markdown into HTML; if it turns out to need the libraries, loads them and does it again. */
export async function withMarkdown<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof MarkdownMissing)) throw error;
    const { makePipelines } = await import('./markdown-pipeline.ts');
    pipelines ??= makePipelines();
    return work();
  }
}

/** A text of one or more paragraphs as HTML. To be called within `withMarkdown`. */
export function markdownToHtml(text: string): string {
  return plainHtml(text) ?? loaded().block(text);
}

/** One line of text as HTML, without a paragraph around it. To be called within `withMarkdown`. */
export function inlineMarkdownToHtml(text: string): string {
  const trimmed = text.trim();
  return /[*_`[\]<>&|~\\\n@:]|www\./.test(trimmed) ? loaded().inline(trimmed) : escapeText(trimmed);
}

function loaded(): Pipelines {
  if (!pipelines) throw new MarkdownMissing();
  return pipelines;
}
