import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Page, PageSummary } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { Renderer } from '../../render/render-page.ts';
import type { SiteBundle } from '../bundle/bundle.ts';
import type { EarlierPages } from '../cache/processed-file.ts';
import { blankPage } from './blank-page.ts';
import { PageWriter } from './page-writer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const home = blankPage({
  route: '/home',
  file: 'pages/home.yaml',
  title: 'Home',
  lang: 'en',
  dir: 'ltr',
});

/** Returns a writer of pages that all have the same HTML. */
function writerOf(html: string, earlier: EarlierPages = new Map()): PageWriter {
  const site = { config: {}, settings: {}, pictures: new Map([['/a.jpg', {}]]) };
  const bundle = { base: '' } as SiteBundle;
  const renderer = { renderPage: () => ({ html, blocks: html }) } as unknown as Renderer;
  return new PageWriter(site as unknown as Site, { bundle, renderer, folder, earlier });
}

test('a page is written, and the photographs that its HTML names are known', () => {
  const html = '<img src="/assets/pictures/a-1a2b3c-640.avif">';
  expect(writerOf(html).write(home, false)).toEqual({ pictures: ['a-1a2b3c-640.avif'] });
  expect(readFileSync(path.join(folder, 'home.html'), 'utf8')).toBe(html);
});

test('one of many pages is not written again from the same data', () => {
  const { renderedFrom, ...none } = writerOf('<p>One</p>').write(home, true);
  expect([none, renderedFrom]).toEqual([{}, expect.stringMatching(/./)]);
  rmSync(path.join(folder, 'home.html'));
  const summary = { ...home, renderedFrom, pictures: ['a.avif'] } as PageSummary;
  const writer = writerOf('<p>Two</p>', new Map([['/home', summary]]));
  expect(writer.write(home, true)).toEqual({ renderedFrom, pictures: ['a.avif'] });
  expect(existsSync(path.join(folder, 'home.html'))).toBe(false);
  expect(writer.write({ ...home, title: 'Other' }, true).renderedFrom).not.toBe(renderedFrom);
  expect(existsSync(path.join(folder, 'home.html'))).toBe(true);
});

test.each(['x is not defined', 'blocks/note/view.tsx has no export default.'])(
  'a page that cannot be rendered is named, and the sentence ends once: %s',
  (message) => {
    const renderPage = () => {
      throw new Error(message);
    };
    const site = { config: {}, settings: {}, pictures: new Map() } as unknown as Site;
    const bundle = { base: '' } as SiteBundle;
    const options = { bundle, renderer: { renderPage }, folder, earlier: new Map() };
    const own = { route: '/', file: 'pages/index.yaml', title: 'Home' };
    const page = blankPage({ ...own, lang: 'en', dir: 'ltr' });
    expect(() => new PageWriter(site, options).write(page, false)).toThrow(
      `could not be rendered: ${message.replace(/\.$/, '')}. npm run dev shows where.`,
    );
  },
);

test.each([
  ['x is not defined', 'x is not defined'],
  ['A component suspended while responding to synchronous input.', 'it waits for something'],
])('the block that cannot be rendered is named: %s', (thrown, told) => {
  const renderPage = ({ blocks }: Page) => {
    if (blocks.some(({ type }) => type === 'note')) throw new Error(thrown);
    return { html: '', blocks: '' };
  };
  const site = { config: {}, settings: {}, pictures: new Map() } as unknown as Site;
  const renderer = { renderPage } as unknown as Renderer;
  const options = { bundle: { base: '' } as SiteBundle, renderer, folder, earlier: new Map() };
  const page = { ...home, blocks: [{ type: 'text' }, { type: 'note' }] };
  expect(() => new PageWriter(site, options).write(page, false)).toThrow(
    `The block note of the page /home (pages/home.yaml) could not be rendered: ${told}`,
  );
});
