/** The files of the public folder. */
import type { ChangesResponse } from './changes.ts';

/** The largest size of a file in bytes; no photograph of a common camera is larger. */
export const MAX_BYTES = 30 * 1024 * 1024;

export interface PublicFile {
  /** Its path on pages: `/images/team.jpg`. */
  path: string;
  kind: 'picture' | 'film' | 'other';
  bytes: number;
  width?: number;
  height?: number;
  /** The address of a thumbnail, if there is one. */
  thumb?: string;
  isUsed: boolean;
}

/** The kinds of files that a field can ask for. */
export type FileKind = 'picture' | 'film' | 'captions' | 'other';

export interface FileList {
  /** The default folder for each kind of file, as an address. */
  usualFolders: Record<FileKind, string>;
  files: PublicFile[];
}

/** A place where a file is used. */
export interface FileUse {
  file: string;
  line: number;
  /** The label of the place: `Home`, `The collection “Services”`. */
  label: string;
  /** The route of the page, if the place is one. */
  route?: string;
}

/** The result of storing a file. */
export interface UploadResponse extends ChangesResponse {
  /** Its path on pages: `/images/team.jpg`. */
  path: string;
  hadScripts: boolean;
}
