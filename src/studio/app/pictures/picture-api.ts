/** The server's endpoints for files of the public folder. */
import type { Undo } from '../../contract/changes.ts';
import type { FileList, FileUse, UploadAnswer } from '../../contract/pictures.ts';
import { ask, post } from '../model/api.ts';

/** Where a file is stored: in a folder under its own name, or in place of another file. */
export interface Destination {
  folder?: string | undefined;
  replaces?: string | undefined;
}

/** Returns a query string without missing values. */
function query(words: Record<string, string | undefined>): string {
  const given = Object.entries(words).filter((entry): entry is [string, string] => !!entry[1]);
  return String(new URLSearchParams(given));
}

export const pictureApi = {
  list: () => ask<FileList>('pictures'),
  uses: (path: string) => ask<{ uses: FileUse[] }>(`pictures/uses?${query({ path })}`),
  store: (file: File, { folder, replaces }: Destination) =>
    ask<UploadAnswer>(`pictures?${query({ name: file.name, folder, replaces })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    }),
  delete: (path: string) => post<{ undo: Undo }>('pictures/delete', { path }),
};
