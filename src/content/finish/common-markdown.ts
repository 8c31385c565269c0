/**
 * Markdown as HTML by its parser alone, for text that holds no HTML of its own: nothing in it has to be made harmless but
 * addresses, and the parser does that. It gives what the libraries of markdown-pipeline.ts give (proved in markdown.test.ts) in a third of the time.
 */
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { leadsOut, OUTWARD } from './links.ts';

type CompileOptions = NonNullable<Parameters<typeof micromark>[1]>;

/** Behind the `://` of an address that certainly stands in a link. */
const restOfLink = /(?<=(?<!\\)\[[^[\]\\|`\n]*\]\(https?:\/\/)[^\s()<>\\|]*(?: "[^"\\|\n]*")?\)/
  .source;

/**
 * HTML, GitHub's signs but for tables, and addresses of which the parser knows less than our list of those that are safe. And what the
 * parser counts ends of line differently in: notes of addresses, code that is further in, blank lines at the end.
 */
const notCommon = new RegExp(
  [
    /[<~@\0]|(?<!\]\(https?:\/\/)www\.|\[[ xX^]/.source,
    `://(?!${restOfLink})`,
    /\b(?!https?:\/\/)[a-z][\w+.-]{0,30}:\S|&[#\w]+;|\]:|[^\n`]`{3}/.source,
  ].join('|'),
  'i',
);

/** How rehype-stringify writes what means something in HTML: in a text, and in an attribute. */
const inText: Record<string, string> = { amp: '&#x26;', lt: '&#x3C;', gt: '>', quot: '"' };
const inAttribute: Record<string, string> = { ...inText, quot: '&#x22;' };

/** What begins a block in Markdown. In one line of text, "1. January" and "# 1" are just that. */
export const blockConstructs = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'gfmFootnoteDefinition',
  'headingAtx',
  'htmlFlow',
  'list',
  'setextUnderline',
  'thematicBreak',
];

/** Turns common Markdown into HTML; it gives `undefined` for any other. */
type CommonWriter = (text: string) => string | undefined;

/** The writers: for text of several paragraphs, and for one line. */
export function commonWriters(): { block: CommonWriter; inline: CommonWriter } {
  const inline = writer(blockConstructs);
  return {
    block: writer([]),
    inline: (text) => {
      // in one line, a fence is a sign of code, and what is between two of them hardly any
      const html = text.includes('```') ? undefined : inline(text);
      return html === undefined ? undefined : unwrap(html);
    },
  };
}

/** @param without constructs that mean nothing */
function writer(without: string[]): CommonWriter {
  const plain: CompileOptions = { extensions: [{ disable: { null: without } }] };
  const withTables: CompileOptions = {
    extensions: [gfmTable(), ...(plain.extensions ?? [])],
    htmlExtensions: [gfmTableHtml()],
  };
  return (text) => {
    if (notCommon.test(text) || text.slice(text.trimEnd().length).split('\n').length > 2) {
      return undefined;
    }
    return asOurs(micromark(text, text.includes('|') ? withTables : plain));
  };
}

function asOurs(html: string): string {
  return html
    .trimEnd()
    .replace(/<[^>]*>|&(amp|lt|gt|quot);/g, (found, name?: string) =>
      name ? (inText[name] as string) : tagAsOurs(found),
    )
    .replace(/(<hr>|<\/h[1-6]>)(?=<\/li>)/g, '$1\n')
    .replace(/(<pre><code[^>]*>)\n(?=<\/code>)/g, '$1');
}

function tagAsOurs(tag: string): string {
  const bare = tag
    .replace(/ ?\/>$/, '>')
    .replace(/'/g, '&#x27;')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => inAttribute[name] as string);
  const [, to = ''] = /^<a href="([^"]*)"/.exec(bare) ?? [];
  return leadsOut(to) ? bare.replace(/>$/, ` rel="${OUTWARD}">`) : bare;
}

/** One line has no paragraph around it; several paragraphs become lines. */
export function unwrap(html: string): string {
  return html
    .replace(/<\/p>\s*<p>/g, '<br>')
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');
}
