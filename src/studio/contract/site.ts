/** The parts of a site other than pages: settings, collections, fragments. */
import type { Data, DataObject, DataPath, SourceLocation } from '../../content/model/types.ts';

/** A page on which something is used. */
export interface UsingPage {
  route: string;
  title: string;
}

export interface SiteParts {
  /** The files with the settings: the site's own, and those of its languages. */
  settings: { file: string; name: string; folder: string }[];
  collections: { name: string; title: string; rows: number }[];
  fragments: { name: string; title: string; file: string; usedBy: UsingPage[] }[];
}

export interface CollectionRow {
  file: string;
  path: DataPath;
  /** The title of the row. */
  title: string;
  /** Its name in addresses. */
  slug: string;
  /** Its fields as written. */
  data: DataObject;
  isHidden: boolean;
}

export interface CollectionResponse {
  name: string;
  title: string;
  /** The file of all rows; missing when each row has a file of its own. */
  file?: string;
  rows: CollectionRow[];
  usedBy: UsingPage[];
}

/** A colour of the theme with too little contrast. */
export interface WeakColour {
  side: 'light' | 'dark';
  /** The colour's name in the theme: `ink-muted`. */
  token: string;
  message: string;
  /** A similar colour that is readable. */
  readable?: string;
}

/** A place that a template takes a value from. */
export interface ValueOrigin extends SourceLocation {
  /** The label of the place: `The collection “Services”, row “Painting”`. */
  label: string;
  /** How many pages use its file, if that is known. */
  pages?: number;
}

/** A value of a block that a template gives. */
export interface SourcedValue {
  /** The path within the block. */
  path: DataPath;
  /** The value that the page shows; missing when there are several. */
  shown?: Data;
  from: ValueOrigin[];
}
