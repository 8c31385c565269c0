/** Old names of block types and fields. */

/** One name that has changed. A field inside others is named with dots: `items.headline`. */
export interface Alias {
  from: string;
  to: string;
  /** The version since which the new name holds. */
  since: string;
}

/** All names that have changed. */
export interface Aliases {
  /** Block types. */
  blocks: Alias[];
  /** Fields of a page and of the site file. */
  page: Alias[];
  site: Alias[];
  /** Fields of blocks, by the block's present type. */
  fields: Map<string, Alias[]>;
}

/** What is wrong with a block's folder. */
export interface FolderProblem {
  folder: string;
  type: string;
  why:
    | 'odd-name'
    | 'taken-name'
    | 'no-schema'
    | 'no-json'
    | 'no-object'
    | 'two-components'
    | 'no-component';
  /** The text of a `schema.json` that is not valid JSON. */
  text?: string;
}
