import { expect, test, vi } from 'vitest';

test('style sheets that are there already are not written again', async () => {
  let css = '@layer base{a{}}@layer blocks{b{}}';
  const write = vi.fn((text: string) => {
    css = text;
  });
  const element = {
    get textContent() {
      return css;
    },
    set textContent(text) {
      write(text);
    },
  };
  vi.stubGlobal('document', { querySelector: () => element, adoptedStyleSheets: [] });
  const { replaceStyles } = await import('./page-styles.ts');
  replaceStyles(['@layer base{a{}}', '@layer blocks{b{}}']);
  expect(write).not.toHaveBeenCalled();
  replaceStyles(['@layer base{a{}}']);
  replaceStyles(['@layer base{a{}}']);
  replaceStyles(['@layer base{c{}}']);
  expect(write.mock.calls).toEqual([['@layer base{a{}}'], ['@layer base{c{}}']]);
  vi.unstubAllGlobals();
});
