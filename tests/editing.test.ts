/**
 * Random changes to the files of three sites: only the lines of the value change, all comments stay, and the data is
 * as requested.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDiff } from '../src/cli/terminal/diff.ts';
import { applyChanges, type Change } from '../src/editing/apply-changes.ts';
import { EditError } from '../src/editing/edit-error.ts';
import { changedOutside, linesIn, regionsOf } from './edit-regions.ts';
import {
  corpora,
  type Dice,
  dice,
  expected,
  kinds,
  pick,
  plainData,
  type Sample,
  samplesIn,
} from './random-changes.ts';
import { commentsOf } from './yaml-comments.ts';

const RUNS = Number(process.env.EDIT_RUNS ?? 60);
const SEED = process.env.EDIT_SEED ? Number(process.env.EDIT_SEED) : undefined;
const isLoud = Boolean(process.env.EDIT_SHOW);

/** Returns the lost comments, each as often as it was lost. */
function lost(before: string[], after: string[]): string[] {
  const left = [...after];
  return before.filter((comment) => {
    const at = left.indexOf(comment);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Returns the text after a change; `undefined` when the change is refused. */
function textAfter({ file, text }: Sample, change: Change): string | undefined {
  try {
    return applyChanges(new Map([[change.file, text]]), [change]).get(change.file);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    if (isLoud) console.log(file, JSON.stringify(change), error.message);
    return undefined;
  }
}

function checkText({ file, text, data }: Sample, change: Change, after: string): void {
  const diff = formatDiff([{ file, before: text, after }]);
  const about = `${JSON.stringify(change)}\n${diff}`;
  expect(plainData(after), about).toEqual(expected(data, change));
  const regions = regionsOf(text, change);
  expect(changedOutside(text, after, regions), about).toBeUndefined();
  if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
  else expect(after).not.toContain('\r\n');
  const gone = lost(commentsOf(text), commentsOf(after));
  const keepsAll = change.op === 'move' || change.op === 'insert';
  const own = keepsAll ? [] : commentsOf(linesIn(text, regions));
  expect(lost(gone, own), about).toEqual([]);
}

describe.each(Object.entries(corpora))('%s', (corpus, folder) => {
  const samples = samplesIn(folder);
  test.each(Object.entries(kinds))('%s', (kind, make) => {
    let refused = 0;
    const isChanged = (thrown: Dice) => {
      const sample = pick(samples, thrown.which) as Sample;
      const change = make(sample, thrown);
      if (!change) return;
      const after = textAfter(sample, change);
      if (after === undefined) refused++;
      else checkText(sample, change, after);
    };
    const seed = SEED === undefined ? {} : { seed: SEED };
    fc.assert(fc.property(dice, isChanged), { numRuns: RUNS, ...seed });
    if (isLoud) console.log(`${corpus}: ${kind}: ${refused} of ${RUNS} refused`);
    expect(refused).toBeLessThan(Math.max(5, RUNS * (corpus === 'the odd site' ? 0.4 : 0.02)));
  });
});
