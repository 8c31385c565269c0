/** Typing on in one place is one change: what is sent after each key replaces what was sent before, and one step takes back all of it. */
import type { Change, Undo } from '../../contract/changes.ts';
import { pathKey } from './values.ts';

export interface TypingRun {
  /** The values that are set; left out where something else was done. */
  subject: string | undefined;
  /** What takes back all of it. */
  step: Undo;
  /** When the last change of it had been made, in milliseconds of `performance.now()`. */
  ended: number;
}

/** Typing after a longer pause, in milliseconds, starts a new step of undo. */
const PAUSE = 1000;

/** Returns the name of the values that changes set; `undefined` when they do something else. */
function subjectOf(changes: Change[]): string | undefined {
  if (!changes.every(({ op }) => op === 'set')) return undefined;
  return changes.map(({ file, path }) => `${file} ${pathKey(path)}`).join('\n');
}

/** Returns a run that has come to these changes. @param step what takes it back */
export function runOf(changes: Change[], step: Undo, now = performance.now()): TypingRun {
  return { subject: subjectOf(changes), step, ended: now };
}

/**
 * Returns the step of a run that changes go on with; `undefined` where they begin another.
 *
 * @param last what would be taken back next
 */
export function continuedStep(
  run: TypingRun | undefined,
  changes: Change[],
  last: Undo | undefined,
  now = performance.now(),
): Undo | undefined {
  const subject = subjectOf(changes);
  const isSame = run && subject !== undefined && run.subject === subject && run.step === last;
  return isSame && now - run.ended < PAUSE ? run.step : undefined;
}
