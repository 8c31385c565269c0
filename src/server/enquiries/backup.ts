import { hash } from 'node:crypto';
import { chmod, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseFile } from './database.ts';
import { ifThere, NEW_FILE } from './disk.ts';
import { filesFolder } from './enquiry-store.ts';
import { filesOnDisk } from './kept-files.ts';
import { loadSqlite } from './sqlite.ts';
import { StoreError } from './store-error.ts';

/** The result of a backup. */
interface Backup {
  enquiries: number;
  files: number;
  /** The ids of files that are missing or changed although their enquiries exist. */
  lost: string[];
}

interface File {
  id: string;
  sha256: string;
}

/**
 * Copies a consistent snapshot of the enquiries and their files, even while a server receives more.
 *
 * @param folder the private folder of the site
 * @param to a new or empty folder, which can then replace the private one
 * @throws StoreError when it is not empty; or the error of the disk or of SQLite
 */
export async function backUp(folder: string, to: string): Promise<Backup> {
  const there = await ifThere(readdir(to));
  if (there && there.length > 0) {
    throw new StoreError('BACKUP_FOLDER', `${to} is not empty. Name a new folder for each backup.`);
  }
  const Database = await loadSqlite();
  await mkdir(filesFolder(to), { recursive: true, mode: 0o700 });
  await chmod(to, 0o700);
  const live = new Database(databaseFile(folder), { fileMustExist: true });
  try {
    // A read transaction does not block writers.
    live.prepare('vacuum into ?').run(databaseFile(to));
    await chmod(databaseFile(to), 0o600);
    const copy = new Database(databaseFile(to));
    const enquiries = copy.prepare('select id from enquiries').all().length;
    const files = copy.prepare('select id, sha256 from enquiry_files').all() as File[];
    copy.close();
    await sync(databaseFile(to));
    const isKnown = live.prepare('select id from enquiry_files where id = ?');
    const lost: string[] = [];
    for (const file of files) {
      const isWhole = await copyFile(folder, to, file);
      // The enquiry may have been deleted meanwhile, with its files.
      if (!isWhole && isKnown.get(file.id)) lost.push(file.id);
    }
    return { enquiries, files: files.length - lost.length, lost };
  } finally {
    live.close();
  }
}

/** Returns whether a copied file is what the visitor sent. */
async function copyFile(folder: string, to: string, { id, sha256 }: File): Promise<boolean> {
  const content = await filesOnDisk(filesFolder(folder)).read(id);
  if (!content) return false;
  await writeFile(path.join(filesFolder(to), path.basename(id)), content, NEW_FILE);
  return hash('sha256', content) === sha256;
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}
