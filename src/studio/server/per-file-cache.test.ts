import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';
import { PerFileCache } from './per-file-cache.ts';

test('a value is computed again only when its file has changed', () => {
  const { root } = makeSite({ 'pages/index.yaml': 'one\n', 'pages/other.yaml': 'two\n' });
  const asked: string[] = [];
  const texts = new PerFileCache((text) => {
    asked.push(text);
    return text.trim();
  });
  const all = () => texts.ofAll(root).filter((text) => /^(?:one|two|three)$/.test(text));
  expect(all()).toEqual(['one', 'two']);
  const first = asked.length;
  expect(all()).toEqual(['one', 'two']);
  expect(asked).toHaveLength(first);
  writeFileSync(path.join(root, 'pages/other.yaml'), 'three\n');
  expect(all()).toEqual(['one', 'three']);
  expect(asked.slice(first)).toEqual(['three\n']);
  rmSync(path.join(root, 'pages/other.yaml'));
  expect(all()).toEqual(['one']);
  expect(texts.of(root, 'pages/other.yaml')).toBe('');
});
