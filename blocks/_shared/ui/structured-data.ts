import type { Thing } from 'schema-dts';

/** What a block is told of the page that it stands on. */
export interface PageOfBlock {
  /** Names the page within its structured data: what a block says with this `@id` is said of the page. */
  id: string;
  /** The page's full address. */
  url: string;
  /** The words of the link to the home page. */
  home: string;
  /** The full address of the home page. */
  homeUrl: string;
  /** Returns the full address of a path of this site. */
  fullAddress: (path: string) => string;
}

/**
 * What a block says to search engines in the words of https://schema.org. A block type says it in
 * `structured-data.ts` beside its `schema.json`, exported under the name `structuredData`; what
 * several blocks say of the same `@id` is put together.
 *
 * @param block the block's data, checked and resolved
 * @returns nothing when there is nothing to say
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

/** Returns the words of a text that was Markdown, without its marks. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(p|br|li|ul|ol|h\d)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x26|#x3C);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
