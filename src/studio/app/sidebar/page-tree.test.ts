import { expect, test } from 'vitest';
import { isBelow, pageTree } from './page-tree.ts';

test('pages are below the address that theirs begins with, whether or not it is a page', () => {
  const page = (route: string) => ({ route, title: `Page ${route}` });
  expect(pageTree(['/', '/about', '/service/a/b', '/service/a'].map(page))).toEqual([
    { ...page('/'), children: [] },
    { ...page('/about'), children: [] },
    {
      route: '/service',
      children: [{ ...page('/service/a'), children: [{ ...page('/service/a/b'), children: [] }] }],
    },
  ]);
});

test('an address is below those that it begins with, but not below itself', () => {
  expect(isBelow('/service/a', '/service')).toBe(true);
  expect(isBelow('/services', '/service')).toBe(false);
  expect(isBelow('/service', '/service')).toBe(false);
});
