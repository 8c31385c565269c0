import type { Kysely, Transaction } from 'kysely';
import type { KeptFiles } from './kept-files.ts';
import { isAboutData, retryBusy } from './retry-busy.ts';
import type { Enquiry, Tables } from './tables.ts';

interface Waiting {
  enquiry: Enquiry;
  resolve: (isNew: boolean) => void;
  reject: (error: unknown) => void;
}

/** The maximum number of enquiries in one commit; well below the number of parameters that SQLite accepts. */
export const GROUP = 200;

/** How long a failure to store fails the health checks, unless an enquiry was stored since, in milliseconds. */
const FAILURE_COUNTS = 30_000;

interface WriterOptions {
  database: Kysely<Tables>;
  files: KeptFiles;
  /** Rejects when a commit did not reach the site's database. */
  verify: () => Promise<void>;
  /** Whether a mail is sent for each enquiry that does not look like spam. */
  notifies: boolean;
}

/** Stores enquiries. Those that arrive at the same time share a commit, so that many visitors wait for one write. */
export class EnquiryWriter {
  readonly #waiting: Waiting[] = [];
  #failure: { error: unknown; at: number } | undefined;
  #writing = false;

  constructor(private readonly options: WriterOptions) {}

  /**
   * Stores an enquiry; it is on the disk when the promise resolves.
   *
   * @returns false when the same enquiry is stored already
   * @throws when it could not be stored
   */
  add(enquiry: Enquiry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ enquiry, resolve, reject });
      if (this.#writing) return;
      this.#writing = true;
      // SQLite blocks the thread: first read what other visitors have sent by now, to store it in the same commit.
      setImmediate(() => void this.#writeAll());
    });
  }

  /** Records that an enquiry, or a file of one, could not be stored. */
  recordFailure(error: unknown): void {
    this.#failure = { error, at: performance.now() };
  }

  /**
   * Checks that the last enquiry was stored and that one could be stored now; nothing is left behind.
   *
   * @throws the error of the last enquiry, if that was a short time ago; or the database's error
   */
  async check(): Promise<void> {
    const { database, verify } = this.options;
    const last = this.#failure;
    if (last && performance.now() - last.at < FAILURE_COUNTS) throw last.error;
    const probe = {
      form: '',
      status: 'new' as const,
      suspicion: null,
      received_at: '',
      fields: '{}',
    };
    const row = { id: `probe-${process.pid}`, receipt: `probe-${process.pid}`, ...probe };
    const undone = new Error();
    const write = async (transaction: Transaction<Tables>) => {
      await transaction.insertInto('enquiries').values(row).execute();
      throw undone;
    };
    const outcome = () =>
      database
        .transaction()
        .execute(write)
        .catch((error) => {
          if (error !== undone) throw error;
        });
    await retryBusy(outcome);
    await verify();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeGroup(this.#nextGroup());
    this.#writing = false;
  }

  #nextGroup(): Waiting[] {
    const { maxBytes } = this.options.files;
    let bytes = 0;
    const end = this.#waiting.findIndex(({ enquiry: { files } }, index) => {
      for (const { size } of files) bytes += size;
      return index === GROUP || (index > 0 && bytes > maxBytes);
    });
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
  }

  async #writeGroup(group: Waiting[]): Promise<void> {
    try {
      const stored = await this.#insert(group.map(({ enquiry }) => enquiry));
      this.#failure = undefined;
      for (const { enquiry, resolve } of group) resolve(stored.has(enquiry.id));
    } catch (error) {
      if (!isAboutData(error)) this.recordFailure(error);
      // One by one, so that an enquiry that cannot be stored does not prevent the others.
      if (group.length > 1 && isAboutData(error))
        for (const waiting of group) await this.#writeGroup([waiting]);
      else for (const { reject } of group) reject(error);
    }
  }

  /**
   * Stores enquiries in one transaction.
   *
   * @returns the ids of those that were not stored yet
   */
  async #insert(enquiries: Enquiry[]): Promise<Set<string>> {
    const { database, files, verify } = this.options;
    const write = async (transaction: Transaction<Tables>) => {
      const rows = enquiries.map(({ files: _, fields, ...row }) => ({
        ...row,
        fields: JSON.stringify(fields),
      }));
      const added = await transaction
        .insertInto('enquiries')
        .values(rows)
        .onConflict((conflict) => conflict.column('receipt').doNothing())
        .returning('id')
        .execute();
      const ids = new Set(added.map(({ id }) => id));
      const isNew = enquiries.filter(({ id }) => ids.has(id));
      await this.#insertFiles(transaction, isNew);
      await this.#insertNotices(transaction, isNew);
      return ids;
    };
    const ids = await retryBusy(() => database.transaction().execute(write));
    await verify();
    files.stored(enquiries.filter(({ id }) => ids.has(id)).flatMap((enquiry) => enquiry.files));
    return ids;
  }

  async #insertFiles(transaction: Transaction<Tables>, enquiries: Enquiry[]): Promise<void> {
    const rows = enquiries.flatMap(({ id, files }) =>
      files.map((file) => ({ ...file, enquiry_id: id })),
    );
    if (rows.length === 0) return;
    await transaction.insertInto('enquiry_files').values(rows).execute();
    await this.options.files.store(transaction, rows);
  }

  async #insertNotices(transaction: Transaction<Tables>, enquiries: Enquiry[]): Promise<void> {
    if (!this.options.notifies) return;
    const rows = enquiries
      .filter(({ status }) => status === 'new')
      .map(({ id, received_at }) => ({ enquiry_id: id, attempts: 0, due_at: received_at }));
    if (rows.length > 0) await transaction.insertInto('enquiry_notices').values(rows).execute();
  }
}
