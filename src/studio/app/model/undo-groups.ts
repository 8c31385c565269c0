/** What takes back what was changed: changes of the same values, soon after one another, are taken back together. */
import type { Change, UndoStep } from './contract.ts';
import { pathKey } from './values.ts';

/** Steps that are taken back together: the last one first. */
export interface UndoGroup {
  steps: UndoStep[];
  /** The values that were set; left out where something else was done. */
  subject?: string | undefined;
  /** When the last of them had been made. */
  ended?: number;
}

/** A change that is sent so soon after the last one was made, in milliseconds, is a part of it. */
const TOGETHER = 400;

/** Returns the name of the values that changes set; `undefined` when they do something else. */
export function subjectOf(changes: Change[]): string | undefined {
  if (!changes.every(({ op }) => op === 'set')) return undefined;
  return changes.map(({ file, path }) => `${file} ${pathKey(path)}`).join('\n');
}

/**
 * Returns the groups with one more step; what was there already leaves nothing to be taken back.
 *
 * @param begun when it was sent, in milliseconds
 * @param ended when it had been made
 */
export function withStep(
  groups: UndoGroup[],
  step: UndoStep,
  subject: string | undefined,
  { begun, ended }: { begun: number; ended: number },
): UndoGroup[] {
  if (step.files.length === 0) return groups;
  const last = groups.at(-1);
  const isSame = subject !== undefined && last?.subject === subject;
  if (!last || !isSame || begun - (last.ended ?? 0) > TOGETHER) {
    return [...groups, { steps: [step], subject, ended }];
  }
  return [...groups.slice(0, -1), { steps: [...last.steps, step], subject, ended }];
}

/**
 * Takes back a group, the last step first.
 *
 * @param undo takes back one step, and returns what makes it again
 * @param onStep gets after each step what is left of the group, and what makes again what was taken back: a later step may be refused
 */
export async function takeBack(
  { steps }: UndoGroup,
  undo: (step: UndoStep) => Promise<UndoStep>,
  onStep: (left: UndoGroup[], made: UndoGroup) => void,
): Promise<void> {
  const made: UndoStep[] = [];
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    made.push(await undo(steps[at] as UndoStep));
    onStep(at > 0 ? [{ steps: steps.slice(0, at) }] : [], { steps: [...made] });
  }
}
