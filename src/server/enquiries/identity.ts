import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { codeOf } from '../../content/model/thrown.ts';
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
export function isSameAsLastTime(folder: string, identity: string): boolean {
  const note = path.join(folder, 'database-identity');
  if (readIfThere(note) === identity) return true;
  writeFileSync(note, identity, { mode: 0o600 });
  return false;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
