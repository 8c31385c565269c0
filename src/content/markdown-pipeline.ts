/** The Markdown libraries, put together. Loaded by markdown.ts when it is needed. */
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';

/** The part of an HTML tree that is looked at here. */
interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: { [name: string]: unknown };
  children?: HtmlNode[];
}

/** What begins a block in Markdown. In one line of text, "1. January" and "# 1" are just that. */
const blockConstructs = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'list',
  'setextUnderline',
  'thematicBreak',
];

/** Functions that turn Markdown into sanitised HTML: for text of several paragraphs, and for one line. */
export function makePipelines(): {
  block: (text: string) => string;
  inline: (text: string) => string;
} {
  const block = finish(unified().use(remarkParse).use(remarkGfm));
  const inline = finish(unified().use(remarkParse).use(remarkGfm).use(withoutBlocks));
  return {
    block: (text) => String(block.processSync(text)),
    inline: (text) => unwrap(String(inline.processSync(text))),
  };
}

function finish(parser: unknown) {
  return (parser as Processor)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize)
    .use(markExternalLinks)
    .use(rehypeStringify);
}

function withoutBlocks(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: blockConstructs } });
}

/** A page that is linked to must not reach back into ours. */
function markExternalLinks() {
  const visit = (node: HtmlNode): void => {
    const { href } = node.properties ?? {};
    if (node.tagName === 'a' && typeof href === 'string' && /^(?:https?:)?\/\//i.test(href)) {
      node.properties = { ...node.properties, rel: ['noopener', 'external'] };
    }
    node.children?.forEach(visit);
  };
  return visit;
}

/** One line has no paragraph around it; several paragraphs become lines. */
function unwrap(html: string): string {
  return html
    .replace(/<\/p>\s*<p>/g, '<br>')
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');
}
