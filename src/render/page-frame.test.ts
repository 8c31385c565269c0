import { expect, test } from 'vitest';
import type { Page } from '../content/model/types.ts';
import { FrameHtml } from './page-frame.ts';

const page = {
  route: '/a&b',
  lang: 'en',
  translations: [
    { lang: 'en', route: '/a&b' },
    { lang: 'ar', route: '/ar/a' },
  ],
} as unknown as Page;

test('links to the page itself are marked, however their address is written', () => {
  const frame = new FrameHtml(
    '<p>1 &lt; 2</p><a class="x" href="/site/a&amp;b">A</a><a href="/">B</a>',
  );
  expect(frame.forPage(page, '/site')).toBe(
    '<p>1 &lt; 2</p><a class="x" href="/site/a&amp;b" aria-current="page" data-here>A</a><a href="/">B</a>',
  );
});

test('links to languages lead to the translation, or leave their place where there is none', () => {
  const link = (lang: string) => `<a href="/${lang}" data-language="${lang}">${lang}</a>`;
  const frame = new FrameHtml(`<ul>${link('en')}${link('ar')}${link('fr')}</ul>`);
  const place = (lang: string) => `<a data-language="${lang}" hidden=""></a>`;
  expect(frame.forPage(page, '')).toBe(
    `<ul>${place('en')}<a href="/ar/a" data-language="ar">ar</a>${place('fr')}</ul>`,
  );
});
