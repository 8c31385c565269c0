import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pc from 'picocolors';
import { makeFolder } from '../../content/files/folders.ts';
import { DATA_FOLDER, DEV_DATA_FOLDER } from '../../server/data-folders.ts';
import { toCsv } from '../../server/enquiries/csv.ts';
import { databaseFile } from '../../server/enquiries/database.ts';
import { formName, receivedTime, writtenValues } from '../../server/enquiries/describe-enquiry.ts';
import { EnquiryStore } from '../../server/enquiries/enquiry-store.ts';
import { type KnownForms, watchForms } from '../../server/enquiries/site-forms.ts';
import { storeErrorMessage } from '../../server/enquiries/store-error.ts';
import type { Enquiry, Status } from '../../server/enquiries/tables.ts';
import { hashPassword } from '../../server/inbox/password.ts';
import { CommandFailed, type Folders, type Run } from '../site/command.ts';
import { counted } from '../terminal/counted.ts';

/** The options of every command about enquiries. */
interface Options {
  /** Whether to use the enquiries of the dev server. */
  dev?: boolean;
}

type Filtered = Options & { status?: Status };

/** Opens the site's enquiries for one command. If the site has not received any, no database is created. */
async function withStore(
  { siteRoot }: Folders,
  { dev }: Options,
  action: (store: EnquiryStore | undefined) => Promise<number>,
): Promise<number> {
  const folder = path.join(siteRoot, dev ? DEV_DATA_FOLDER : DATA_FOLDER);
  const url = dev ? undefined : process.env.DATABASE_URL;
  const file = url ? undefined : databaseFile(folder);
  const exists = file === undefined || isThere(file);
  const notifies = !dev && Boolean(process.env.SMTP_URL);
  let store: EnquiryStore | undefined;
  try {
    store = exists ? await EnquiryStore.open({ folder, url, notifies }) : undefined;
    return await action(store);
  } catch (error) {
    throw inWords(error, file);
  } finally {
    await store?.close();
  }
}

/**
 * Returns an error with a message for the user; the error itself when there is none.
 *
 * @param file the file of the database, if it is one
 */
export function inWords(error: unknown, file: string | undefined): unknown {
  const message = storeErrorMessage(error, file);
  return message === undefined ? error : new Error(message, { cause: error });
}

/**
 * Returns whether a database exists. A database that cannot be accessed is an error, not a missing one.
 *
 * @throws when the folder cannot be read, or is not a folder
 */
export function isThere(file: string): boolean {
  const folder = path.dirname(file);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new Error(`${folder} is a file. It must be the folder of the enquiries.`);
  }
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Runs an action with an enquiry.
 *
 * @throws CommandFailed when there is no enquiry with this id
 */
function withEnquiry(
  folders: Folders,
  options: Options,
  [id = '']: string[],
  action: (enquiry: Enquiry, store: EnquiryStore) => Promise<void>,
): Promise<number> {
  return withStore(folders, options, async (store) => {
    const enquiry = await store?.get(id);
    if (!store || !enquiry) {
      throw new CommandFailed(
        `There is no enquiry ${id}. To list them, run: npx pagewright enquiries list`,
      );
    }
    await action(enquiry, store);
    return 0;
  });
}

/** Writes to stdout, and ignores a closed pipe. */
export function print(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()));
}

/** Replaces line breaks: in a list, each enquiry is one line. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Returns the forms of the last build, which give enquiries their names. */
const formsOf = ({ siteRoot }: Folders) => watchForms(path.join(siteRoot, 'dist'))();

function line(enquiry: Enquiry, forms: KnownForms): string {
  const { id, status, files } = enquiry;
  const shown = status === 'quarantined' ? pc.yellow(status) : status;
  const [first = '', second = ''] = writtenValues(enquiry, forms);
  const clip = files.length > 0 ? ' (with a file)' : '';
  const about = `${receivedTime(enquiry, forms)}  ${shown.padEnd(11)}  ${formName(enquiry, forms)}`;
  return `${id}  ${about}  ${inOneLine(`${first}, ${second}`)}${clip}\n`;
}

