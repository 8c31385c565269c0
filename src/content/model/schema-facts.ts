/** Old names of block types and fields, and problems of block folders. */

/** One renamed block type or field. A nested field is written with dots: `items.headline`. */
export interface OldName {
  from: string;
  to: string;
  /** The version that introduced the new name. */
  since: string;
}

/** All renamed block types and fields. */
export interface OldNames {
  /** Block types. */
  blocks: OldName[];
  /** Fields of a page and of the site file. */
  page: OldName[];
  site: OldName[];
  /** Fields of blocks, by the block's present type. */
  fields: Map<string, OldName[]>;
}

/** A problem of a block's folder. */
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
  /** The file that was probably meant as the component. */
  misnamed?: string | undefined;
}
