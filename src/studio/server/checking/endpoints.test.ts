import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeSite } from '../../../../tests/make-test-site.ts';
import { noExtensions } from '../../../content/model/extensions.ts';
import type { SiteProblems } from '../../contract/changes.ts';
import type { EndpointRequest, StudioContext } from '../endpoint.ts';
import { SeenTexts } from '../seen-texts.ts';
import { checkingEndpoints } from './endpoints.ts';

const file = 'pages/index.yaml';
const home = 'title: Home\ndescription: x\nblocks:\n  - type: banner\n    titel: Water\n';

function start(text = home, extensions = noExtensions) {
  const site = makeSite({ [file]: text });
  const live = { site: { ...site, extensions }, wrote: () => {} };
  const review = { summaries: () => [], usersOf: () => [] };
  const studio = { live, review, seen: new SeenTexts() } as unknown as StudioContext;
  const endpoints = checkingEndpoints(studio);
  const ask = (name: string, body = {}) =>
    endpoints[name]?.({ body } as unknown as EndpointRequest);
  const place = path.join(site.root, file);
  return {
    problems: async () => (await ask('GET /problems')) as SiteProblems,
    fix: (body: object) => ask('POST /fix', body),
    read: () => readFileSync(place, 'utf8'),
    write: (text: string) => writeFileSync(place, text),
  };
}

const errors = ({ problems }: SiteProblems) =>
  problems.filter(({ severity }) => severity === 'error');

test('a problem has its path, its page and its fix; the fix is applied once', async () => {
  const { problems, fix, read, write } = start();
  const found = await problems();
  const [first] = errors(found);
  expect(first).toMatchObject({ file, line: 5, path: ['blocks', 0, 'titel'], page: '/' });
  const body = { file, digest: found.digests[file], edits: first?.edits };
  await fix(body);
  expect(read()).toBe(home.replace('titel', 'title'));
  expect(errors(await problems())).toEqual([]);
  await expect(fix(body)).rejects.toMatchObject({ status: 409 });
  write(home);
  expect(errors(await problems())).toHaveLength(1);
});

test('a fix that fits nothing, or leaves a file that cannot be read, is refused', async () => {
  const { problems, fix, read } = start();
  const digest = (await problems()).digests[file];
  await expect(fix({ file, digest, edits: [] })).rejects.toMatchObject({ status: 400 });
  const beyond = [{ start: 900, end: 901, text: '' }];
  await expect(fix({ file, digest, edits: beyond })).rejects.toMatchObject({ status: 400 });
  const broken = [{ start: 0, end: 0, text: '[' }];
  await expect(fix({ file, digest, edits: broken })).rejects.toMatchObject({ status: 422 });
  expect(read()).toBe(home);
});

test('what the configuration adds to the site is known', async () => {
  const text = home.replace('titel: Water', "title: '{{ page.title | shout }}'");
  const filters = { shout: (words: unknown) => `${words}!` };
  const { problems } = start(text, { ...noExtensions, filters });
  expect(errors(await problems())).toEqual([]);
});
