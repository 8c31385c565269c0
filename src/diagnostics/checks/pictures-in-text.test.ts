import { expect, test } from 'vitest';
import { removeNamed } from './pictures-in-text.ts';

const left = (paths: string[], ...texts: string[]): string[] => {
  const set = new Set(paths);
  removeNamed(set, texts);
  return [...set];
};

test('a picture is named wherever its path stands', () => {
  expect(left(['/images/a.svg'], 'image: { src: /images/a.svg }')).toEqual([]);
  expect(left(['/images/a.svg'], '/images/a.svg')).toEqual([]);
  expect(left(['/images/a.svg'], 'https://example.org/images/a.svg?v=2')).toEqual([]);
  expect(left(['/a.jpg'], 'nothing', 'a/b/c/a.jpgs')).toEqual([]);
  expect(left(['/images/the hall (2).JPEG'], '"![x](/images/the hall (2).JPEG)"')).toEqual([]);
  expect(left(['/a.svg/b.png', '/b.png', '/c.png'], "url('/a.svg/b.png')")).toEqual(['/c.png']);
});

test('a part of a path is not the path', () => {
  const paths = ['/images/a.svg', '/images/b.svg'];
  expect(left(paths, 'images/a.svg /images/ab.svg /images/b.svgx /images/a .svg')).toEqual([
    '/images/a.svg',
  ]);
  expect(left(paths, '/images/A.svg', 'a.svg', '')).toEqual(paths);
});
