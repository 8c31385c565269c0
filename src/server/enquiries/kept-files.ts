import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { ifThere, removeFiles, syncFolder } from './disk.ts';
import { orphanedFolder } from './orphaned-files.ts';
import type { FileRow, Tables } from './tables.ts';

type FileId = Pick<FileRow, 'id'>;

/**
 * Stores the files of enquiries. They arrive on the server's own disk; with a database that several servers share
 * they are moved into it together with the enquiry, so that each server can deliver them.
 */
export interface KeptFiles {
  /** Stores files within the transaction that stores their enquiries. */
  store(transaction: Transaction<Tables>, files: FileId[]): Promise<void>;
  /** Cleans up after that transaction is committed. */
  stored(files: FileId[]): void;
  /** Reads a file; returns `undefined` when it is gone. */
  read(id: string): Promise<Buffer | undefined>;
  /** Replaces a stored file that was lost by an uploaded one. */
  replace(lost: FileId, upload: FileId): Promise<void>;
  /** Deletes the files of a deleted enquiry. */
  remove(files: FileId[]): void;
  /** The maximum size of the files in one transaction, in bytes. */
  readonly maxBytes: number;
}

const readIfThere = (place: string): Promise<Buffer | undefined> => ifThere(readFile(place));

/** Stores files in the folder that they are uploaded to. */
export function filesOnDisk(folder: string): KeptFiles {
  return {
    store: async () => undefined,
    stored: () => undefined,
    read: async (id) =>
      (await readIfThere(path.join(folder, path.basename(id)))) ??
      // Moved aside with another database; the next start moves it back.
      readIfThere(path.join(orphanedFolder(folder), path.basename(id))),
    async replace(lost, upload) {
      await rename(path.join(folder, upload.id), path.join(folder, lost.id));
      await syncFolder(folder);
    },
    remove: (files) => removeFiles(folder, files),
    maxBytes: Number.POSITIVE_INFINITY,
  };
}

/** The maximum size of the files in one transaction, in bytes: they are held in memory. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Stores files in the database. */
export function filesInDatabase(database: Kysely<Tables>, folder: string): KeptFiles {
  const onDisk = filesOnDisk(folder);
  return {
    async store(transaction, files) {
      for (const { id } of files) {
        const content = await readFile(path.join(folder, id));
        const row = { file_id: id, content };
        await transaction.insertInto('enquiry_file_contents').values(row).execute();
      }
    },
    stored: (files) => removeFiles(folder, files),
    async read(id) {
      const query = database.selectFrom('enquiry_file_contents').select('content');
      const row = await query.where('file_id', '=', id).executeTakeFirst();
      return row?.content ?? onDisk.read(id);
    },
    replace: onDisk.replace,
    remove: (files) => removeFiles(folder, files),
    maxBytes: MAX_BYTES,
  };
}
