import { expect, test } from 'vitest';
import type { Block, Page, Settings } from '../content/model/types.ts';
import type { BlockModule } from './block-nodes.ts';
import { createRenderer } from './render-page.ts';

const module = (kind: 'view' | 'island', component: BlockModule['component']): BlockModule => ({
  kind,
  component,
  holdsBlocks: false,
  sheets: {},
});
const modules = {
  note: module('view', () => <p>Words</p>),
  slides: { ...module('island', () => <ul />), messages: ['next'] },
  search: module('island', () => <dialog />),
};

/** Returns a page with these blocks, and with these around it. */
function render(
  blocks: string[],
  around: string[],
  deferredStyles?: string,
  words: Record<string, string> = {},
): string {
  const of = (types: string[]) => types.map((type) => ({ type }) as Block);
  const frame = { before: [], after: of(around) };
  const site = { name: 'Site', lang: 'en', dir: 'ltr', words };
  const renderer = createRenderer({
    site: site as unknown as Settings,
    frame,
    modules,
    baseSheets: {},
    assets: {
      inlineScript: 'begin()',
      app: '/app.js',
      ...(deferredStyles && { deferredStyles }),
    },
  });
  const page = { route: '/', title: 'Page', lang: 'en', dir: 'ltr', frame: true, description: '' };
  return renderer.renderPage({ ...page, blocks: of(blocks) } as unknown as Page).html;
}

test('its policy names its one style sheet, before it', () => {
  expect(render(['note'], [])).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="style-src 'sha256-[^"]+'">.*<style>[^<]*<\/style>/,
  );
  expect(render(['note'], []).match(/<style/g)).toHaveLength(1);
});

test('deferred styles come at the end of a page, and its policy lets them in', () => {
  const html = render(['note'], [], '/assets/deferred.css');
  expect(html).toContain(`content="style-src 'self' 'sha256-`);
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/deferred.css"><script type="application/json" id="page-data">',
  );
});

test('a page carries the messages that its islands look up; all, when one does not say which', () => {
  const words = { next: 'Weiter', close: 'Zu' };
  expect(render(['note'], [], undefined, words)).toContain('"messages":{}');
  expect(render(['slides'], [], undefined, words)).toContain('"messages":{"next":"Weiter"}');
  expect(render(['slides'], ['search'], undefined, words)).toContain(
    '"messages":{"next":"Weiter","close":"Zu"}',
  );
});
