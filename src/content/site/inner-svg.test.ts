import { expect, test } from 'vitest';
import { innerSvg } from './icons.ts';

const svg = (inside: string) => `<!-- drawn -->\n<svg viewBox="0 0 24 24">\n  ${inside}\n</svg>\n`;

test('it is what stands inside, without spaces that draw nothing', () => {
  expect(innerSvg(svg('<circle cx="1" r="2" />\n  <path d="M3 4h5" />'))).toBe(
    '<circle cx="1" r="2"/><path d="M3 4h5"/>',
  );
});
