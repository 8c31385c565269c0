/** The examples in Studio's picker: each block can be added to a page of any site. */
import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { openSite } from '../src/content/open-site.ts';
import { blockLibrary } from '../src/studio/server/block-library.ts';
import { SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

const site = new SmallSite({
  'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
  'pages/index.yaml':
    'title: Home\ndescription: The first page.\nblocks:\n  - type: banner\n    title: Home\n',
  'public/images/hall.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
});
afterAll(() => site.remove());

test('the example of each block is right on a site that has hardly anything', async () => {
  const open = openSite(site.root, { engineRoot: projectRoot });
  const library = blockLibrary(open, new Set(['/']));
  expect(library.length).toBeGreaterThan(30);
  const missing = library.filter(({ example }) => !example).map(({ type }) => type);
  expect(missing).toEqual(['section-nav', 'video-modal', 'video-player']);
  for (const { type, example } of library) {
    const page = { title: type, description: `A page with ${type}.`, blocks: [example] };
    if (example) site.write(`pages/${type}.yaml`, stringify(page));
  }
  const { stdout } = await site.run('validate', '--format', 'json');
  const { problems } = JSON.parse(stdout);
  const errors = problems.filter((one: { severity: string }) => one.severity === 'error');
  expect(
    errors.map((one: { file: string; message: string }) => `${one.file}: ${one.message}`),
  ).toEqual([]);
}, 60_000);

test('a film of any kind stands in for that of an example', () => {
  site.write('public/films/day.mp4', 'A film.');
  const open = openSite(site.root, { engineRoot: projectRoot });
  const player = blockLibrary(open, new Set(['/'])).find(({ type }) => type === 'video-player');
  expect(player?.example?.video).toEqual({
    src: '/films/day.mp4',
    poster: '/images/hall.svg',
    label: expect.any(String),
    width: expect.any(Number),
    height: expect.any(Number),
  });
  site.delete('public/films');
});
