import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { retryBusy } from './retry-busy.ts';
import type { Tables } from './tables.ts';

/** How long a session lasts, in milliseconds: a working day. */
export const SESSION_LASTS = 10 * 60 * 60 * 1000;

/**
 * The sessions of the inbox. They are in the database, so that they are valid on several servers, and end everywhere when
 * somebody signs out.
 */
export class InboxSessions {
  constructor(private readonly database: Kysely<Tables>) {}

  /**
   * Starts a session.
   *
   * @param key derived from the password, so that a new password ends all sessions
   * @returns the token for the browser's cookie
   */
  async begin(key: Buffer): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = new Date();
    const ends = new Date(now.getTime() + SESSION_LASTS).toISOString();
    const row = { digest: digest(key, token), ends_at: ends };
    const removal = this.database
      .deleteFrom('inbox_sessions')
      .where('ends_at', '<', now.toISOString());
    await retryBusy(() => removal.execute());
    await retryBusy(() => this.database.insertInto('inbox_sessions').values(row).execute());
    return token;
  }

  /** Returns whether a token belongs to a session that has not ended. */
  async holds(key: Buffer, token: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('inbox_sessions')
      .select('ends_at')
      .where('digest', '=', digest(key, token))
      .executeTakeFirst();
    return row !== undefined && row.ends_at > new Date().toISOString();
  }

  async end(key: Buffer, token: string): Promise<void> {
    const removal = this.database
      .deleteFrom('inbox_sessions')
      .where('digest', '=', digest(key, token));
    await retryBusy(() => removal.execute());
  }
}

function digest(key: Buffer, token: string): string {
  return createHmac('sha256', key).update(token).digest('hex');
}
