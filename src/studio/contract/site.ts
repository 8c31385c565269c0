/** What a site has beside pages: its settings, its collections, its fragments. */
import type { SourceLocation } from '../../content/model/types.ts';
import type { Group, Path, Value } from './values.ts';

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
  path: Path;
  /** What the row is called. */
  title: string;
  /** Its name in addresses. */
  slug: string;
  /** Its fields as they are written. */
  data: Group;
  isHidden: boolean;
}

export interface CollectionAnswer {
  name: string;
  title: string;
  /** Where all rows stand; absent where each has a file of its own. */
  file?: string;
  rows: CollectionRow[];
  usedBy: UsingPage[];
}

/** A colour of the theme that is too faint. */
export interface WeakColour {
  side: 'light' | 'dark';
  /** The colour's name in the theme: `ink-muted`. */
  token: string;
  message: string;
  /** A colour much like it that can be read. */
  readable?: string;
}

/** A place that a template takes a value from. */
export interface ValueOrigin extends SourceLocation {
  /** What the place is called: `The collection “Services”, row “Painting”`. */
  label: string;
  /** How many pages show something of its file, where that is known. */
  pages?: number;
}

/** A value of a block that a template gives. */
export interface SourcedValue {
  /** Within the block. */
  path: Path;
  /** What the page shows for it; absent where that are several. */
  shown?: Value;
  from: ValueOrigin[];
}
