import { expect, test } from 'vitest';
import { progressLine } from './progress-line.ts';

test('one line says what is at work, no oftener than it can be read, and goes when that is done', () => {
  let time = 0;
  let text = '';
  const tell = progressLine(
    (more) => {
      text += more;
    },
    () => time,
  );
  tell('Making picture', 0, 9);
  time += 20;
  tell('Making picture', 1, 9);
  time += 40;
  tell('Making picture', 2, 9);
  const clear = '\r\u001b[K';
  const shown = `${clear}Making picture 0 of 9 ...${clear}Making picture 2 of 9 ...`;
  expect(text).toBe(shown);
  tell('Making picture', 9, 9);
  expect(text).toBe(`${shown}${clear}`);
});