/** Prints one line for each enquiry. */
export const list: Run<Filtered> = (folders, _args, options) => {
  return withStore(folders, options, async (store) => {
    const found = (await store?.list(filter(options))) ?? [];
    const forms = formsOf(folders);
    const lines = found.map((enquiry) => line(enquiry, forms)).join('');
    await print(lines || 'There are no enquiries.\n');
    if (!store)
      console.error(`Nothing has been received in ${path.resolve(folders.siteRoot)} yet.`);
    return 0;
  });
};

const filter = ({ status }: Filtered) => (status ? { status } : {});

/** Prints an enquiry with the paths of its files. */
export const show: Run<Options> = (folders, args, options) => {
  return withEnquiry(folders, options, args, async (enquiry, store) => {
    const { id, status, suspicion, fields, files } = enquiry;
    const forms = formsOf(folders);
    const received = receivedTime(enquiry, forms);
    const form = formName(enquiry, forms);
    const facts = { id, received, form, status, ...(suspicion && { suspicion }) };
    const places = files.map(({ field, name, size, id: file }) => {
      const place = path.join(store.files, file);
      const where = existsSync(place) ? place : `npx pagewright enquiries files ${id}`;
      return [field, `${name} (${size} bytes): ${where}`];
    });
    const rows = [
      ...Object.entries(facts),
      ...Object.entries({ ...fields, ...Object.fromEntries(places) }),
    ];
    await print(rows.map(([name, value]) => `${pc.dim(`${name}:`)} ${value}\n`).join(''));
  });
};

/** Writes the files of an enquiry into a folder, under unique names. */
export const saveFiles: Run<Options & { to: string }> = (folders, args, options) => {
  return withEnquiry(folders, options, args, async ({ id, files }, store) => {
    const folder = path.resolve(options.to);
    makeFolder(folder);
    for (const file of files) {
      const content = await store.readFile(file);
      const place = path.join(folder, `${id}-${safeName(file.name)}`);
      if (!content) throw new CommandFailed(`The file ${file.name} is gone.`);
      // Existing files are never overwritten.
      writeFileSync(place, content, { flag: 'wx', mode: 0o600 });
      await print(`${place}\n`);
    }
  });
};

/** Returns a visitor's file name with the characters that every file system allows. */
function safeName(name: string): string {
  return path.basename(name).replace(/[^\p{L}\p{N}._ -]/gu, '_');
}

/** Prints every enquiry as CSV or JSON. */
export const exportAll: Run<Filtered & { format?: 'csv' | 'json' }> = (folders, _args, options) => {
  return withStore(folders, options, async (store) => {
    const found = (await store?.list(filter(options))) ?? [];
    // The receipt only serves to recognise a repeat.
    const json = () =>
      JSON.stringify(
        found.map(({ receipt: _, ...enquiry }) => enquiry),
        null,
        2,
      );
    await print(options.format === 'json' ? `${json()}\n` : toCsv(found, formsOf(folders)));
    return 0;
  });
};

/** Releases an enquiry from quarantine. */
export const release: Run<Options> = (folders, args, options) => {
  return withEnquiry(folders, options, args, async ({ id }, store) => {
    const released = await store.release(id);
    console.log(`Enquiry ${id} ${released ? 'is no longer' : 'was not'} marked as spam.`);
  });
};

/** Deletes an enquiry with its files. */
export const remove: Run<Options> = (folders, args, options) => {
  return withEnquiry(folders, options, args, async ({ id }, store) => {
    await store.remove(id);
    console.log(`Enquiry ${id} is deleted.`);
  });
};

/** Deletes enquiries older than a time. */
export const purge: Run<Options & { olderThan: Date }> = (folders, _args, options) => {
  return withStore(folders, options, async (store) => {
    const count = (await store?.purge(options.olderThan)) ?? 0;
    console.log(`Deleted ${counted(count, 'enquiry', 'enquiries')}.`);
    return 0;
  });
};

/** Prints the hash of the password in the first line of the input. */
export const makePassword: Run = async () => {
  if (process.stdin.isTTY)
    console.error('Type the password and press Enter. It is visible while you type.');
  let password = '';
  for await (const line of createInterface({ input: process.stdin })) {
    password = line;
    break;
  }
  if (!password) throw new CommandFailed('No password was entered.');
  await print(`${await hashPassword(password)}\n`);
  return 0;
};
