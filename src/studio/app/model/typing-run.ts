/**
 * Treats continuous typing in one place as one change: what is sent after each key replaces what was sent before, and
 * one undo step reverts all of it.
 */
import type { Change, Undo } from '../../contract/changes.ts';
import { placeKey } from './values.ts';

export interface TypingRun {
  /** Identifies the values that are set; `undefined` for other changes. */
  subject: string | undefined;
  /** Undoes the whole run. */
  step: Undo;
  /** When its last change was made, in milliseconds of `performance.now()`. */
  ended: number;
}

/** Typing after a longer pause starts a new undo step, in milliseconds. */
const PAUSE = 1000;

/** Returns a key of the values that changes set; `undefined` for other changes. */
function subjectOf(changes: Change[]): string | undefined {
  if (!changes.every(({ op }) => op === 'set')) return undefined;
  return changes.map(placeKey).join('\n');
}

/**
 * Returns a run that ends with these changes.
 *
 * @param step the undo step of the whole run
 */
export function runOf(changes: Change[], step: Undo, now = performance.now()): TypingRun {
  return { subject: subjectOf(changes), step, ended: now };
}

/**
 * Returns the undo step of a run if changes continue it; `undefined` if they start another run.
 *
 * @param last the next undo step
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
