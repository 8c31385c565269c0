/** Texts about files. */

import type { FileKind, PublicFile } from '../../contract/pictures.ts';

/** Formats a number of bytes: `240 kB`, `3.1 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}

/** Formats the size of a file: `1600 × 900, 240 kB`. */
export function formatSize({ width, height, bytes }: PublicFile): string {
  const weight = formatBytes(bytes);
  return width && height ? `${width} × ${height}, ${weight}` : weight;
}

export const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
/** Returns the folder of a path: `/images/team` for `/images/team/ann.jpg`, `/` for a file in no folder. */
export const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';

/** Returns whether a file can be chosen where a kind is required. */
export function isFileOf({ path, kind }: PublicFile, wanted: FileKind): boolean {
  if (wanted === 'captions') return path.endsWith('.vtt');
  return wanted === 'other' || kind === wanted;
}

/** Formats a folder for display: `Images › Team` for `/images/team`. */
export function formatFolder(folder: string): string {
  if (folder === '/') return 'Top folder';
  const words = folder.slice(1).split('/');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' › ');
}
