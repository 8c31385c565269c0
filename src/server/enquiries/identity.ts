import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { ifThere } from './disk.ts';
import type { Tables } from './tables.ts';

/** There is one row, and its key. */
const KEY = 1;

/** Returns the random identity of a database; one that has none yet is given one. */
export async function identify(database: Kysely<Tables>): Promise<string> {
  const query = database.selectFrom('database_identity').select('id').where('key', '=', KEY);
  const known = await query.executeTakeFirst();
  if (known) return known.id;
  await database
    .insertInto('database_identity')
    .values({ key: KEY, id: randomUUID() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await query.executeTakeFirstOrThrow()).id;
}

/**
 * Notes in the private folder which database it is used with.
 *
 * @returns whether it is the same as last time
 */
export async function isSameAsLastTime(folder: string, identity: string): Promise<boolean> {
  const note = path.join(folder, 'database-identity');
  if ((await ifThere(readFile(note, 'utf8'))) === identity) return true;
  await writeFile(note, identity, { mode: 0o600 });
  return false;
}
