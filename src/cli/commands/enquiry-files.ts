import path from 'node:path';
import { DATA_FOLDER, DEV_DATA_FOLDER } from '../../server/data-folders.ts';
import { databaseFile } from '../../server/enquiries/database.ts';
import { filesFolder } from '../../server/enquiries/enquiry-store.ts';
import {
  deleteOrphans,
  listOrphans,
  orphanedFolder,
  restoreOrphans,
} from '../../server/enquiries/orphaned-files.ts';
import { CommandFailed, FAILED, type Run } from '../site/command.ts';
import { counted } from '../terminal/counted.ts';
import { inWords, isThere, print } from './enquiries.ts';

/** Lists the orphaned uploads, moves them back, or deletes them. */
export const orphans: Run<{ dev?: boolean; restore?: boolean; delete?: boolean }> = async (
  { siteRoot },
  _args,
  options,
) => {
  const files = filesFolder(path.join(siteRoot, options.dev ? DEV_DATA_FOLDER : DATA_FOLDER));
  if (options.restore) {
    console.log(`Moved ${counted(await restoreOrphans(files), 'file')} back to ${files}.`);
  } else if (options.delete) {
    console.log(`Deleted ${counted(await deleteOrphans(files), 'file')}.`);
  } else {
    const found = await listOrphans(files);
    const lines = found.map(
      ({ id, size, uploaded }) =>
        `${path.join(orphanedFolder(files), id)}  ${uploaded.toISOString().slice(0, 16).replace('T', ' ')}  ${size} bytes\n`,
    );
    await print(lines.join('') || 'There are no files without an enquiry.\n');
  }
  return 0;
};

/**
 * Copies all enquiries and their files into a new folder; exit code 1 when a file is lost, or when there is nothing
 * to copy.
 */
export const backup: Run<{ dev?: boolean }> = async ({ siteRoot }, [given = ''], { dev }) => {
  if (!dev && process.env.DATABASE_URL) {
    throw new CommandFailed(
      'The enquiries are in the database that DATABASE_URL names, files included. Back it up with pg_dump.',
    );
  }
  const folder = path.join(siteRoot, dev ? DEV_DATA_FOLDER : DATA_FOLDER);
  if (!isThere(databaseFile(folder))) {
    throw new CommandFailed(`There are no enquiries in ${folder}.`);
  }
  const to = path.resolve(given);
  const { backUp } = await import('../../server/enquiries/backup.ts');
  const { enquiries, files, lost } = await backUp(folder, to).catch((error) => {
    throw inWords(error, databaseFile(folder));
  });
  console.log(
    `Copied ${counted(enquiries, 'enquiry', 'enquiries')} and ${counted(files, 'file')} to ${to}.`,
  );
  for (const id of lost) console.error(`The file ${id} of an enquiry is gone or damaged.`);
  return lost.length > 0 ? FAILED : 0;
};
