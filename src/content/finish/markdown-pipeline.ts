/** The Markdown libraries, put together. Loaded by markdown.ts when they are needed. */
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Plugin, type Processor, unified } from 'unified';
import { blockConstructs, unwrap } from './common-markdown.ts';
import { leadsOut, OUTWARD } from './links.ts';

/** The part of an HTML tree that is looked at here. */
interface HtmlNode {
  tagName?: string;
  properties?: { [name: string]: unknown };
  children?: HtmlNode[];
}

/** Turns Markdown into sanitised HTML. */
export type MarkdownWriter = (text: string) => string;

/** GitHub's signs: tables, strikethrough, task lists, footnotes, addresses without brackets. Looking for them costs more than all the rest. */
const githubSigns = /[|~@]|:\/\/|www\.|\[[ xX^]/;

const safe = {
  ...defaultSchema,
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.href ?? []), 'tel', 'sms'],
  },
};

/** The writers: for text of several paragraphs, and for one line. */
export function makeWriters(): { block: MarkdownWriter; inline: MarkdownWriter } {
  const inline = writer(true);
  return { block: writer(false), inline: (text) => unwrap(inline(text)) };
}

/** Each text goes through no more libraries than it has signs for. They are put together when a text first needs them. */
function writer(inline: boolean): MarkdownWriter {
  const made = new Map<string, Processor>();
  return (text) => {
    const github = githubSigns.test(text);
    const html = text.includes('<');
    const key = `${github} ${html}`;
    let processor = made.get(key);
    if (!processor) {
      processor = pipeline(inline, github, html);
      made.set(key, processor);
    }
    return String(processor.processSync(text));
  };
}

function pipeline(inline: boolean, github: boolean, html: boolean): Processor {
  const steps = unified().use(remarkParse);
  if (github) steps.use(remarkGfm);
  if (inline) steps.use(withoutBlocks);
  steps.use(remarkRehype, { allowDangerousHtml: html });
  if (html) steps.use(rehypeRaw);
  steps.use(rehypeSanitize, safe);
  steps.use(markExternalLinks as Plugin);
  steps.use(rehypeStringify);
  return steps.freeze() as unknown as Processor;
}

function withoutBlocks(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: blockConstructs } });
}

function markExternalLinks() {
  const visit = (node: HtmlNode): void => {
    const { href } = node.properties ?? {};
    if (node.tagName === 'a' && typeof href === 'string' && leadsOut(href)) {
      node.properties = { ...node.properties, rel: OUTWARD.split(' ') };
    }
    node.children?.forEach(visit);
  };
  return visit;
}
