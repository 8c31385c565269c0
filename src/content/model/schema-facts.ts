/** Old names of block types and fields. */

/** One name that has changed. A field inside others is named with dots: `items.headline`. */
export interface OldName {
  from: string;
  to: string;
  /** The version since which the new name holds. */
  since: string;
}

/** All names that have changed. */
export interface OldNames {
  /** Block types. */
  blocks: OldName[];
  /** Fields of a page and of the site file. */
  page: OldName[];
  site: OldName[];
  /** Fields of blocks, by the block's present type. */
  fields: Map<string, OldName[]>;
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
  text?: string | undefined;
  /** The file that was probably meant to be the component. */
  misnamed?: string | undefined;
}
