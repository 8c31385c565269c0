import type { Thing } from 'schema-dts';

/** The facts of the page that a block's structured data may use. */
export interface PageOfBlock {
  /** The `@id` of the page in its structured data: what a block states with this `@id` is about the page. */
  id: string;
  /** The page's full address. */
  url: string;
  /** The label of the link to the home page. */
  home: string;
  /** The full address of the home page. */
  homeUrl: string;
  /** Returns the full address of a path of this site. */
  fullAddress: (path: string) => string;
}

/**
 * Structured data of a block (https://schema.org). A block type exports the function as `structuredData` from
 * `structured-data.ts` beside its `schema.json`; what several blocks return for the same `@id` is merged.
 *
 * @param block the block's data, checked and resolved
 * @returns `undefined` when there is none
 */
export type StructuredData<Block> = (block: Block, page: PageOfBlock) => Thing | undefined;

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x26;': '&',
  '&#x3C;': '<',
};

/** Returns the text of HTML that was made from Markdown, without tags. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(p|br|li|ul|ol|h\d)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x26|#x3C);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
