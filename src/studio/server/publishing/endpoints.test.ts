import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gitRepository } from '../../../../tests/git-repository.ts';
import { makeSite } from '../../../../tests/make-test-site.ts';
import type { Undo } from '../../contract/changes.ts';
import type { Overview } from '../../contract/history.ts';
import type { EndpointRequest, StudioContext } from '../endpoint.ts';
import { httpErrorOf } from '../http.ts';
import { keptBytes } from '../undo.ts';
import { publishingEndpoints } from './endpoints.ts';

const page = 'title: Home\nblocks:\n  - { type: text, body: Care. }\n';

function start() {
  const site = makeSite({ 'pages/index.yaml': page });
  gitRepository(site.root);
  const wrote: string[] = [];
  const note = (files: string[]) => void wrote.push(...files);
  const live = { site, wrote: note, wrotePublic: async (files: string[]) => note(files) };
  const endpoints = publishingEndpoints({ live } as unknown as StudioContext);
  const ask = (name: string, body = {}, query = '') =>
    endpoints[name]?.({
      query: new URLSearchParams(query),
      body,
    } as unknown as EndpointRequest);
  const file = path.join(site.root, 'pages/index.yaml');
  return {
    ask,
    root: site.root,
    wrote,
    read: () => readFileSync(file, 'utf8'),
    write: (text: string) => writeFileSync(file, text),
  };
}

test('a reverted change is shown in open pages, and can be undone', async () => {
  const { ask, root, wrote, read, write } = start();
  const changed = page.replace('Care', 'Time');
  write(changed);
  const { differences } = (await ask('GET /differences')) as Overview;
  const { undo } = (await ask('POST /discard', { id: differences[0]?.id })) as { undo: Undo };
  expect(read()).toBe(page);
  expect(wrote).toEqual(['pages/index.yaml']);
  expect(undo.files.map((file) => String(keptBytes(root, file)))).toEqual([changed]);
});

test('a reverted picture can be restored', async () => {
  const { ask, root, wrote } = start();
  mkdirSync(path.join(root, 'public'), { recursive: true });
  writeFileSync(path.join(root, 'public/new.svg'), '<svg/>');
  const { undo } = (await ask('POST /discard', {})) as { undo: Undo };
  expect(existsSync(path.join(root, 'public/new.svg'))).toBe(false);
  expect(wrote).toEqual(['public/new.svg']);
  expect(undo.files).toMatchObject([{ file: 'public/new.svg', digest: null }]);
  expect(undo.files.map((file) => String(keptBytes(root, file)))).toEqual(['<svg/>']);
});

test('an error of git is passed on in its own words', async () => {
  const { ask, root, write } = start();
  write(page.replace('Care', 'Time'));
  writeFileSync(path.join(root, '.git/index.lock'), '');
  const error = await Promise.resolve(ask('POST /discard', {})).catch((thrown) => thrown);
  expect(httpErrorOf(error)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Git could not do this: Unable to create .*index\.lock/),
  });
});

test('an earlier version is shown and brought back', async () => {
  const { ask, read, write } = start();
  write(page.replace('Care', 'Time'));
  expect(await ask('POST /publish', { message: 'Say time' })).toEqual({ message: 'Say time' });
  const { versions } = (await ask('GET /versions', {}, 'file=pages/index.yaml')) as {
    versions: { commit: string; subject: string }[];
  };
  expect(versions.map(({ subject }) => subject)).toEqual(['Say time', 'Begin']);
  const { commit = '' } = versions[1] ?? {};
  const query = `file=pages/index.yaml&commit=${commit}`;
  expect(await ask('GET /version', {}, query)).toEqual({
    text: page,
    since: ['The body of the text on Home changed.'],
  });
  await ask('POST /restore', { file: 'pages/index.yaml', commit });
  expect(read()).toBe(page);
});

test.each([
  ['GET /version', {}, 'file=../secret.yaml&commit=abcdef1', 400],
  ['GET /version', {}, 'file=pages/index.yaml&commit=HEAD', 400],
  ['GET /version', {}, 'file=pages/index.yaml&commit=--output=x', 400],
  ['GET /versions', {}, 'file=pages/../_site.yaml', 400],
  ['POST /restore', { file: 'pages/index.yaml', commit: 7 }, '', 400],
  ['POST /discard', { file: ['pages'] }, '', 400],
  ['POST /discard', { file: 'package.json' }, '', 409],
  ['POST /publish', {}, '', 409],
])('%s %j %s is refused', async (name, body, query, status) => {
  await expect(start().ask(name, body, query)).rejects.toMatchObject({ status });
});
