import { expect, test } from 'vitest';
import { pageFilesByRoute } from './page-files-by-route.ts';

const patterns = ['/', '/blog', '/blog', '/blog/[slug]', '/[kind]/[slug]', '/[kind]', '/page/[n]'];
const pageFilesOf = pageFilesByRoute(
  patterns.map((pattern, index) => ({ file: `${index}.yaml`, pattern })),
);
const filesOf = (route: string) => pageFilesOf(route).map(({ file }) => file);

test('a route is made by the files of its address, and by templates with as many parts', () => {
  expect(filesOf('/')).toEqual(['0.yaml', '5.yaml']);
  expect(filesOf('/blog')).toEqual(['1.yaml', '2.yaml', '5.yaml']);
  expect(filesOf('/blog/one')).toEqual(['3.yaml', '4.yaml']);
  expect(filesOf('/news/one')).toEqual(['4.yaml']);
  expect(filesOf('/news/one/two')).toEqual([]);
});

test('the further pages of a list are made by the file of the first', () => {
  expect(filesOf('/blog/page/2')).toEqual(['1.yaml', '2.yaml', '5.yaml']);
  expect(filesOf('/blog/one/page/12')).toEqual(['3.yaml', '4.yaml']);
});
