/** The files of the public folder. */
import type { ChangesAnswer } from './changes.ts';

/** More bytes than these has no photograph of a camera that people carry. */
export const MAX_BYTES = 30 * 1024 * 1024;

export interface PublicFile {
  /** Its path on pages: `/images/team.jpg`. */
  path: string;
  kind: 'picture' | 'film' | 'other';
  bytes: number;
  width?: number;
  height?: number;
  /** What shows it small, where it can be shown. */
  thumb?: string;
  isUsed: boolean;
}

/** What files are offered for. */
export type FileKind = 'picture' | 'film' | 'captions' | 'other';

export interface FileList {
  /** How large a file may be that is added. */
  maxBytes: number;
  /** Where files are put when nobody says where, as an address. */
  usualFolders: Record<FileKind, string>;
  files: PublicFile[];
}

/** A place where a file is used. */
export interface FileUse {
  file: string;
  line: number;
  /** What the place is called: `Home`, `The collection “Services”`. */
  label: string;
  /** The page, where it is one. */
  route?: string;
}

/** What has become of a file that was sent. */
export interface StoredFile extends ChangesAnswer {
  /** Its path on pages: `/images/team.jpg`. */
  path: string;
  hadScripts: boolean;
}
