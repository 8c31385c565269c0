import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { type DatabaseOptions, databaseFile, makePrivateFolder, openDatabase } from './database.ts';
import { DatabaseGuard, identify, isSameAsLastTime } from './database-guard.ts';
import { NEW_FILE, removeFiles, syncFolder } from './disk.ts';
import { EnquiryWriter, GROUP } from './enquiry-writer.ts';
import { countEnquiries, findEnquiries, type Wanted, withFiles } from './find-enquiries.ts';
import { InboxSessions } from './inbox-sessions.ts';
import { filesInDatabase, filesOnDisk, type KeptFiles } from './kept-files.ts';
import { NoticeQueue } from './notice-queue.ts';
import { findOrphans, orphanedFolder, restoreOrphans, setAside } from './orphaned-files.ts';
import { isUncertain, retryBusy } from './retry-busy.ts';
import type { Enquiry, Status, StoredFile, Tables } from './tables.ts';

export interface StoreOptions extends DatabaseOptions {
  /** Whether a mail is sent for each enquiry. */
  notifies?: boolean | undefined;
}

/** Returns the folder of uploaded files; with a shared database they are there only while they are received. */
export function filesFolder(folder: string): string {
  return path.join(folder, 'files');
}

/** Stores and finds the enquiries of a site. */
export class EnquiryStore {
  readonly notices: NoticeQueue;
  readonly sessions: InboxSessions;
  readonly #writer: EnquiryWriter;
  readonly #kept: KeptFiles;
  readonly #guard: DatabaseGuard;

  private constructor(
    private readonly database: Kysely<Tables>,
    private readonly identity: string,
    /** The folder that files are uploaded to, under random names. */
    readonly files: string,
    private readonly options: StoreOptions,
  ) {
    this.#kept = options.url ? filesInDatabase(database, files) : filesOnDisk(files);
    const notifies = options.notifies ?? false;
    const file = options.url ? undefined : databaseFile(options.folder);
    this.#guard = new DatabaseGuard(database, identity, file);
    const verify = () => this.#guard.check();
    this.#writer = new EnquiryWriter({ database, files: this.#kept, verify, notifies });
    this.notices = new NoticeQueue(database);
    this.sessions = new InboxSessions(database);
  }

  /**
   * Opens the database and the folder of files.
   *
   * @throws when the database cannot be opened, or the folder is not writable
   */
  static async open(options: StoreOptions): Promise<EnquiryStore> {
    const database = await retryBusy(() => openDatabase(options));
    try {
      const identity = await retryBusy(() => identify(database));
      const files = filesFolder(options.folder);
      makePrivateFolder(files);
      return new EnquiryStore(database, identity, files, options);
    } catch (error) {
      await database.destroy();
      throw error;
    }
  }

  /**
   * Checks the files of the database.
   *
   * @throws StoreError when they are no longer those that were opened
   */
  checkFiles(): void {
    this.#guard.checkFiles();
  }

  /**
   * Stores an enquiry; it is on the disk when the promise resolves.
   *
   * @returns false when the same enquiry is stored already
   * @throws when it could not be stored
   */
  add(enquiry: Enquiry): Promise<boolean> {
    return this.#writer.add(enquiry);
  }

  /** Records that an enquiry could not be stored, for the next health checks. */
  recordFailure(error: unknown): void {
    this.#writer.recordFailure(error);
  }

