import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Icons } from './icons.ts';

test('a folder that is called as a drawing would be is no icon', () => {
  const root = mkdtempSync(join(tmpdir(), 'icons-'));
  mkdirSync(join(root, 'pages/_icons/logo.svg'), { recursive: true });
  writeFileSync(
    join(root, 'pages/_icons/own.svg'),
    '<svg viewBox="0 0 24 24"><path d="M0 0"/></svg>',
  );
  const icons = new Icons(root, resolve('.'));
  expect(icons.read('logo')).toBeUndefined();
  expect(icons.read('own')).toBe('<path d="M0 0"/>');
  expect(icons.names()).toContain('own');
  expect(icons.names()).not.toContain('logo');
  rmSync(root, { recursive: true });
});
