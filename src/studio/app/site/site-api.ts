/** The server's endpoints for the parts of a site other than pages. */

import type { Undo } from '../../contract/changes.ts';
import type { CollectionAnswer, SiteParts, SourcedValue, WeakColour } from '../../contract/site.ts';
import type { Group, Path } from '../../contract/values.ts';
import { ask, post } from '../model/api.ts';

type Made = { undo: Undo; file: string };

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
    post<{ undo: Undo }>('collection/delete', { name, file, digest }),
  copyFragment: (file: string, path: Path, digests: Record<string, string>) =>
    post<{ undo: Undo }>('fragments/copy', { file, path, digests }),
};
