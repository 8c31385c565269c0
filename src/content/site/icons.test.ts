import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';

const drawing = '<svg viewBox="0 0 24 24"><path d="M0 0"/></svg>';

test('a folder that is called as a drawing would be is no icon', () => {
  const { icons, root } = makeSite({ 'pages/_icons/own.svg': drawing });
  mkdirSync(join(root, 'pages/_icons/logo.svg'));
  expect(icons.read('logo')).toBeUndefined();
  expect(icons.read('own')).toBe('<path d="M0 0"/>');
  expect(icons.names().has('own')).toBe(true);
  expect(icons.names().has('logo')).toBe(false);
});

test('a drawing that the site gets while it is open is an icon', () => {
  const { icons, root } = makeSite({ 'pages/_site.yaml': 'name: Test\n' });
  expect(icons.names().has('hammer')).toBe(true);
  expect(icons.names().has('our-mark')).toBe(false);
  mkdirSync(join(root, 'pages/_icons'), { recursive: true });
  writeFileSync(join(root, 'pages/_icons/our-mark.svg'), drawing);
  expect(icons.names().has('our-mark')).toBe(true);
});
