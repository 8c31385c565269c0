import type { Kysely } from 'kysely';
import { retryBusy } from './retry-busy.ts';
import type { NoticeRow, Tables } from './tables.ts';

/** How long a server may take to send a notice, in milliseconds; after that another server may send it. */
const LEASE = 5 * 60 * 1000;
/** The pause before the second try, in milliseconds; it doubles with each further try. */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 60 * 60 * 1000;

const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** Returns how long to wait after a number of failed tries, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
}

/** The queue of mails about enquiries. A mail is added with its enquiry, and removed when it has been sent. */
export class NoticeQueue {
  constructor(private readonly database: Kysely<Tables>) {}

  /** Queues the mail about an enquiry. */
  async add(enquiry: string): Promise<void> {
    const row = { enquiry_id: enquiry, attempts: 0, due_at: after(0) };
    const insertion = this.database
      .insertInto('enquiry_notices')
      .values(row)
      .onConflict((conflict) => conflict.column('enquiry_id').doNothing());
    await retryBusy(() => insertion.execute());
  }

  /**
   * Leases the notice that has waited longest, so that no other server sends it.
   *
   * @returns `undefined` when none is due
   */
  async take(): Promise<NoticeRow | undefined> {
    const due = await this.database
      .selectFrom('enquiry_notices')
      .selectAll()
      .where('due_at', '<=', after(0))
      .orderBy('due_at')
      .limit(10)
      .execute();
    for (const notice of due) {
      const taken = { ...notice, attempts: notice.attempts + 1, due_at: after(LEASE) };
      if (await this.#move(notice, taken)) return taken;
    }
    return undefined;
  }

  /** Changes a notice unless another server has done so meanwhile. */
  async #move(from: NoticeRow, to: NoticeRow): Promise<boolean> {
    const update = this.database
      .updateTable('enquiry_notices')
      .set({ attempts: to.attempts, due_at: to.due_at })
      .where('enquiry_id', '=', from.enquiry_id)
      .where('attempts', '=', from.attempts);
    const { numUpdatedRows } = await retryBusy(() => update.executeTakeFirst());
    return numUpdatedRows > 0n;
  }

  /** Removes a notice whose mail has been sent. */
  async done({ enquiry_id: id }: NoticeRow): Promise<void> {
    const removal = this.database.deleteFrom('enquiry_notices').where('enquiry_id', '=', id);
    await retryBusy(() => removal.execute());
  }

  /** Schedules another try of a mail that could not be sent. */
  async putBack(notice: NoticeRow): Promise<void> {
    await this.#move(notice, { ...notice, due_at: after(pauseAfter(notice.attempts)) });
  }

  /** Returns how long until the next notice is due, in milliseconds; `undefined` when there is none. */
  async untilNext(): Promise<number | undefined> {
    const query = this.database.selectFrom('enquiry_notices').select('due_at');
    const next = await query.orderBy('due_at').limit(1).executeTakeFirst();
    // A damaged row may have no valid time.
    const wait = Date.parse(next?.due_at ?? '') - Date.now();
    return Number.isNaN(wait) ? undefined : Math.max(0, wait);
  }
}
