/** What scripts and Studio ask of the dev server at /_edit/api. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { type Running, SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const home = `title: Home   # what the tab says
description: "The first page."
blocks:
  # The banner
  - type: banner
    title: Welcome

  - type: fragment
    name: call
  - type: columns
    columns:
      - blocks:
          - type: text
            body: Left.
      - blocks:
          - type: text
            body: "> **Right**."
`;
const fragment = '- type: text\n  heading: Call us\n  body: We answer.\n';

let site: SmallSite;
let running: Running;

const at = (file: string) => path.join(site.root, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const digestOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(at(file)))
    .digest('hex');

beforeAll(async () => {
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
    'pages/index.yaml': home,
    'pages/_fragments/call.yaml': fragment,
    'pages/about.yaml':
      'title: About\ndescription: About the firm.\nblocks:\n  - type: banner\n    title: About\n',
  });
  running = await site.serve('dev', '--port', String(await freePort()));
});

beforeEach(() => {
  writeFileSync(at('pages/index.yaml'), home);
  writeFileSync(at('pages/_fragments/call.yaml'), fragment);
});

afterAll(async () => {
  running.process.kill('SIGINT');
  const { code, stderr } = await running.ended;
  expect(code).toBe(0);
  // No answer was a mistake of Studio's own.
  expect(stderr).not.toContain('Studio could not answer');
  site.remove();
});

// biome-ignore lint/suspicious/noExplicitAny: answers are what is tested
type Answer = { status: number; body: any };

async function get(address: string): Promise<Answer> {
  const response = await fetch(`${running.origin}/_edit/api${address}`);
  return { status: response.status, body: await response.json() };
}

async function post(
  address: string,
  body: unknown,
  headers = {},
  method = 'POST',
): Promise<Answer> {
  const response = await fetch(`${running.origin}/_edit/api${address}`, {
    method,
    headers: { 'content-type': 'application/json', origin: running.origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const file = 'pages/index.yaml';
const setTitle = (value: unknown, path: unknown = ['blocks', 0, 'title']) => ({
  changes: [{ file, path, op: 'set', value }],
});

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

describe('changes', () => {
  test('change their line alone, and are taken back and made again byte for byte', async () => {
    const digests = { [file]: digestOf(file) };
    const { status, body } = await post('/changes', { ...setTitle('Hello: you'), digests });
    expect(status).toBe(200);
    const after = home.replace('title: Welcome', 'title: "Hello: you"');
    expect(read(file)).toBe(after);
    expect(body.files[file].digest).toBe(digestOf(file));
    expect(body.files[file].diff).toContain('-    title: Welcome\n+    title: "Hello: you"\n');
    expect(body.problems).toEqual([]);
    const undone = await post('/undo', { undo: body.undo });
    expect(undone.status).toBe(200);
    expect(read(file)).toBe(home);
    await post('/undo', { undo: undone.body.undo });
    expect(read(file)).toBe(after);
  });

  test('in place of an earlier one are made to what was there before it, and taken back with it', async () => {
    const [first, second] = ['Welcome to ', 'Welcome to us'].map((value) => setTitle(value));
    const { body: typed } = await post('/changes', first);
    expect(read(file)).toContain('title: "Welcome to "\n');
    const { body } = await post('/changes', { ...second, replaces: typed.undo });
    const after = home.replace('title: Welcome', 'title: Welcome to us');
    expect([body.hasReplaced, read(file)]).toEqual([true, after]);
    expect(body.files[file].diff).toContain(
      '-    title: "Welcome to "\n+    title: Welcome to us\n',
    );
    const { body: undone } = await post('/undo', { undo: body.undo });
    expect(read(file)).toBe(home);
    await post('/undo', { undo: undone.undo });
    expect(read(file)).toBe(after);
    const { body: back } = await post('/changes', { ...setTitle('Welcome'), replaces: body.undo });
    expect([back.undo.files, read(file)]).toEqual([[], home]);
  });

  test('in place of one whose file has changed since are changes of their own', async () => {
    const { body: typed } = await post('/changes', setTitle('Mine'));
    writeFileSync(at(file), `# newer\n${read(file)}`);
    const { body } = await post('/changes', { ...setTitle('Mine too'), replaces: typed.undo });
    expect(body.hasReplaced).toBeUndefined();
    await post('/undo', { undo: body.undo });
    expect(read(file)).toBe(`# newer\n${home.replace('Welcome', 'Mine')}`);
    const { status } = await post('/changes', { ...setTitle('Mine'), replaces: { files: [] } });
    expect(status).toBe(400);
  });

  test('of several files are made together, or not at all', async () => {
    const call = 'pages/_fragments/call.yaml';
    const changes = [
      {
        file,
        path: ['blocks', 2, 'columns', 0, 'blocks', 0],
        op: 'move',
        to: { file: call, path: [1] },
      },
      { file: call, path: [0, 'heading'], op: 'set', value: 'Ring us' },
    ];
    const { status, body } = await post('/changes', { changes });
    expect(status).toBe(200);
    expect(read(call)).toBe(`${fragment.replace('Call', 'Ring')}- type: text\n  body: Left.\n`);
    expect(read(file)).toContain('      - blocks: []\n');
    await post('/undo', { undo: body.undo });
    expect([read(file), read(call)]).toEqual([home, fragment]);
    const bad = await post('/changes', {
      changes: [changes[1], { file, path: ['blocks', 9], op: 'remove' }],
    });
    expect(bad).toMatchObject({ status: 422, body: { error: 'There is nothing at blocks.9.' } });
    expect([read(file), read(call)]).toEqual([home, fragment]);
  });

  test('for the worse are refused with what would be wrong', async () => {
    const { status, body } = await post('/changes', setTitle(['no', 'text']));
    expect(status).toBe(422);
    expect(body.problems).toMatchObject([{ severity: 'error', file, line: 7 }]);
    expect(body.error).not.toMatch(/schema|must be/);
    const link = {
      file,
      path: ['blocks', 0, 'buttons'],
      op: 'set',
      value: [{ label: 'Go', to: '/nowhere' }],
    };
    expect(await post('/changes', { changes: [link] })).toMatchObject({
      status: 422,
      body: { problems: [{ name: 'broken-link' }] },
    });
    expect(read(file)).toBe(home);
  });

  test('that make a file larger than any that is read are refused, whichever way they come', async () => {
    const change = await post('/changes', setTitle('x'.repeat(3_000_000), ['description']));
    const text = `${home}# ${'x'.repeat(1024 * 1024)}\n`;
    const whole = { file, text, digest: digestOf(file) };
    const answers = [
      change,
      await post('/file', whole, {}, 'PUT'),
      await post('/pages/new', { route: '/long', title: 'x'.repeat(2_000_000) }),
      await post('/undo', { files: [{ file: 'pages/long.yaml', digest: null, text }] }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body.error).toMatch(/^pages\/\w+\.yaml would be larger than 1 MB, the most/);
    }
    expect([read(file), existsSync(at('pages/long.yaml'))]).toEqual([home, false]);
  });

  test('of a page with a mistake are made, as long as they make no other', async () => {
    const bad = home.replace('title: Welcome', 'titel: Welcome');
    writeFileSync(at(file), bad);
    expect((await post('/changes', setTitle('Start', ['title']))).status).toBe(200);
    expect(read(file)).toBe(bad.replace('Home', 'Start'));
  });

  test('of a file that is newer are made where their place is still there', async () => {
    const { body: page } = await get('/page?route=/');
    const digests = { [file]: page.digest };
    const newer = home.replace(
      '  # The banner\n',
      '  - type: text\n    body: Put in meanwhile.\n  # The banner\n',
    );
    writeFileSync(at(file), newer);
    expect((await post('/changes', { ...setTitle('Mine'), digests })).status).toBe(200);
    expect(read(file)).toBe(newer.replace('title: Welcome', 'title: Mine'));
    writeFileSync(at(file), home.replace('Welcome', 'Theirs'));
    const refused = await post('/changes', { ...setTitle('Mine'), digests });
    expect(refused.status).toBe(409);
    expect(refused.body.digests).toEqual({ [file]: digestOf(file) });
    expect(refused.body.files[file].text).toBe(read(file));
    expect(read(file)).toContain('Theirs');
  });

  test('are taken back in a file that is newer elsewhere, and not where it was changed there', async () => {
    const { body } = await post('/changes', setTitle('Mine'));
    writeFileSync(at(file), `# newer\n${read(file)}`);
    const { status } = await post('/undo', { undo: body.undo });
    expect(status).toBe(200);
    expect(read(file)).toBe(`# newer\n${home}`);
    writeFileSync(at(file), home.replace('Welcome', 'Theirs'));
    expect((await post('/undo', { undo: body.undo })).status).toBe(409);
  });

  test('in a rush are made one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post('/changes', {
          changes: [
            {
              file,
              path: ['blocks', '-'],
              op: 'insert',
              value: { type: 'text', body: `No. ${index}` },
            },
          ],
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    for (let index = 0; index < 12; index++) expect(read(file)).toContain(`body: No. ${index}\n`);
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
    // Nor may a file with many mistakes become one that cannot be read at all.
    writeFileSync(at(file), home.replaceAll('body:', 'bdy:').replace('Welcome', '3\n    x: 1'));
    expect((await put(`${read(file)}[`)).status).toBe(422);
    expect((await put(home)).status).toBe(200);
    expect(read(file)).toBe(home);
  });
});

describe('whoever has no business here', () => {
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

  test('who leaves in the middle of a request holds nobody up', async () => {
    const { port, host } = new URL(running.origin);
    const socket = connect(Number(port), 'localhost');
    const length = 'content-type: application/json\r\ncontent-length: 99';
    const lines = [`host: ${host}`, `origin: ${running.origin}`, length, '', '{'].join('\r\n');
    socket.write(`POST /_edit/api/changes HTTP/1.1\r\n${lines}`);
    expect((await post('/changes', setTitle('Welcome'))).status).toBe(200);
    socket.destroy();
    expect((await post('/changes', setTitle('Welcome'))).status).toBe(200);
  });

  test.each([
    { file: 'pages/a\ud800.yaml', text: 'title: x\n' },
    { file: 'pages/a.yaml', text: 'title: \ud800\n' },
  ])('may not write half a character: %j', async (made) => {
    expect((await post('/undo', { files: [{ ...made, digest: null }] })).status).toBe(422);
    expect(existsSync(at('pages/a.yaml'))).toBe(false);
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
      await post('/undo', { files: [{ file: change.file, digest: null, text: 'title: x\n' }] }),
      await post('/undo', { files: [{ file: change.file, digest: null, edits: [] }] }),
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

/** Asks with headers that fetch does not let one set. */
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
