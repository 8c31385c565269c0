import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('style sheets that are there already are not written again', async () => {
  let css = '@layer base{a{}}\n@layer blocks{b{}}';
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
  vi.stubGlobal('document', { querySelector: () => element });
  const { replaceStyles } = await import('./page-styles.ts');
  replaceStyles(['@layer base{a{}}', '@layer blocks{b{}}']);
  expect(write).not.toHaveBeenCalled();
  replaceStyles(['@layer base{a{}}']);
  replaceStyles(['@layer base{a{}}']);
  replaceStyles(['@layer base{c{}}']);
  expect(write.mock.calls).toEqual([['@layer base{a{}}'], ['@layer base{c{}}']]);
});

test('style sheets of the next page are added once, before those that stand behind the page', async () => {
  const cssRules: string[] = ['@layer base{a{}}'];
  const insertRule = (css: string, index: number) => cssRules.splice(index, 0, css);
  const element = { textContent: '@layer base{a{}}', sheet: { cssRules, insertRule } };
  vi.stubGlobal('document', { querySelector: () => element });
  const { addStyles } = await import('./page-styles.ts');
  addStyles(['@layer base{a{}}', '@layer blocks{b{}}']);
  addStyles(['@layer blocks{b{}}', '@layer blocks{c{}}']);
  expect(cssRules).toEqual(['@layer base{a{}}', '@layer blocks{b{}}', '@layer blocks{c{}}']);
});
