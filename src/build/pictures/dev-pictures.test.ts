import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { Site } from '../../content/site/site.ts';
import { devPictures } from './dev-pictures.ts';

test.each(['//', '//[', '/about', '/pictures/'])('%s is left to others', async (url) => {
  const passed: unknown[] = [];
  const site = { root: '/', pictures: new Map() } as unknown as Site;
  const answer = devPictures(() => site);
  await answer({ url } as IncomingMessage, {} as ServerResponse, (error) => passed.push(error));
  expect(passed).toEqual([undefined]);
});
