/** What a YAML file of a site contains. */
export type FilePart =
  | { kind: 'page' }
  /** A site file: that of the site or of one of its languages. */
  | { kind: 'settings' }
  /** `name` includes the language, as `call-to-action.ar`. */
  | { kind: 'fragment'; name: string }
  /** All entries of a collection, or one of them in a file of its own. `name` includes the language. */
  | { kind: 'collection'; name: string; isEntryFile: boolean };

const PART = /^pages\/_(collection|fragment)s\/([^/]+?)(\/.+)?\.yaml$/;
const SETTINGS = /^pages\/(?:[^/]+\/)?_site\.yaml$/;

/** Returns what a YAML file contains, by its path from the site's folder. Files that are not read count as pages. */
export function partOfFile(file: string): FilePart {
  if (SETTINGS.test(file)) return { kind: 'settings' };
  const [, kind, name = '', entry] = PART.exec(file) ?? [];
  if (kind === 'collection') return { kind, name, isEntryFile: entry !== undefined };
  return kind === 'fragment' && entry === undefined ? { kind, name } : { kind: 'page' };
}
