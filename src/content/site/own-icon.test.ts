import { expect, test } from 'vitest';
import { makeSite, readAll } from '../../../tests/make-test-site.ts';
import { ownIcon } from './icons.ts';

const svg = (inside: string, root = 'viewBox="0 0 24 24"') => `<svg ${root}>${inside}</svg>\n`;

test('it is what stands inside, and brings a drawing area of its own along', () => {
  const path = '<path d="M1 1h9"/>';
  expect(ownIcon('a', `<?xml version="1.0"?><!-- <svg> -->${svg(path)}`)).toBe(path);
  expect(ownIcon('a', svg(`<g fill='none'>${path}</g>`))).toBe(`<g fill="none">${path}</g>`);
  expect(ownIcon('a', svg(path, 'width="16" viewBox="0 0 512 512"'))).toBe(
    `<svg viewBox="0 0 512 512" fill="currentColor" stroke="none">${path}</svg>`,
  );
  expect(ownIcon('a', svg(path, 'onload="x()" viewBox="0 0 16 16" stroke="red"'))).toBe(
    `<svg viewBox="0 0 16 16" stroke="red">${path}</svg>`,
  );
});

test('the styles of a drawing program become attributes, which the pages allow', () => {
  const drawn = svg('<path style="fill:none;stroke:#000;-inkscape-stroke:none" d="M1 1h9"/>');
  expect(ownIcon('a', drawn)).toBe('<path d="M1 1h9" fill="none" stroke="#000"/>');
});

test.each([
  ['', {}],
  ['Not a drawing', {}],
  ['<svg viewBox="0 0 24 24"><path d="M1 1', {}],
  [svg(''), {}],
  [svg('<g><path d="M1 1"/>'), {}],
  [svg('<script>alert(1)</script>'), { element: 'script' }],
  [svg('<foreignObject><p>Hi</p></foreignObject>'), { element: 'foreignObject' }],
  [svg('<path d="M1 1" onclick="alert(1)"/>'), { element: 'path', attribute: 'onclick' }],
  [svg('<use href="https://example.org/a.svg#b"/>'), { element: 'use', attribute: 'href' }],
  [svg('<path d="M1 1" x=<script>alert(1)</script>/>'), {}],
])('%j is refused', (text, why) => {
  expect(ownIcon('logo', text)).toEqual({
    code: 'broken-picture',
    within: 'logo',
    params: { icon: 'logo', ...why },
  });
});

test('what is wrong with an icon, or with its name, is told where a page names it', async () => {
  const site = makeSite({
    'pages/_icons/torn.svg': '<svg viewBox="0 0 24 24"><path d="M1',
    'pages/_icons/My Logo.svg': svg('<path d="M1 1"/>'),
    'pages/index.yaml':
      'title: Home\nblocks:\n  - type: card-grid\n    items:\n      - { title: One, icon: torn }\n      - { title: Two, icon: My Logo }\n',
  });
  const { problems } = await readAll(site);
  expect(problems.map(({ name, line }) => [name, line])).toEqual([
    ['broken-picture', 5],
    ['unknown-icon', 6],
  ]);
  expect(problems[1]?.hint).toContain('another name, such as my-logo.svg');
});
