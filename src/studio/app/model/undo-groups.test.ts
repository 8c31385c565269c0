import { expect, test } from 'vitest';
import type { Change } from './contract.ts';
import { subjectOf, takeBack, type UndoGroup, withStep } from './undo-groups.ts';

const step = (name: string) => ({ files: [name] });
const title: Change = { file: 'a.yaml', path: ['title'], op: 'set', value: 'x' };
const body: Change = { ...title, path: ['body'] };

const stepsOf = (groups: UndoGroup[]) =>
  groups.map(({ steps }) => steps.flatMap((one) => one.files));

test('what is typed on in one field is taken back together', () => {
  let groups: UndoGroup[] = [];
  const add = (name: string, change: Change, begun: number) => {
    const times = { begun, ended: begun + 1000 };
    groups = withStep(groups, step(name), subjectOf([change]), times);
  };
  add('a', title, 0);
  // However long the server takes.
  add('b', title, 1200);
  add('c', body, 2300);
  add('d', body, 5000);
  add('e', { ...body, op: 'remove' }, 6001);
  add('f', { ...body, op: 'remove' }, 7002);
  expect(stepsOf(groups)).toEqual([['a', 'b'], ['c'], ['d'], ['e'], ['f']]);
  expect(withStep(groups, { files: [] }, undefined, { begun: 8000, ended: 8000 })).toBe(groups);
});

/** Returns what is left of a group that is taken back, and what makes the rest again. */
async function takenBack(group: UndoGroup, undo: (name: unknown) => unknown) {
  let state: [UndoGroup[], UndoGroup] = [[group], { steps: [] }];
  const undoStep = async ({ files }: { files: unknown[] }) => ({ files: files.map(undo) });
  await takeBack(group, undoStep, (...now) => {
    state = now;
  }).catch(() => undefined);
  return state;
}

test('a group is taken back from its end, and made again from its beginning', async () => {
  const done: unknown[] = [];
  const undo = (file: unknown) => {
    done.push(file);
    return `not ${file}`;
  };
  const [left, redo] = await takenBack({ steps: [step('a'), step('b')] }, undo);
  expect([left, done]).toEqual([[], ['b', 'a']]);
  await takenBack(redo, undo);
  expect(done.slice(2)).toEqual(['not a', 'not b']);
});

test('of a group of which a step is refused the rest stays to be taken back', async () => {
  const [left, redo] = await takenBack({ steps: [step('a'), step('b')] }, (file) => {
    if (file === 'a') throw new Error('refused');
    return file;
  });
  expect(stepsOf([...left, redo])).toEqual([['a'], ['b']]);
});
