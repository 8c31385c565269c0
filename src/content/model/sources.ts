/** Where the values of a page come from. */

import type { Schema } from './json-schema.ts';
import type { Data, DataObject, DataPath, SourceLocation } from './types.ts';
import type { YamlFile } from './yaml-file.ts';

/** The values that templates may use, by their first word. */
export type Values = { [root: string]: Data };

/** What templates see in one place, and where that comes from. */
export interface Scope {
  values: Values;
  /** The file that `site` is read from, with what stands in it. What a language's does not say stands in the site's own. */
  siteFile?: { file: string; written: DataObject } | undefined;
  /** The entry behind `entry`. */
  row?: Row | undefined;
  /** The values that a fragment was given. */
  given?: { spot: SourceLocation; scope: Scope } | undefined;
}

/** One entry of a collection. */
export interface Row {
  data: DataObject;
  /** The data as it stands in the file: an entry with a file of its own gets its `slug` from the file's name. */
  written: DataObject;
  /** What templates see: the data, with `null` for fields that other entries have and this one has not. */
  view: DataObject;
  spot: SourceLocation;
  /** Why the entry is not published now, when it is not: it is in no list then. */
  unpublished?: string;
  /** What the templates at `spot` see, when the entry does not stand in a collection. */
  scope?: Scope;
}

/** Maps the part of a page at `at` to where it is written. The longest `at` that fits a value counts. */
export interface Source extends SourceLocation {
  at: DataPath;
  scope: Scope;
  /** Where the fragment or the collection is used. */
  usedBy?: SourceLocation | undefined;
  /** The entries that the items at `at` were made from. */
  rows?: (Row | undefined)[] | undefined;
  /** Whether the items were made by `as`, which then stands at `path`. */
  as?: boolean;
}

/** The entries that pages are made from: `pages/_collections/NAME.yaml`, or a folder with a file for each. */
export interface Collection {
  name: string;
  rows: Row[];
  /** Entries that are not published now; their pages have names all the same. */
  hidden: Row[];
  /** Whether some of its entries cannot be read. */
  broken: boolean;
  /** The fields that its schema or any of its entries knows. */
  fields: Set<string>;
  /** What an entry holds, where `NAME.schema.json` says so. */
  schema: Schema | undefined;
  /** The files of the entries that could be read. */
  files: YamlFile[];
  /** The values of the site file that its templates read: `contact.phone`. */
  reads: string[];
}
