import { mkdirSync, mkdtempSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Site } from '../../content/site/site.ts';
import { pictureCache } from '../pictures/survey-pictures.ts';
import { sendPictures } from './pages-plugin.ts';

/** Requests a picture, and returns what is passed on to the next handler. */
async function passedOn(site: object, url: string): Promise<unknown> {
  const response = Object.assign(new PassThrough(), { setHeader: () => {} });
  return new Promise((resolve) => {
    const send = sendPictures({ site: site as Site });
    send({ url } as IncomingMessage, response as unknown as ServerResponse, resolve);
  });
}

test.each(['//', '//[', '/about', '/pictures/'])('%s is left to others', async (url) => {
  expect(await passedOn({ root: '/', pictures: new Map() }, url)).toBeUndefined();
});

test('a picture that cannot be read is an error of its request alone', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pagewright-pages-'));
  mkdirSync(path.join(pictureCache(root), 'team-1a2b-640.avif'), { recursive: true });
  const pictures = new Map([['/images/team.jpg', { stem: 'team-1a2b' }]]);
  const error = await passedOn({ root, pictures }, '/assets/pictures/team-1a2b-640.avif');
  expect(error).toMatchObject({ code: 'EISDIR' });
});
