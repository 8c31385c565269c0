/** Requests that /_edit/api refuses, by sender and by content. */
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { file, home, setTitle } from './studio-api-site.ts';
import { at, digestOf, get, post, read, running } from './studio-server.ts';

describe('a request without permission', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['no origin', { origin: '' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
    ['another page by fetch', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('is refused: %s', async (_who, headers, status) => {
    expect(await raw('POST', '/changes', JSON.stringify(setTitle('x')), headers)).toBe(status);
    expect(read(file)).toBe(home);
  });

  test.each(['http', 'https'])('is admitted from its own page at %s', async (scheme) => {
    const { host } = new URL(running.origin);
    const headers = { origin: `${scheme}://${host}` };
    expect(await raw('POST', '/changes', JSON.stringify(setTitle('x')), headers)).toBe(200);
  });

  test('is refused under another name of this computer', async () => {
    expect(await raw('GET', '/page?route=/', '', { host: 'evil.example' })).toBe(403);
    const { port } = new URL(running.origin);
    expect(await raw('GET', '/page?route=/', '', { host: `evil.example:${port}` })).toBe(403);
    expect(await raw('GET', '/page?route=/', '', { host: `127.0.0.1:${port}`, origin: '' })).toBe(
      200,
    );
    expect(await raw('GET', '/page?route=/', '', { host: `localhost.evil:${port}` })).toBe(403);
  });

  test.each([
    '../outside.yaml',
    'pages/../../outside.yaml',
    '/etc/passwd',
    'pages/..%2fx.yaml',
    'pages\\index.yaml',
    'pages/a\u0000.yaml',
    'pages/./index.yaml',
    'package.json',
    'pages/_icons/a.svg',
    'blocks/x/example.yaml',
    `pages/${'a/'.repeat(300)}a.yaml`,
    '',
  ])('may not change %j', async (name) => {
    const change = { file: name, path: ['title'], op: 'set', value: 'x' };
    const { status, body } = await post('/changes', { changes: [change] });
    expect([400, 404, 422]).toContain(status);
    expect(body.error).toMatch(/\.$/);
  });

  beforeAll(() => {
    for (const folder of ['pages', 'public']) {
      mkdirSync(at(`${folder}/folder.yaml`), { recursive: true });
      for (const name of ['loop', 'loop.yaml']) symlinkSync(name, at(`${folder}/${name}`));
    }
  });

  test('that is aborted half-way blocks no other', async () => {
    const { port, host } = new URL(running.origin);
    const socket = connect(Number(port), 'localhost');
    const length = 'content-type: application/json\r\ncontent-length: 99';
    const lines = [`host: ${host}`, `origin: ${running.origin}`, length, '', '{'].join('\r\n');
    socket.write(`POST /_edit/api/changes HTTP/1.1\r\n${lines}`);
    expect((await post('/changes', setTitle('Welcome'))).status).toBe(200);
    socket.destroy();
    expect((await post('/changes', setTitle('Welcome'))).status).toBe(200);
  });

  test('may not write half a character', async () => {
    const made = { file: 'pages/a\ud800.yaml', digest: null, kept: null };
    expect((await post('/undo', { files: [made] })).status).toBe(422);
    const before = read(file);
    const text = { file, text: 'title: \ud800\n', digest: digestOf(file) };
    expect((await post('/file', text, {}, 'PUT')).status).toBe(422);
    expect(read(file)).toBe(before);
  });

  test('may not go where a link leads out of the site', async () => {
    symlinkSync('/etc', at('pages/etc'));
    writeFileSync(at('outside.yaml'), 'title: x\n');
    const { status, body } = await post('/changes', {
      changes: [{ file: 'pages/etc/hosts.yaml', path: ['a'], op: 'set', value: 1 }],
    });
    expect(status).toBe(422);
    expect(body.error).toContain('leads out of the site');
    expect(existsSync('/etc/hosts.yaml')).toBe(false);
  });

  test.each([
    ['a link in a circle', 'loop.yaml'],
    ['a folder that is a link in a circle', 'loop/a.yaml'],
    ['a folder', 'folder.yaml'],
    ['a file below a file', 'index.yaml/a.yaml'],
    ['a name longer than names can be', `${'a'.repeat(300)}.yaml`],
  ])('is told in words why nothing can be done with %s', async (_what, name) => {
    const change = { file: `pages/${name}`, path: ['title'], op: 'set', value: 'x' };
    const inAddress = encodeURIComponent(name);
    const answers = [
      await post('/changes', { changes: [change] }),
      await post('/file', { file: change.file, text: 'title: x\n', digest: 'x' }, {}, 'PUT'),
      await post('/undo', { files: [{ file: change.file, digest: null, kept: null }] }),
      await post('/undo', { files: [{ file: `public/${name}`, digest: null, kept: null }] }),
      await post('/pages/new', { route: '/team', from: change.file }),
      await post('/pages/delete', { file: change.file, digest: 'x' }),
      await post('/pictures/delete', { path: `/${name}` }),
      await post(
        `/pictures?name=a.svg&folder=/${inAddress}`,
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ),
      await get(`/file?file=pages/${inAddress}`),
      await get(`/pictures/uses?path=/${inAddress}`),
      await get(`/versions?file=pages/${inAddress}`),
      await post('/restore', { file: change.file, commit: 'abcdef1' }),
      await post('/discard', { file: change.file }),
      await post('/fix', {
        file: change.file,
        digest: 'x',
        edits: [{ start: 0, end: 0, text: '' }],
      }),
      await post('/fragments/copy', { file: change.file, path: ['blocks', 0] }),
    ];
    for (const { status, body } of answers) {
      expect([200, 400, 404, 409, 422]).toContain(status);
      if (status !== 200) expect(body.error).toMatch(/^(?!E[A-Z]+:).*\.$/);
    }
  });

  test.each([
    ['no JSON', '{"changes":', 400],
    ['a list', '[]', 400],
    ['nothing', '', 400],
    ['no changes', '{}', 400],
    ['an unknown operation', { changes: [{ file, path: ['title'], op: 'burn' }] }, 400],
    ['a path that is none', { changes: [{ file, path: 'title', op: 'remove' }] }, 400],
    ['a negative index', { changes: [{ file, path: ['blocks', -1], op: 'remove' }] }, 400],
    ['a name that spoils objects', setTitle('x', ['__proto__', 'a']), 400],
    [
      'such a name within',
      '{"changes":[{"file":"pages/index.yaml","path":["a"],"op":"set","value":{"__proto__":1}}]}',
      400,
    ],
    ['no value', { changes: [{ file, path: ['title'], op: 'set' }] }, 400],
    [
      'a deep value',
      `{"changes":[{"file":"${file}","path":["a"],"op":"set","value":${'['.repeat(5000)}${']'.repeat(5000)}}]}`,
      400,
    ],
    ['a deep path', setTitle('x', Array(1000).fill('a')), 400],
    ['much', 'x'.repeat(5 * 1024 * 1024), 413],
    ['digests that are none', { ...setTitle('x'), digests: [1] }, 400],
  ])('gets a sentence for %s', async (_what, body, status) => {
    const answer = await post('/changes', body);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(/^[A-Zcd].*\.$/);
    expect(read(file)).toBe(home);
    expect((await get('/page?route=/')).status).toBe(200);
  });
});

/** Sends a request with headers that fetch does not allow. */
function raw(method: string, address: string, body: string, headers: { [name: string]: string }) {
  const { port, hostname, origin } = new URL(running.origin);
  return new Promise<number>((resolve, reject) => {
    const given = {
      'content-type': 'application/json',
      origin,
      host: `${hostname}:${port}`,
      ...headers,
    };
    const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
    const request = httpRequest(
      { port, hostname, method, path: `/_edit/api${address}`, headers: sent },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject).end(body);
  });
}
