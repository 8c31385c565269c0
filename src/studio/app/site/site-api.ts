/** What a site has beside pages, as the server answers. */

import type { SourcedValue } from '../form/widgets/value-sources.ts';
import { ask, post } from '../model/api.ts';
import type { Group, Path, UndoStep } from '../model/contract.ts';

export interface UsingPage {
  route: string;
  title: string;
}

export interface SiteParts {
  settings: { file: string; name: string; folder: string }[];
  collections: { name: string; title: string; rows: number }[];
  fragments: { name: string; title: string; file: string; usedBy: UsingPage[] }[];
}

export interface CollectionRow {
  file: string;
  path: Path;
  title: string;
  slug: string;
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

export interface WeakColour {
  side: 'light' | 'dark';
  token: string;
  message: string;
  readable?: string;
}

type Made = { undo: UndoStep; file: string };

export const siteApi = {
  parts: () => ask<SiteParts>('parts'),
  collection: (name: string) =>
    ask<CollectionAnswer>(`collection?${new URLSearchParams({ name })}`),
  weakColours: () => ask<{ weak: WeakColour[] }>('contrast'),
  sources: (route: string, path: string) =>
    ask<{ values: SourcedValue[] }>(`sources?${new URLSearchParams({ route, path })}`),
  addRow: (name: string, row: { data?: Group; from?: string }) =>
    post<Made>('collection/add', { name, ...row }),
  deleteRow: (name: string, file: string, digest: string) =>
    post<{ undo: UndoStep }>('collection/delete', { name, file, digest }),
  copyFragment: (file: string, path: Path, digests: Record<string, string>) =>
    post<{ undo: UndoStep }>('fragments/copy', { file, path, digests }),
};
