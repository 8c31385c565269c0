/** Where the values of a page come from. */

import type { Schema } from './json-schema.ts';
import type { Data, DataObject, DataPath, SourceLocation, YamlFile } from './types.ts';

/** The values that templates may use, by the first step of their names. */
export type Values = { [root: string]: Data };

/** The values that templates see in one place, and where those come from. */
export interface Scope {
  values: Values;
  /**
   * The file that `site` is read from, with its data. What a language's file does not set is in the site's own file.
   */
  siteFile?: { file: string; written: DataObject } | undefined;
  /** The entry that `entry` refers to. */
  row?: Row | undefined;
  /** Where the values of the fragment are given, with the scope there. */
  given?: { fragment: string; location: SourceLocation; scope: Scope } | undefined;
}

/** One entry of a collection. */
export interface Row {
  data: DataObject;
  /** The data as written in the file, without the `slug` that an entry with its own file gets from the file's name. */
  written: DataObject;
  /** The data as templates see it, with `null` for fields that only other entries have. */
  view: DataObject;
  location: SourceLocation;
  /** Why the entry is not published now; it is in no list then. `undefined` when it is published. */
  unpublished?: string;
  /** The scope of the templates at `location`, when the entry is not one of a collection. */
  scope?: Scope;
  /** The list that it is an entry of, when that is not a collection. */
  list?: DataObject[];
}

/** Returns an entry and those that it is made from, as an entry of a list within another one is. */
export const rowsAround = (row: Row | undefined): Row[] =>
  row ? [row, ...rowsAround(row.scope?.row)] : [];

/** Maps a part of a page to where it is written. For a value, the longest matching `pagePath` applies. */
export interface Source extends SourceLocation {
  /** The path of the part in the finished page; of a site file, in its data. */
  pagePath: DataPath;
  scope: Scope;
  /** Where the fragment or the collection is used. */
  usedBy?: SourceLocation | undefined;
  /** The entries that the items at `pagePath` were made from. */
  rows?: (Row | undefined)[] | undefined;
  /** Whether the items were made by `as`, which is then at `path`. */
  as?: boolean;
}

/** A collection of entries: `pages/_collections/NAME.yaml`, or a folder with a file for each. */
export interface Collection {
  name: string;
  rows: Row[];
  /** The entries that are not published now; the routes of their pages are known all the same. */
  hidden: Row[];
  /** Whether some of its entries cannot be read. */
  broken: boolean;
  /** The fields that its schema or any of its entries has. */
  fields: Set<string>;
  /** The schema of an entry; `undefined` when there is no `NAME.schema.json`. */
  schema: Schema | undefined;
  /** The files of the entries that could be read. */
  files: YamlFile[];
}