  /**
   * Takes from a repeated enquiry the files that the stored one has lost, and deletes its other files.
   *
   * @throws when a file cannot be stored
   */
  async takeRepeated({ receipt, files }: Enquiry): Promise<void> {
    const query = this.database.selectFrom('enquiries').selectAll().where('receipt', '=', receipt);
    const [stored] = await withFiles(this.database, await query.execute());
    for (const known of stored?.files ?? []) {
      const same = files.find(
        ({ field, sha256 }) => known.field === field && known.sha256 === sha256,
      );
      if (same && !(await this.#kept.read(known.id))) await this.#kept.replace(known, same);
    }
    removeFiles(this.files, files);
  }

  /** Deletes the files of an enquiry that could not be stored. If an error came after the commit, it may be stored. */
  async dropFiles({ id, files }: Enquiry, error: unknown): Promise<void> {
    if (files.length === 0 || isUncertain(error)) return;
    const isOnDisk = this.options.url === undefined;
    const isStored = isOnDisk && (await this.get(id).catch(() => true));
    if (!isStored) removeFiles(this.files, files);
  }

  /** Lists enquiries, the latest first. */
  list(wanted: Wanted = {}): Promise<Enquiry[]> {
    return findEnquiries(this.database, wanted);
  }

  /** Counts the enquiries by form and status. */
  counts(): ReturnType<typeof countEnquiries> {
    return countEnquiries(this.database);
  }

  async get(id: string): Promise<Enquiry | undefined> {
    const rows = await this.database
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .execute();
    return (await withFiles(this.database, rows))[0];
  }

  /** Reads a file of an enquiry; returns `undefined` when it is gone. */
  readFile({ id }: Pick<StoredFile, 'id'>): Promise<Buffer | undefined> {
    return this.#kept.read(id);
  }

  /** Sets the status of an enquiry; returns whether there is such an enquiry. */
  async mark(id: string, status: Status): Promise<boolean> {
    const update = this.database.updateTable('enquiries').set({ status }).where('id', '=', id);
    const { numUpdatedRows } = await retryBusy(() => update.executeTakeFirst());
    return numUpdatedRows > 0n;
  }

  /**
   * Moves an enquiry out of quarantine, as a new one for which a mail is sent.
   *
   * @returns whether it was in quarantine
   */
  async release(id: string): Promise<boolean> {
    const update = this.database
      .updateTable('enquiries')
      .set({ status: 'new' })
      .where('id', '=', id)
      .where('status', '=', 'quarantined');
    const { numUpdatedRows } = await retryBusy(() => update.executeTakeFirst());
    if (numUpdatedRows === 0n) return false;
    if (this.options.notifies) await this.notices.add(id);
    return true;
  }

  /** Deletes an enquiry and its files; returns whether there was such an enquiry. */
  async remove(id: string): Promise<boolean> {
    const enquiry = await this.get(id);
    if (!enquiry) return false;
    await this.#removeAll([enquiry]);
    return true;
  }

  /** Deletes the enquiries that were received before a time; returns how many. */
  async purge(before: Date): Promise<number> {
    const query = this.database.selectFrom('enquiries').selectAll();
    const old = await query.where('received_at', '<', before.toISOString()).execute();
    await this.#removeAll(await withFiles(this.database, old));
    return old.length;
  }

  async #removeAll(enquiries: Enquiry[]): Promise<void> {
    for (let start = 0; start < enquiries.length; start += GROUP) {
      const group = enquiries.slice(start, start + GROUP);
      const ids = group.map(({ id }) => id);
      const removal = this.database.deleteFrom('enquiries').where('id', 'in', ids);
      await retryBusy(() => removal.execute());
      for (const { files } of group) this.#kept.remove(files);
    }
  }

  /**
   * Moves uploaded files without an enquiry to the folder of orphaned ones, and those with one back. When the database is
   * not the same as last time, it leaves the former where they are: their enquiries may be in the missing database.
   */
  async tidyFiles(): Promise<void> {
    const rows = await this.database.selectFrom('enquiry_files').select('id').execute();
    const known = new Set(rows.map(({ id }) => id));
    await restoreOrphans(this.files, (id) => known.has(id));
    const orphans = await findOrphans(this.files, known);
    const isSame = await isSameAsLastTime(this.options.folder, this.identity);
    if (orphans.length === 0) return;
    const some = orphans.length === 1 ? '1 uploaded file' : `${orphans.length} uploaded files`;
    if (isSame) {
      await setAside(this.files, orphans);
      console.error(
        `Moved ${some} that no enquiry has to ${orphanedFolder(this.files)}. See them: npx pagewright enquiries orphans`,
      );
    } else {
      console.error(
        `The database of enquiries is new or another than last time. It does not know ${some} in ${this.files}, which were left there.`,
      );
    }
  }

  /**
   * Checks that an enquiry with a file could be stored now, and leaves nothing behind.
   *
   * @throws when the database or the folder is not writable
   */
  async check(): Promise<void> {
    await this.#writer.check();
    const probe = { id: `probe-${randomUUID()}` };
    try {
      await writeFile(path.join(this.files, probe.id), 'probe', NEW_FILE);
      await syncFolder(this.files);
    } finally {
      removeFiles(this.files, [probe]);
    }
  }

  /**
   * Checks the integrity of the database.
   *
   * @throws StoreError when SQLite finds it damaged
   */
  checkIntegrity(): Promise<void> {
    return this.#guard.checkIntegrity();
  }

  async close(): Promise<void> {
    await this.database.destroy();
  }
}
