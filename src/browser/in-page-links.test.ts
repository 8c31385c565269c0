import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('the router is told of each step but those within the page, also of one that comes before its page is drawn', async () => {
  const place = { pathname: '/post', search: '' };
  let step = (_event: { stopImmediatePropagation: () => void }) => {};
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', { addEventListener() {} });
  vi.stubGlobal('addEventListener', (_type: string, hear: typeof step) => {
    step = hear;
  });
  const { noteRoute, tendLinks } = await import('./in-page-links.ts');
  tendLinks();
  const isToldOf = (pathname: string) => {
    place.pathname = pathname;
    const stopImmediatePropagation = vi.fn();
    step({ stopImmediatePropagation });
    return stopImmediatePropagation.mock.calls.length === 0;
  };
  expect(isToldOf('/post')).toBe(false);
  noteRoute('/blog');
  expect(isToldOf('/post')).toBe(true);
  expect(isToldOf('/post')).toBe(false);
  expect(isToldOf('/blog')).toBe(true);
});
