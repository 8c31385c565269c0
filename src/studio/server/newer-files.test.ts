import { expect, test } from 'vitest';
import { WriteRefused } from '../../content/files/write-refused.ts';
import { withNewest } from './newer-files.ts';

const newer = new WriteRefused('newer', 'pages/index.yaml has changed meanwhile. Try again.');

test('a change that finds a newer file is made again to that file', async () => {
  const outcomes = [newer, newer];
  const work = async () => {
    const failure = outcomes.pop();
    if (failure) throw failure;
    return 'done';
  };
  expect(await withNewest(work)).toBe('done');
});

test('it is not repeated endlessly, nor after other refusals', async () => {
  let times = 0;
  const fails = (error: Error) => async () => {
    times++;
    throw error;
  };
  await expect(withNewest(fails(newer))).rejects.toBe(newer);
  expect(times).toBe(5);
  const isProtected = new WriteRefused('protected', 'pages/index.yaml is write-protected.');
  await expect(withNewest(fails(isProtected))).rejects.toBe(isProtected);
  expect(times).toBe(6);
});
