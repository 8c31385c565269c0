import { expect, test } from 'vitest';
import type { Change } from '../../contract/changes.ts';
import { continuedStep, runOf } from './typing-run.ts';

const title: Change = { file: 'a.yaml', path: ['title'], op: 'set', value: 'x' };
const stepOf = (file: string) => ({ files: [{ file, digest: null, kept: null }] });
const step = stepOf('title');
const run = runOf([title], step, 5000);

test('typing in the same field soon after continues the undo step', () => {
  expect(continuedStep(run, [{ ...title, value: 'xy' }], step, 5100)).toBe(step);
});

test('another field, another kind of change, a pause or an undo ends the run', () => {
  const step2 = stepOf('other');
  const removed: Change = { ...title, op: 'remove' };
  expect(continuedStep(run, [{ ...title, path: ['body'] }], step, 5100)).toBeUndefined();
  expect(continuedStep(run, [{ ...title, file: 'b.yaml' }], step, 5100)).toBeUndefined();
  expect(continuedStep(runOf([removed], step, 5000), [removed], step, 5100)).toBeUndefined();
  expect(continuedStep(run, [title], step, 6001)).toBeUndefined();
  expect(continuedStep(run, [title], step2, 5100)).toBeUndefined();
  expect(continuedStep(run, [title], undefined, 5100)).toBeUndefined();
  expect(continuedStep(undefined, [title], step, 5100)).toBeUndefined();
});
