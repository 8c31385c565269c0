import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from './disk.ts';

/** An uploaded file that no enquiry names. */
interface OrphanedFile {
  id: string;
  /** In bytes. */
  size: number;
  uploaded: Date;
}

/**
 * The age from which a file without an enquiry counts as orphaned, in milliseconds: the server stopped before it
 * could store the enquiry.
 */
const ORPHAN_AFTER = 60 * 60 * 1000;

/** Returns the folder within that of uploaded files where those without an enquiry are kept. */
export const orphanedFolder = (files: string): string => path.join(files, 'orphaned');

async function filesIn(folder: string): Promise<OrphanedFile[]> {
  const entries = (await ifThere(readdir(folder, { withFileTypes: true }))) ?? [];
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const found = await Promise.all(
    names.sort().map(async (id) => {
      const state = await ifThere(stat(path.join(folder, id)));
      return state ? [{ id, size: state.size, uploaded: state.mtime }] : [];
    }),
  );
  return found.flat();
}

async function move(list: OrphanedFile[], from: string, to: string): Promise<number> {
  if (list.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  for (const { id } of list) await ifThere(rename(path.join(from, id), path.join(to, id)));
  return list.length;
}

/** Lists the uploaded files without an enquiry that are old enough to have one. */
export async function findOrphans(files: string, known: Set<string>): Promise<OrphanedFile[]> {
  const latest = Date.now() - ORPHAN_AFTER;
  const all = await filesIn(files);
  return all.filter(({ id, uploaded }) => !known.has(id) && uploaded.getTime() < latest);
}

/** Moves files to the folder of orphaned ones. */
export async function setAside(files: string, orphans: OrphanedFile[]): Promise<void> {
  await move(orphans, files, orphanedFolder(files));
}

/** Lists the files in the folder of orphaned ones. */
export function listOrphans(files: string): Promise<OrphanedFile[]> {
  return filesIn(orphanedFolder(files));
}

/**
 * Moves orphaned files back.
 *
 * @param isWanted whether to move a file; the default is all
 * @returns how many were moved
 */
export async function restoreOrphans(
  files: string,
  isWanted: (id: string) => boolean = () => true,
): Promise<number> {
  const wanted = (await listOrphans(files)).filter(({ id }) => isWanted(id));
  return move(wanted, orphanedFolder(files), files);
}

/**
 * Deletes the orphaned files.
 *
 * @returns how many were deleted
 */
export async function deleteOrphans(files: string): Promise<number> {
  const orphans = await listOrphans(files);
  for (const { id } of orphans) await rm(path.join(orphanedFolder(files), id), { force: true });
  return orphans.length;
}
