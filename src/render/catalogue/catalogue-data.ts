/** What the catalogue's own blocks are given: all of it is read from the blocks' folders and from the site. */

/** One field of a block, or of a group in it. */
export interface FieldRow {
  /** `items[].link.to` */
  path: string;
  /** How many groups are around it. */
  depth: number;
  /** In words: `whole number`, `list of groups`. */
  kind: string;
  required: boolean;
  description: string;
  /** What it is when it is left out, where the description says so. */
  preset?: string;
  /** All that may be written, when it is a choice. */
  values?: string[];
  /** Bounds of numbers and lengths, in words. */
  limits?: string;
}

/** One entry of a block's `example.yaml`. */
export interface Example {
  /** As it stands in the file, without the indentation that a page adds. */
  text: string;
  /** The line of the file at which it begins, from 1. */
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

export interface CatalogueHeadBlock {
  type: string;
  title: string;
  name: string;
  text: string;
  home: string;
  facts: string[];
}

export interface CatalogueExampleBlock {
  title: string;
  /** The page that shows the example and nothing else. */
  src: string;
  /** The YAML to copy, indented as in a page. */
  yaml: string;
}

export interface CatalogueFieldsBlock {
  items: FieldRow[];
}

export interface CatalogueUsesBlock {
  name: string;
  items: { place: string }[];
}
