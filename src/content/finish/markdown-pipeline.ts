/** The Markdown libraries, put together. Loaded by markdown.ts when they are needed. */
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Plugin, type Processor, unified } from 'unified';
import { blockConstructs, unwrap } from './common-markdown.ts';
import { leadsOut, OUTWARD, schemes } from './links.ts';

/** The part of an HTML tree that is looked at here. */
interface HtmlNode {
  tagName?: string;
  properties?: { [name: string]: unknown };
  children?: HtmlNode[];
}

/** Ids that stand in a text begin with this, so that none takes the place of one of the page's own. */
const PREFIX = defaultSchema.clobberPrefix ?? '';
const NOTES = 'footnote-label';
/** The way back from a note is said without words: texts may be in any language. */
const footnotes = { clobberPrefix: '', footnoteBackLabel: (index: number) => `↩ ${index + 1}` };

/** Turns Markdown into sanitised HTML. */
export type MarkdownWriter = (text: string) => string;

/** GitHub's signs: tables, strikethrough, task lists, footnotes, addresses without brackets. Looking for them costs more than all the rest. */
const githubSigns = /[|~@]|:\/\/|www\.|\[[ xX^]/;

const safe = {
  ...defaultSchema,
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.href ?? []), ...schemes],
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
  steps.use(remarkRehype, { allowDangerousHtml: html, ...footnotes });
  if (html) steps.use(rehypeRaw);
  steps.use(rehypeSanitize, safe);
  steps.use(finishLinks as Plugin);
  steps.use(rehypeStringify);
  return steps.freeze() as unknown as Processor;
}

function withoutBlocks(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: blockConstructs } });
}

/** Links out of the site say so, and those of footnotes lead to the ids that are left of theirs. */
function finishLinks() {
  const visit = (node: HtmlNode): void => {
    const { ariaDescribedBy, ...rest } = node.properties ?? {};
    const { href } = rest;
    if (node.tagName === 'a' && typeof href === 'string') {
      if (leadsOut(href)) node.properties = { ...rest, rel: OUTWARD.split(' ') };
      if ('dataFootnoteRef' in rest || 'dataFootnoteBackref' in rest) {
        node.properties = { ...rest, href: `#${PREFIX}${href.slice(1)}` };
      }
    }
    // the heading of the notes, in English
    node.children = node.children?.filter(({ properties }) => properties?.id !== PREFIX + NOTES);
    node.children?.forEach(visit);
  };
  return visit;
}
