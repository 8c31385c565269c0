/** The data of the catalogue's own blocks, read from the blocks' folders and from the site. */

/** One entry of a block's `example.yaml`. */
export interface Example {
  /** As in the file, without the indentation that a page adds. */
  text: string;
  /** Its first line in the file, counted from 1. */
  line: number;
}

export interface CatalogueCard {
  type: string;
  title: string;
  description: string;
  /** The block's page. */
  to: string;
  /** The page of its first example. */
  preview?: string;
  isLive: boolean;
  isOwn: boolean;
  uses: number;
  /** The names of its fields, for the search. */
  words: string;
}

export interface CatalogueIndexBlock {
  title: string;
  text: string;
  items: CatalogueCard[];
}

export interface CatalogueTextBlock {
  /** HTML. */
  body: string;
}

export interface CatalogueExampleBlock {
  title: string;
  /** The page that shows the example and nothing else. */
  src: string;
  /** The YAML to copy, indented as in a page. */
  yaml: string;
}
