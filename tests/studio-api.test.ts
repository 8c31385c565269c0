/** Pages and files at /_edit/api, as scripts and Studio request them. */
import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { file, home } from './studio-api-site.ts';
import { at, digestOf, get, post, read, running } from './studio-server.ts';

describe('a page', () => {
  test('says its blocks and where each is written', async () => {
    const { status, body } = await get('/page?route=/');
    expect(status).toBe(200);
    expect(body).toMatchObject({ file, digest: digestOf(file), problems: [] });
    expect(body.blocks).toMatchObject([
      {
        path: ['blocks', 0],
        type: 'banner',
        title: 'Welcome',
        source: { file, path: ['blocks', 0] },
      },
      {
        path: ['blocks', 1],
        type: 'text',
        title: 'Call us',
        source: { file: 'pages/_fragments/call.yaml', path: [0] },
        usedBy: { file, path: ['blocks', 1] },
      },
      {
        type: 'columns',
        blocks: [
          { path: ['blocks', 2, 'columns', 0, 'blocks', 0], title: 'Left.' },
          { path: ['blocks', 2, 'columns', 1, 'blocks', 0], title: 'Right.' },
        ],
      },
    ]);
    expect(body.digests['pages/_fragments/call.yaml']).toBe(digestOf('pages/_fragments/call.yaml'));
  });

  test('that is not there is reported', async () => {
    expect(await get('/page?route=/nowhere')).toMatchObject({ status: 404 });
    expect(await get('/page')).toMatchObject({ status: 400 });
    expect(await get('/nothing')).toMatchObject({ status: 404 });
  });

  test('with a mistake says what it is, and its blocks all the same', async () => {
    writeFileSync(at(file), home.replace('title: Welcome', 'titel: Welcome'));
    const { body } = await get('/page?route=/');
    expect(body.blocks[0]).toMatchObject({ type: 'banner' });
    expect(body.problems[0]).toMatchObject({ severity: 'error', file, line: 6 });
    writeFileSync(at(file), 'title: [\n');
    const broken = await get('/page?route=/');
    expect(broken).toMatchObject({ status: 200, body: { file, blocks: [] } });
    expect(broken.body.problems).not.toEqual([]);
  });
});

describe('pages', () => {
  test('are listed, made, renamed and deleted, each step taken back byte for byte', async () => {
    const { body: list } = await get('/pages');
    expect(list.pages).toMatchObject([
      { route: '/', file, title: 'Home', isDraft: false },
      { route: '/about', file: 'pages/about.yaml', title: 'About' },
    ]);
    const made = await post('/pages/new', { route: '/team', title: 'Team: all', from: file });
    expect(made).toMatchObject({ status: 200, body: { route: '/team', file: 'pages/team.yaml' } });
    expect(read('pages/team.yaml')).toBe(home.replace('Home', '"Team: all"'));
    expect((await get('/page?route=/team')).status).toBe(200);
    expect((await post('/pages/new', { route: '/team' })).status).toBe(422);
    expect((await post('/pages/new', { route: '/../x' })).status).toBe(422);

    const link = [{ label: 'Team', to: '/team' }];
    const path = ['blocks', 0, 'buttons'];
    await post('/changes', { changes: [{ file, path, op: 'set', value: link }] });
    const linked = read(file);
    expect((await get('/pages/links?route=/team')).body.links).toMatchObject([
      { file, to: '/team' },
    ]);
    const renamed = await post('/pages/rename', { from: '/team', to: '/people/all' });
    expect(renamed.status).toBe(200);
    expect(existsSync(at('pages/team.yaml'))).toBe(false);
    expect(read(file)).toBe(linked.replace('to: /team', 'to: /people/all'));
    expect((await post('/undo', { undo: renamed.body.undo })).status).toBe(200);
    expect(read(file)).toBe(linked);
    expect(existsSync(at('pages/people/all.yaml'))).toBe(false);

    const team = { file: 'pages/team.yaml', digest: digestOf('pages/team.yaml') };
    const deleted = await post('/pages/delete', team);
    expect(existsSync(at('pages/team.yaml'))).toBe(false);
    await post('/undo', { undo: deleted.body.undo });
    expect(digestOf('pages/team.yaml')).toBe(team.digest);
    await post('/undo', { undo: made.body.undo });
    expect(existsSync(at('pages/team.yaml'))).toBe(false);
    expect((await post('/pages/delete', { file: 'pages/_site.yaml' })).status).toBe(422);
  });
});

test('a new page is described in the words that were given, or by its title', async () => {
  const words = { route: '/prices', title: 'Prices', description: 'What: a visit costs.' };
  const made = await post('/pages/new', words);
  expect(read('pages/prices.yaml')).toContain(
    'title: Prices\ndescription: "What: a visit costs."\n',
  );
  await post('/undo', { undo: made.body.undo });
  const untold = await post('/pages/new', { route: '/prices', title: 'Prices' });
  expect(read('pages/prices.yaml')).toContain('title: Prices\ndescription: Prices\n');
  await post('/undo', { undo: untold.body.undo });
});

describe('a whole file', () => {
  test('is read and written, unless it is newer', async () => {
    const { body } = await get(`/file?file=${file}`);
    expect(body).toMatchObject({ file, text: home, digest: digestOf(file), problems: [] });
    const put = (text: string, digest: string) =>
      fetch(`${running.origin}/_edit/api/file`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin: running.origin },
        body: JSON.stringify({ file, text, digest }),
      });
    const answer = await put('title: [\n', body.digest);
    expect(answer.status).toBe(200);
    expect((await answer.json()).problems).toMatchObject([{ severity: 'error', file }]);
    expect(read(file)).toBe('title: [\n');
    expect((await put(home, body.digest)).status).toBe(409);
    expect((await put(home, digestOf(file))).status).toBe(200);
    expect((await get('/file?file=../x.yaml')).status).toBe(422);
  });

  test('is refused for the worse, where that is asked for', async () => {
    const put = (text: string) =>
      post('/file', { file, text, digest: digestOf(file), onlyIfSound: true }, {}, 'PUT');
    const unknown = await put(home.replace('title: Welcome', 'titel: Welcome'));
    expect(unknown).toMatchObject({ status: 422, body: { problems: [{ file, line: 6 }] } });
    expect((await put('title: [\n')).status).toBe(422);
    expect(read(file)).toBe(home);
    // A file with many mistakes must not become unreadable either.
    writeFileSync(at(file), home.replaceAll('body:', 'bdy:').replace('Welcome', '3\n    x: 1'));
    expect((await put(`${read(file)}[`)).status).toBe(422);
    expect((await put(home)).status).toBe(200);
    expect(read(file)).toBe(home);
  });
});
