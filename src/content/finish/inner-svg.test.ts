import { expect, test } from 'vitest';
import { innerSvg } from './inner-svg.ts';

const svg = (inside: string) => `<!-- drawn -->\n<svg viewBox="0 0 24 24">\n  ${inside}\n</svg>\n`;

test('it is what stands inside, without spaces that draw nothing', () => {
  expect(innerSvg(svg('<circle cx="1" r="2" />\n  <path d="M3 4h5" />'))).toBe(
    '<circle cx="1" r="2"/><path d="M3 4h5"/>',
  );
});

test.each([
  ['M4 5h16', 'M4 12h16', 'M4 5h16M4 12h16'],
  ['M12 2v2', 'm5 5 1 1', 'M12 2v2M5 5l1 1'],
  ['m5 5 1 1', 'm7-7-1.5.5', 'm5 5 1 1M7-7l-1.5.5'],
  ['M1 1h1', 'm.5.2h3', 'M1 1h1M.5.2h3'],
  ['M1 1h1', 'm1.5.2h3', 'M1 1h1M1.5.2h3'],
  ['M1 1z', 'm1.5.5.5.5', 'M1 1zM1.5.5l.5.5'],
])('%s and %s are one path', (first, second, both) => {
  expect(innerSvg(svg(`<path d="${first}" />\n<path d="${second}" />`))).toBe(
    `<path d="${both}"/>`,
  );
});

test('strokes of another kind stay by themselves', () => {
  const drawing = '<path d="M1 1h1"/><path d="M2 2h1" class="thin"/><path d="M3 3h1"/>';
  expect(innerSvg(svg(drawing))).toBe(drawing);
});
