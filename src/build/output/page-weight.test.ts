import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Block, Page } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { SiteBundle } from '../bundle/bundle.ts';
import { pageWeight } from './page-weight.ts';

const scripts = {
  'app-AAAAAAAA.js': { bytes: 20, needs: ['react-BBBBBBBB.js'] },
  'react-BBBBBBBB.js': { bytes: 100, needs: [] },
  'slider-CCCCCCCC.js': {
    bytes: 60,
    needs: ['swiper-DDDDDDDD.js', 'react-BBBBBBBB.js'],
    block: 'slider',
  },
  'swiper-DDDDDDDD.js': { bytes: 1000, needs: [] },
  'form-EEEEEEEE.js': { bytes: 50, needs: [], block: 'form' },
};
const size = (...names: (keyof typeof scripts)[]) =>
  names.reduce((sum, name) => sum + scripts[name].bytes, 0);

const kinds = { slider: 'island', form: 'island', text: 'view', columns: 'view' };
const site = { blockTypes: new Map(Object.entries(kinds).map(([type, kind]) => [type, { kind }])) };
const section = (type: string, inside: string) =>
  `<section class="block block-${type}" data-block="${type}">${inside}</section>`;
const columns: Block = {
  type: 'columns',
  columns: [{ blocks: [{ type: 'text' }, { type: 'form' }] }],
};
const weigh = (html: string, blocks: Block[], types: string[], budgets?: object) =>
  pageWeight(
    { ...site, settings: { budgets } } as unknown as Site,
    { app: '/assets/app-AAAAAAAA.js', scripts } as unknown as SiteBundle,
    { html, cssBytes: 10, types: new Set(types) },
    { route: '/', blocks } as unknown as Page,
  );

test('a page is weighed: its HTML without styles, its styles, and the scripts that its islands need', () => {
  const weight = weigh('<main>é</main>', [{ type: 'text' }, columns], ['text', 'columns', 'form']);
  expect(weight).toMatchObject({ css: 10, html: Buffer.byteLength('<main>é</main>') - 10 });
  expect(weight.javascript).toBe(size('app-AAAAAAAA.js', 'react-BBBBBBBB.js', 'form-EEEEEEEE.js'));
});

test('the block with most HTML is looked for on a page that is over its budget', () => {
  const held = section('text', 'x'.repeat(300)) + section('form', '');
  const html = `<main>${section('text', 'é')}${section('columns', held)}</main>`;
  const heaviest = (budgets: object) =>
    weigh(html, [{ type: 'text' }, columns], ['text', 'columns', 'form'], budgets).heaviest.html;
  const bytes = section('columns', held).length;
  const expected = { type: 'columns', index: 1, bytes };
  expect(heaviest({ default: { html: 100 } })).toEqual(expected);
  expect(heaviest({ default: { html: '1 kB' }, routes: { '/': { compressed: 20 } } })).toEqual(
    expected,
  );
  expect(heaviest({ default: { html: '1 kB', compressed: '1 kB' } })).toBeUndefined();
});

test('a script that an island brings along counts for it, unless every page has it', () => {
  const weight = weigh('', [], ['slider', 'form']);
  const slider = size('slider-CCCCCCCC.js', 'swiper-DDDDDDDD.js');
  expect(weight.javascript).toBe(
    size('app-AAAAAAAA.js', 'react-BBBBBBBB.js', 'form-EEEEEEEE.js') + slider,
  );
  expect(weight.heaviest.javascript).toEqual({ type: 'slider', bytes: slider });
});

test('a page is compressed where a budget asks for it', () => {
  const html = section('text', 'x'.repeat(300));
  expect(weigh(html, [], ['text']).compressed).toBeUndefined();
  const budgets = { default: { html: 1 }, routes: { '/': { compressed: '14 kB' } } };
  expect(weigh(html, [], ['text'], budgets).compressed).toBe(gzipSync(html, { level: 9 }).length);
});
