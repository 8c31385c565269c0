import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Block } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { SiteBundle } from '../bundle/bundle.ts';
import { Scales } from './page-weight.ts';

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
const scalesOf = (budgets?: object) =>
  new Scales(
    { ...site, config: { budgets } } as unknown as Site,
    { app: '/assets/app-AAAAAAAA.js', scripts } as unknown as SiteBundle,
  );
const scales = scalesOf();
const section = (type: string, inside: string) =>
  `<section class="block block-${type}" data-block="${type}">${inside}</section>`;
const columns: Block = {
  type: 'columns',
  columns: [{ blocks: [{ type: 'text' }, { type: 'form' }] }],
};

test('a page is weighed: its HTML without styles, its styles, and the scripts that its islands need', () => {
  const main =
    section('text', 'é') +
    section('columns', section('text', 'x'.repeat(300)) + section('form', ''));
  const html = `<style>a{}</style><style id="b">@media (width<9px){b{}}</style><main>${main}</main>`;
  const weight = scales.weigh(html, [{ type: 'text' }, columns]);
  const css = '<style>a{}</style><style id="b">@media (width<9px){b{}}</style>'.length;
  expect(weight).toMatchObject({ css, html: Buffer.byteLength(html) - css });
  expect(weight.javascript).toBe(size('app-AAAAAAAA.js', 'react-BBBBBBBB.js', 'form-EEEEEEEE.js'));
  expect(weight.heaviest.html).toMatchObject({ type: 'columns', index: 1 });
});

test('a script that an island brings along counts for it, unless every page has it', () => {
  const weight = scales.weigh(`<main>${section('slider', '')}${section('form', '')}</main>`, []);
  const slider = size('slider-CCCCCCCC.js', 'swiper-DDDDDDDD.js');
  expect(weight.javascript).toBe(
    size('app-AAAAAAAA.js', 'react-BBBBBBBB.js', 'form-EEEEEEEE.js') + slider,
  );
  expect(weight.heaviest.javascript).toEqual({ type: 'slider', bytes: slider });
  expect(weight.heaviest.html).toBeUndefined();
});

test('a page is compressed where a budget asks for it', () => {
  const html = `<main>${section('text', 'x'.repeat(300))}</main>`;
  expect(scales.weigh(html, []).compressed).toBeUndefined();
  const asked = scalesOf({ default: { html: 1 }, routes: { '/': { compressed: '14 kB' } } });
  expect(asked.weigh(html, []).compressed).toBe(gzipSync(html, { level: 9 }).length);
});
