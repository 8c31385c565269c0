import { expect, test } from 'vitest';
import { TaskQueue } from './task-queue.ts';

test('the first task begins at once, and others when those before have ended, also by an error', async () => {
  const queue = new TaskQueue();
  const seen: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 5));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const failing = queue.run(task('first', true));
  const second = queue.run(task('second'));
  expect(seen).toEqual(['first begins']);
  await expect(failing).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  const third = queue.run(task('third'));
  expect(seen.at(-1)).toBe('third begins');
  await third;
});
