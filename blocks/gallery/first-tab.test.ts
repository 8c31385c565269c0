import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Gallery from './island.tsx';

const tab = (id: string) => ({ id, label: id, items: [{ src: `/${id}.svg`, alt: id }] });

test.each([
  [undefined, 'one'],
  ['two', 'two'],
  ['no-such-tab', 'one'],
])('with the default %s the tab %s is open at first', (chosen, open) => {
  const tabs = { items: [tab('one'), tab('two')], ...(chosen && { default: chosen }) };
  const html = renderToStaticMarkup(createElement(Gallery, { type: 'gallery', tabs }));
  const panel = /<div id="(\w+)"[^>]* data-active/.exec(html)?.[1];
  expect(panel).toBe(open);
});
