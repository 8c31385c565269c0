/** The response when files are newer than those that a change was made for. */

import { WriteRefused } from '../../content/files/write-refused.ts';
import { valueAt } from '../../content/model/data.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import type { Change } from '../../editing/apply-changes.ts';
import { movedPath, placeNow } from '../../editing/rebase.ts';
import type { StoredText } from '../../editing/site-files.ts';
import type { Conflict } from '../contract/changes.ts';
import { HttpError } from './http.ts';

/**
 * Returns a conflict for each value to be set that somebody else has changed.
 *
 * @param known the data of the files as seen by the author of the changes, where that is known, and as it is now
 */
export function conflictsOf(
  changes: Change[],
  { old, now }: { old: Map<string, Data>; now: Map<string, Data> },
): Conflict[] {
  return changes.flatMap((change): Conflict[] => {
    const { file, path } = change;
    const [before, data] = [old.get(file), now.get(file)];
    if (change.op !== 'set' || data === undefined) return [];
    if (before !== undefined && movedPath(before, data, path)) return [];
    const place = before === undefined ? placeIn(data, path) : placeNow(before, data, path);
    const there = place && valueAt(data, place);
    return [
      {
        file,
        path,
        value: change.value,
        ...(place && { place }),
        ...(there !== undefined && { now: there }),
      },
    ];
  });
}

/** Returns the path if data has a place for it: the earlier data is not known. */
function placeIn(data: Data, path: DataPath): DataPath | undefined {
  const around = valueAt(data, path.slice(0, -1));
  return around === undefined ? undefined : path;
}

/**
 * Returns the error for files that are newer than the request.
 *
 * @param conflicts left out when the request does not set values
 */
export function newer(stale: StoredText[], conflicts?: Conflict[]): HttpError {
  const names = stale.map(({ file }) => file).join(' and ');
  const where = conflicts ? ', also where this change belongs' : '';
  return new HttpError(409, `${names} has changed meanwhile${where}. Look at it again.`, {
    digests: Object.fromEntries(stale.map(({ file, digest }) => [file, digest])),
    files: Object.fromEntries(stale.map(({ file, digest, text }) => [file, { digest, text }])),
    conflicts: conflicts ?? [],
  });
}

const MAX_TRIES = 5;

/**
 * Runs a task, and again when a file was saved elsewhere between reading and writing, so that it reads the newer
 * file.
 */
export async function withNewest<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isNewer = error instanceof WriteRefused && error.reason === 'newer';
      if (!isNewer || tries === MAX_TRIES) throw error;
    }
  }
}
