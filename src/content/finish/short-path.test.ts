import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortPath } from './short-path.ts';

test.each([
  ['M13.832 16.5a1 1 0 011.213-.303l.5.996', 'M13.8 16.5a1 1 0 0 1 1.2-.3l.5 1'],
  ['M0.25,1.5 L-0.5,2', 'M.3 1.5L-.5 2'],
  ['M4 4h.01', 'M4 4h.01'],
  ['M1e-3 0h1', 'M1e-3 0h1'],
])('%s is written %s', (given, short) => {
  expect(shortPath(given)).toBe(short);
});

test('what is rounded is made up for in the next step', () => {
  expect(shortPath('M0 0h1.04h1.04h1.04')).toBe('M0 0h1h1.1h1');
  expect(shortPath('M0 0l.04 0v1zl.04 0')).toBe('M0 0l.04 0v1zl.04 0');
});

/** An arc whose flags no space parts from what follows them: a few icons have some. */
const GLUED = /a[^a-z]* [01]{2}[\d.-]/i;

/** The points that a path as Lucide writes it goes through: each command has the numbers of one step or of several. */
function pointsOf(d: string): number[][] {
  const points = [[0, 0]];
  let begun = [0, 0];
  const sizes: Record<string, number> = { c: 6, s: 4, q: 4, a: 7, h: 1, v: 1 };
  for (const [, command = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = sizes[kind] ?? 2;
    if (kind === 'z') points.push(begun);
    for (let n = size; n <= numbers.length; n += size) {
      const [x = 0, y = 0] = points.at(-1) ?? [];
      const [left, top] = command === kind ? [x, y] : [0, 0];
      const last = numbers[n - 1] ?? 0;
      if (kind === 'h') points.push([left + last, y]);
      else if (kind === 'v') points.push([x, top + last]);
      else points.push([left + (numbers[n - 2] ?? 0), top + last]);
      if (kind === 'm' && n === size) begun = points.at(-1) ?? [];
    }
  }
  return points;
}

test('no point of an icon of Lucide leaves its place by more than half of a tenth', () => {
  const folder = path.resolve('node_modules/lucide-static/icons');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, d = ''] of text.matchAll(/ d="([^"]*)"/g)) {
      if (GLUED.test(d)) continue;
      const given = pointsOf(d).flat();
      const drawn = pointsOf(shortPath(d)).flat();
      expect(drawn, file).toHaveLength(given.length);
      const off = drawn.map((number, n) => Math.abs(number - (given[n] ?? 0)));
      expect(Math.max(...off), `${file}: ${d}`).toBeLessThan(0.0501);
    }
  }
});
