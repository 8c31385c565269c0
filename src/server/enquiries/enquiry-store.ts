import { readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { type DatabaseOptions, makePrivateFolder, openDatabase } from './database.ts';
import { removeFiles } from './remove-files.ts';
import { isAboutData, retryBusy } from './retry-busy.ts';
import type { EnquiryRow, FileRow, Status, Tables } from './tables.ts';

export interface StoredFile extends Omit<FileRow, 'enquiry_id'> {}

/** An enquiry with what was sent along. */
export interface Enquiry extends Omit<EnquiryRow, 'fields'> {
  fields: Record<string, string>;
  files: StoredFile[];
}

interface Waiting {
  enquiry: Enquiry;
  resolve: (isNew: boolean) => void;
  reject: (error: unknown) => void;
}

/** So many enquiries at most are stored by one commit; well below the number of parameters that SQLite takes. */
const GROUP = 200;
/** How long to wait for a database that another process holds before the visitor is told to come back. */
const PATIENCE = 2_000;
/** A file that no enquiry knows by then belongs to none: the server was ended before it could store it. */
const ORPHAN_AFTER = 60 * 60 * 1000;

/** Where the files of a site's enquiries lie. */
export function filesFolder(folder: string): string {
  return path.join(folder, 'files');
}

/** The enquiries of a site. Those that arrive at the same time share a commit, so that many visitors wait for one write. */
export class EnquiryStore {
  readonly #waiting: Waiting[] = [];
  #writing = false;

  private constructor(
    private readonly database: Kysely<Tables>,
    /** Where files lie under their random names. */
    readonly files: string,
  ) {}

  /** @throws when the database cannot be opened, or the folder not be written to */
  static async open(options: DatabaseOptions): Promise<EnquiryStore> {
    const database = await retryBusy(() => openDatabase(options), PATIENCE);
    const files = filesFolder(options.folder);
    makePrivateFolder(files);
    return new EnquiryStore(database, files);
  }

  /**
   * Stores an enquiry; it is on the disk when the promise is fulfilled.
   *
   * @returns false when the very same one was there already
   * @throws when it could not be stored
   */
  add(enquiry: Enquiry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ enquiry, resolve, reject });
      if (!this.#writing) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, GROUP));
    this.#writing = false;
  }

  async #writeGroup(group: Waiting[]): Promise<void> {
    try {
      const stored = await this.#insert(group.map(({ enquiry }) => enquiry));
      for (const { enquiry, resolve } of group) resolve(stored.has(enquiry.id));
    } catch (error) {
      // One that cannot be stored must not take the others along.
      if (group.length > 1 && isAboutData(error))
        for (const waiting of group) await this.#writeGroup([waiting]);
      else for (const { reject } of group) reject(error);
    }
  }

  /** @returns the ids of those that were not there yet */
  #insert(enquiries: Enquiry[]): Promise<Set<string>> {
    const rows = enquiries.map(({ files: _, fields, ...row }) => ({
      ...row,
      fields: JSON.stringify(fields),
    }));
    const write = async (transaction: Transaction<Tables>) => {
      const added = await transaction
        .insertInto('enquiries')
        .values(rows)
        .onConflict((conflict) => conflict.column('receipt').doNothing())
        .returning('id')
        .execute();
      const ids = new Set(added.map(({ id }) => id));
      const files = enquiries
        .filter(({ id }) => ids.has(id))
        .flatMap(({ id, files }) => files.map((file) => ({ ...file, enquiry_id: id })));
      if (files.length > 0) await transaction.insertInto('enquiry_files').values(files).execute();
      return ids;
    };
    return retryBusy(() => this.database.transaction().execute(write), PATIENCE);
  }

  /** Enquiries, the latest first. */
  async list({ status, limit }: { status?: Status; limit?: number } = {}): Promise<Enquiry[]> {
    let query = this.database
      .selectFrom('enquiries')
      .selectAll()
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc');
    if (status) query = query.where('status', '=', status);
    if (limit !== undefined) query = query.limit(limit);
    return this.#withFiles(await query.execute());
  }

  async get(id: string): Promise<Enquiry | undefined> {
    const rows = await this.database
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .execute();
    return (await this.#withFiles(rows))[0];
  }

  async #withFiles(rows: EnquiryRow[]): Promise<Enquiry[]> {
    const byEnquiry = new Map<string, StoredFile[]>();
    for (const { enquiry_id: id, ...file } of await this.#filesOf(rows)) {
      byEnquiry.set(id, [...(byEnquiry.get(id) ?? []), file]);
    }
    return rows.map((row) => ({
      ...row,
      fields: JSON.parse(row.fields),
      files: byEnquiry.get(row.id) ?? [],
    }));
  }

  #filesOf(rows: EnquiryRow[]): Promise<FileRow[]> {
    const query = this.database.selectFrom('enquiry_files').selectAll().orderBy('field');
    const [first, ...others] = rows;
    if (!first) return Promise.resolve([]);
    return others.length === 0
      ? query.where('enquiry_id', '=', first.id).execute()
      : query.execute();
  }

  /** @returns whether there is such an enquiry */
  async mark(id: string, status: Status): Promise<boolean> {
    const update = this.database.updateTable('enquiries').set({ status }).where('id', '=', id);
    const { numUpdatedRows } = await retryBusy(() => update.executeTakeFirst(), PATIENCE);
    return numUpdatedRows > 0n;
  }

  /** Deletes an enquiry and its files. @returns whether there was one */
  async remove(id: string): Promise<boolean> {
    const enquiry = await this.get(id);
    if (!enquiry) return false;
    await this.#removeAll([enquiry]);
    return true;
  }

  /** Deletes what was received before a time. @returns how many there were */
  async purge(before: Date): Promise<number> {
    const query = this.database.selectFrom('enquiries').selectAll();
    const old = await query.where('received_at', '<', before.toISOString()).execute();
    await this.#removeAll(await this.#withFiles(old));
    return old.length;
  }

  async #removeAll(enquiries: Enquiry[]): Promise<void> {
    for (let start = 0; start < enquiries.length; start += GROUP) {
      const group = enquiries.slice(start, start + GROUP);
      const ids = group.map(({ id }) => id);
      const removal = this.database.deleteFrom('enquiries').where('id', 'in', ids);
      await retryBusy(() => removal.execute(), PATIENCE);
      for (const { files } of group) removeFiles(this.files, files);
    }
  }

  /** Deletes files that were received but whose enquiry never was. */
  async removeOrphans(): Promise<void> {
    const known = new Set(
      (await this.database.selectFrom('enquiry_files').select('id').execute()).map(({ id }) => id),
    );
    for (const name of readdirSync(this.files)) {
      const age = Date.now() - (statSync(path.join(this.files, name)).mtimeMs ?? 0);
      if (!known.has(name) && age > ORPHAN_AFTER) removeFiles(this.files, [{ id: name }]);
    }
  }

  /**
   * Makes sure that an enquiry with a file could be stored now, leaving nothing behind.
   *
   * @throws when the database or the folder cannot be written to
   */
  async check(): Promise<void> {
    // It changes no row, and asks for all that changing one asks for.
    const update = this.database
      .updateTable('enquiries')
      .set({ status: 'new' })
      .where('id', '=', '');
    await retryBusy(() => update.execute(), PATIENCE);
    const probe = { id: `probe-${process.pid}` };
    await writeFile(path.join(this.files, probe.id), 'probe');
    removeFiles(this.files, [probe]);
  }

  async close(): Promise<void> {
    await this.database.destroy();
  }
}
