/** The parts of the site that can be edited besides the page. */

import { partOfFile } from '../../../content/model/part-of-file.ts';
import type { DataPath, SourceLocation } from '../../../content/model/types.ts';
import type { PageResponse } from '../../contract/pages.ts';
import { flatBlocks } from './outline-items.ts';
import { isSamePlace, pathKey } from './values.ts';

export const SITE_FILE = 'pages/_site.yaml';

export type SiteView =
  /** One section of the settings in a site file. */
  | { kind: 'settings'; file: string; section: string }
  /** A block of the frame, which every page has, or of a fragment. */
  | { kind: 'block'; file: string; path: DataPath; back: SiteView }
  | CollectionView
  | { kind: 'fragment'; name: string; file: string };

export interface CollectionView {
  kind: 'collection';
  name: string;
  /** The row whose form is open. */
  row?: SourceLocation;
}

/** A group of related settings. */
export interface Section {
  id: string;
  title: string;
  /** Its fields; the last section has all other fields. */
  fields: string[];
}

export const SECTIONS: Section[] = [
  {
    id: 'name',
    title: 'Name and contact',
    fields: ['name', 'company', 'description', 'contact', 'social', 'business', 'data'],
  },
  { id: 'menus', title: 'Menus', fields: ['menus'] },
  { id: 'frame', title: 'Header and footer', fields: ['frame'] },
  { id: 'look', title: 'Colours and fonts', fields: ['theme'] },
  { id: 'icon', title: 'Icon and previews', fields: ['icon', 'image', 'socialPictures'] },
  { id: 'words', title: 'Words on buttons', fields: ['words'] },
  { id: 'more', title: 'Advanced', fields: [] },
];

/** Returns whether a section contains a field. */
export function isInSection({ id, fields }: Section, name: string): boolean {
  return id === 'more'
    ? !SECTIONS.some((section) => section.fields.includes(name))
    : fields.includes(name);
}

/** Returns the only field of a section: it is a group, whose form is that of the section. */
export const groupOf = ({ fields }: Section): string | undefined =>
  fields.length === 1 ? fields[0] : undefined;

/** Returns the place of a view's values; `undefined` when it has none. */
export function placeOf(view: SiteView | undefined): { file: string; path?: DataPath } | undefined {
  return view?.kind === 'collection' ? view.row : view;
}

/** Returns the name of the collection that a view shows. */
export const collectionIn = (view: SiteView | undefined): string | undefined =>
  view?.kind === 'collection' ? view.name : undefined;

/** The beginning of the paths of blocks in the frame, which surround every page. */
const FRAME = 'frame.';
export const isOfFrame = (path: string) => path.startsWith(FRAME);

/** Returns the view of a block of the frame, given its path on the page. */
export function frameView(page: PageResponse | undefined, key: string): SiteView {
  const block = flatBlocks(page?.frame ?? []).find(({ path }) => pathKey(path) === key);
  const back: SiteView = { kind: 'settings', file: SITE_FILE, section: 'frame' };
  return block ? { kind: 'block', ...block.source, back } : back;
}

/** Returns the path on the page of the block of the frame that a view shows. */
export function framePath(
  page: PageResponse | undefined,
  view: SiteView | undefined,
): string | undefined {
  if (view?.kind !== 'block') return undefined;
  const block = flatBlocks(page?.frame ?? []).find(({ source }) => isSamePlace(source, view));
  return block && pathKey(block.path);
}

/**
 * Returns the view in which a place of a file is edited, and the path of the place within the view's form;
 * `undefined` for the file of a page.
 */
export function viewOf({
  file,
  path,
}: SourceLocation): { view: SiteView; inner: DataPath } | undefined {
  const part = partOfFile(file);
  if (part.kind === 'page') return undefined;
  if (part.kind === 'collection') {
    const { kind, name, isEntryFile } = part;
    const at = isEntryFile ? [] : path.slice(0, 1);
    const hasRow = isEntryFile || path.length > 0;
    const view: SiteView = { kind, name, ...(hasRow && { row: { file, path: at } }) };
    return { view, inner: path.slice(at.length) };
  }
  if (part.kind === 'fragment') {
    const back: SiteView = { ...part, file };
    if (path.length === 0) return { view: back, inner: [] };
    return {
      view: { kind: 'block', file, path: path.slice(0, 1), back },
      inner: path.slice(1),
    };
  }
  const field = String(path[0]);
  const section = SECTIONS.find((one) => isInSection(one, field));
  const view: SiteView = { kind: 'settings', file, section: section?.id ?? 'more' };
  return { view, inner: section && groupOf(section) ? path.slice(1) : path };
}
