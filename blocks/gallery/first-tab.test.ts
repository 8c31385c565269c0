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
  const props = { type: 'gallery' as const, tabs: [tab('one'), tab('two')] };
  const html = renderToStaticMarkup(
    createElement(Gallery, chosen ? { ...props, default: chosen } : props),
  );
  const panel = /<div id="(\w+)"[^>]* data-active/.exec(html)?.[1];
  expect(panel).toBe(open);
});
