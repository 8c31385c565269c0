import { expect, test } from 'vitest';
import { type FilePart, partOfFile } from './part-of-file.ts';
import { dependencyOn, type Use } from './use.ts';

const page: FilePart = { kind: 'page' };
const settings: FilePart = { kind: 'settings' };
const fragment = (name: string): FilePart => ({ kind: 'fragment', name });
const collection = (name: string, isEntryFile = false): FilePart => ({
  kind: 'collection',
  name,
  isEntryFile,
});

const files: [string, FilePart, Use | undefined][] = [
  ['pages/index.yaml', page, undefined],
  ['pages/ar/index.yaml', page, undefined],
  ['pages/our_site.yaml', page, undefined],
  ['pages/_site.yaml', settings, undefined],
  ['pages/ar/_site.yaml', settings, undefined],
  ['pages/_fragments/call.yaml', fragment('call'), 'fragments/call'],
  ['pages/_fragments/call.ar.yaml', fragment('call.ar'), 'fragments/call.ar'],
  ['pages/_collections/legal.yaml', collection('legal'), 'collections/legal'],
  ['pages/_collections/legal.ar.yaml', collection('legal.ar'), 'collections/legal.ar'],
  ['pages/_collections/posts/a.b.yaml', collection('posts', true), 'collections/posts'],
  ['pages/_collections/posts.ar/a.yaml', collection('posts.ar', true), 'collections/posts.ar'],
  // Neither is read.
  ['pages/ar/_fragments/call.yaml', page, undefined],
  ['pages/_fragments/ar/call.yaml', page, undefined],
];

test.each(files)('what %s contains, and what depends on it', (file, part, use) => {
  expect(partOfFile(file)).toEqual(part);
  expect(dependencyOn(file)).toBe(use);
});
