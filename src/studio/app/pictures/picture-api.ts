/** The files of the public folder, as the server answers. */
import { ask, post } from '../model/api.ts';
import type { UndoStep } from '../model/contract.ts';
import type { FileKind } from './file-button.tsx';

export interface PublicFile {
  /** Its path on pages: `/images/team.jpg`. */
  path: string;
  kind: 'picture' | 'film' | 'other';
  bytes: number;
  width?: number;
  height?: number;
  /** What shows it small. */
  thumb?: string;
  isUsed: boolean;
}

export interface FileList {
  /** How large a file may be that is added. */
  mostBytes: number;
  /** Where files are put when nobody says where. */
  usualFolders: Record<FileKind, string>;
  files: PublicFile[];
}

/** A place where a file is used. */
export interface FileUse {
  file: string;
  line: number;
  label: string;
  route?: string;
}

export interface StoredFile {
  path: string;
  hadScripts: boolean;
  undo: UndoStep;
}

/** Where a file goes that is stored: into a folder under a name of its own, or in place of another. */
export interface Destination {
  folder?: string | undefined;
  replaces?: string | undefined;
}

/** Returns a query without what is left out. */
function query(words: Record<string, string | undefined>): string {
  const given = Object.entries(words).filter((entry): entry is [string, string] => !!entry[1]);
  return String(new URLSearchParams(given));
}

export const pictureApi = {
  list: () => ask<FileList>('pictures'),
  uses: (path: string) => ask<{ uses: FileUse[] }>(`pictures/uses?${query({ path })}`),
  store: (file: File, { folder, replaces }: Destination) =>
    ask<StoredFile>(`pictures?${query({ name: file.name, folder, replaces })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    }),
  delete: (path: string) => post<{ undo: UndoStep }>('pictures/delete', { path }),
};
