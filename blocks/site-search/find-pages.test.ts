import { describe, expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const pages = [
  { title: 'Soft Services', to: '/service/soft-services' },
  { title: 'About Us', to: '/about' },
];

describe('findPages', () => {
  it('finds part of a title, whatever its case', () => {
    expect(findPages(pages, 'SERV')).toEqual([pages[0]]);
    expect(findPages(pages, 'ou')).toEqual([pages[1]]);
  });

  it('finds nothing when nothing was typed', () => {
    expect(findPages(pages, '')).toEqual([]);
    expect(findPages(pages, '  ')).toEqual([]);
  });
});
