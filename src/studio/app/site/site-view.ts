/** The parts of the site that can be edited besides the page. */

import type { Path, Place } from '../../contract/values.ts';

export const SITE_FILE = 'pages/_site.yaml';

export type SiteView =
  /** One section of the settings in a site file. */
  | { kind: 'settings'; file: string; section: string }
  /** A block of the frame, which every page has, or of a fragment. */
  | { kind: 'block'; file: string; path: Path; back: SiteView }
  | { kind: 'collection'; name: string; row?: Place }
  | { kind: 'fragment'; name: string; file: string };

/** A group of related settings. */
interface Section {
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

/** Returns the files that a view shows. */
export function filesOf(view: SiteView | undefined): string[] {
  if (!view) return [];
  if (view.kind === 'collection') return view.row ? [view.row.file] : [];
  return [view.file];
}

/** Returns the place of a view's values; `undefined` when it has none. */
export function placeOf(view: SiteView | undefined): { file: string; path?: Path } | undefined {
  if (view?.kind === 'collection') return view.row;
  return view;
}

export const isSameView = (a: SiteView | undefined, b: SiteView) =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the view in which a place of a file is edited, and the path of the place within the view's form;
 * `undefined` for the file of a page.
 */
export function viewOf({ file, path }: Place): { view: SiteView; inner: Path } | undefined {
  const [, kind, name = '', rest = ''] =
    /^pages\/(?:.*\/)?_(collections|fragments)\/([^/]+?)(\.yaml|\/.+)$/.exec(file) ?? [];
  if (kind === 'collections') {
    const isList = rest === '.yaml';
    const at = isList ? path.slice(0, 1) : [];
    const hasRow = !isList || path.length > 0;
    const view: SiteView = { kind: 'collection', name, ...(hasRow && { row: { file, path: at } }) };
    return { view, inner: path.slice(at.length) };
  }
  if (kind === 'fragments') {
    const back: SiteView = { kind: 'fragment', name, file };
    if (path.length === 0) return { view: back, inner: [] };
    return {
      view: { kind: 'block', file, path: path.slice(0, 1), back },
      inner: path.slice(1),
    };
  }
  if (!file.endsWith('_site.yaml')) return undefined;
  const field = String(path[0]);
  const section = SECTIONS.find((one) => isInSection(one, field));
  const view: SiteView = { kind: 'settings', file, section: section?.id ?? 'more' };
  // The form of a section with one group is that of the group.
  return { view, inner: section?.fields.length === 1 ? path.slice(1) : path };
}
