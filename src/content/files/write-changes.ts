import { readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { BYTE_ORDER_MARK } from '../yaml/byte-order-mark.ts';
import type { ChangedText } from '../yaml/edits.ts';
import { type FileChange, writeFiles } from './write-files.ts';

/**
 * Writes changes into the site's folder, all or nothing. Permissions are kept, and symbolic links still lead to the
 * same file.
 *
 * @throws the system's errors, and a WriteRefused when a file is write-protected or has changed since it was read
 */
export function writeChanges(root: string, changes: ChangedText[]): void {
  writeFiles(
    root,
    changes.flatMap(({ file, movedTo, before, after }): FileChange[] => {
      const now = readFileSync(join(root, file));
      const mark = now.toString('utf8', 0, 3) === BYTE_ORDER_MARK ? BYTE_ORDER_MARK : '';
      // Bytes, not text: invalid UTF-8 decodes to the same replacement characters.
      const [was, is] = [before, after].map((text) => Buffer.from(mark + text));
      if (movedTo === undefined) return [{ file, before: was, after: is }];
      return [
        { file, before: was, after: undefined },
        { file: movedTo, before: undefined, after: is, movedFrom: file },
      ];
    }),
  );
  const moved = changes.filter(({ movedTo }) => movedTo !== undefined);
  for (const { file } of moved) removeEmpty(dirname(join(root, file)), root);
}

/** Removes a folder when it is empty, and likewise those around it, up to the site's own folders. */
function removeEmpty(folder: string, root: string): void {
  const depth = relative(root, folder).split(sep).length;
  if (depth < 2 || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}
