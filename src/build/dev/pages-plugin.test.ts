import { expect, test } from 'vitest';
import type { Site } from '../../content/site/site.ts';
import { sendPictures } from './pages-plugin.ts';

test.each(['//', '//[', '/about', '/pictures/'])('%s is left to others', async (url) => {
  const passed: unknown[] = [];
  const site = { root: '/', pictures: new Map() } as unknown as Site;
  const answer = sendPictures({ site });
  const [request, response] = [{ url }, {}] as unknown as Parameters<typeof answer>;
  await answer(request, response, (error) => passed.push(error));
  expect(passed).toEqual([undefined]);
});
