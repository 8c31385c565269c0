/** What a server of enquiries stores and answers, and what it does when it cannot. */
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  application,
  closeServer,
  data,
  files,
  folder,
  good,
  openServer,
  origin,
  post,
  postJson,
  server,
  start,
  stored,
} from '../../tests/enquiry-server.ts';

beforeEach(openServer);
afterEach(() => {
  vi.restoreAllMocks();
  return closeServer();
});

describe('JSON', () => {
  test('is stored and answered with the form’s own message', async () => {
    const answer = await postJson('/api/ask', { ...good, type: 'two', message: 'Hello\nthere' });
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'Second.' }]);
    expect(await stored()).toMatchObject([
      {
        form: '/api/ask',
        status: 'new',
        fields: { ...good, type: 'two', message: 'Hello\nthere' },
      },
    ]);
  });

  test.each<[string, unknown, string]>([
    ['nothing', {}, 'Name is missing. E-mail is missing.'],
    ['no address', { ...good, email: 'nobody' }, 'E-mail is not a complete e-mail address.'],
    ['an unknown choice', { ...good, type: 'three' }, 'type is none of the choices.'],
    ['an object for a text', { ...good, name: { $ne: '' } }, 'Name has to be text.'],
    ['a list', [good], 'The form is empty.'],
    ['null', null, 'The form is empty.'],
  ])('with %s is refused', async (_, body, message) => {
    const answer = await postJson('/api/ask', body);
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      expect.stringContaining(message === 'The form is empty.' ? 'The form' : message),
    ]);
    expect(await stored()).toEqual([]);
  });

  test('keeps only what the form asks for, without what no text holds', async () => {
    const body =
      '{"name":"A\\u0000\\ud800\\nB","email":" a@b ","isAdmin":true,"constructor":1,"phone":5}';
    expect((await post('/api/ask', body, { 'content-type': 'application/json' })).status).toBe(200);
    expect((await stored())[0]?.fields).toEqual({ name: 'A\ufffdB', email: 'a@b' });
  });

  test.each<[string, string, string, number]>([
    ['what is no JSON', '{"name"', 'application/json', 400],
    ['a prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['too much', JSON.stringify({ message: 'x'.repeat(2 ** 20) }), 'application/json', 413],
    ['plain text', JSON.stringify(good), 'text/plain', 415],
    ['another kind', '<name/>', 'application/xml', 415],
  ])('%s is answered in words', async (_, body, type, status) => {
    const answer = await post('/api/ask', body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(Object.keys(await answer.json())).toEqual(['message']);
  });

  test('at a path that no form has is not found', async () => {
    const answer = await postJson('/api/other', good);
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found.' }]);
  });
});

describe('a key', () => {
  test('makes a repeat the same enquiry, also when both arrive at once', async () => {
    const headers = { 'idempotency-key': 'abc' };
    const answers = await Promise.all([1, 2, 3].map(() => postJson('/api/ask', good, headers)));
    answers.push(await postJson('/api/ask', good, headers));
    for (const answer of answers) expect(await answer.json()).toEqual({ message: 'First.' });
    expect(await stored()).toHaveLength(1);
  });

  test('loses nothing when other words come with it', async () => {
    await postJson('/api/ask', good, { 'idempotency-key': 'abc' });
    await postJson('/api/ask', { ...good, message: 'More' }, { 'idempotency-key': 'abc' });
    expect(await stored()).toHaveLength(2);
  });

  test('keeps a file once', async () => {
    const headers = { 'idempotency-key': 'abc' };
    await post('/api/apply', application('%PDF-1.7', 'cv.pdf'), headers);
    await post('/api/apply', application('%PDF-1.7', 'cv.pdf'), headers);
    expect(files()).toHaveLength(1);
  });
});

describe('what looks like spam', () => {
  test.each<[string, object, Record<string, string>]>([
    ['a filled honeypot', { website: 'http://x' }, {}],
    ['a form filled in at once', {}, { 'x-form-elapsed': '12' }],
    [
      'a page of another site',
      {},
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
  ])('%s is kept apart, and answered as ever', async (_, more, headers) => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/ask',
      payload: { ...good, ...more },
      headers,
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'First.' }]);
    expect(await stored()).toMatchObject([{ status: 'quarantined', fields: good }]);
  });

  test('many from one address are kept apart', async () => {
    for (let count = 0; count < 21; count++)
      expect((await postJson('/api/ask', good)).status).toBe(200);
    const all = await stored();
    expect(all.map(({ status }) => status)).toEqual([...Array(20).fill('new'), 'quarantined']);
  });

  test('a flood from one address has to wait', async () => {
    const send = () =>
      server.inject({ method: 'POST', url: '/api/ask', payload: {}, remoteAddress: '192.0.2.1' });
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let count = 0; count < 301; count++) answers.push(await send());
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('pages of other sites', () => {
  test('cannot read the answer unless they are named', async () => {
    const answer = await postJson('/api/ask', good, { origin: 'https://other.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('can when they are', async () => {
    await server.close();
    await start(['https://pages.example']);
    const headers = { origin: 'https://pages.example', 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${origin}/api/ask`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://pages.example');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
    const answer = await postJson('/api/ask', good, { origin: 'https://pages.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://pages.example');
  });
});

describe('a store that does not store', () => {
  test('is a 503 while another process holds it, and the words are kept', async () => {
    await postJson('/api/ask', good);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const other = new Database(path.join(data, 'enquiries.db'));
    other.exec('begin immediate');
    const headers = { accept: 'text/html' };
    const sent = new URLSearchParams({ ...good, name: 'Bilal' });
    const [json, page, still] = await Promise.all([
      postJson('/api/ask', good),
      post('/api/ask', sent, headers),
      fetch(`${origin}/`).then(() => performance.now()),
    ]);
    expect(still).toBeLessThan(performance.now() - 1000);
    expect([json.status, json.headers.get('retry-after')]).toEqual([503, '30']);
    expect([page.status, await page.text()]).toEqual([
      503,
      expect.stringContaining('value="Bilal"'),
    ]);
    other.exec('rollback');
    other.close();
    expect((await postJson('/api/ask', good)).status).toBe(200);
    expect(await stored()).toHaveLength(2);
    expect(said.mock.calls.flat().join()).not.toMatch(/Aisha|Bilal/);
  });

  test('waits for one that is held for a moment', async () => {
    await postJson('/api/ask', good);
    const other = new Database(path.join(data, 'enquiries.db'));
    other.exec('begin immediate');
    setTimeout(() => other.exec('commit'), 300);
    expect((await postJson('/api/ask', good)).status).toBe(200);
    other.close();
  });

  test('does not keep pages from being served', async () => {
    await server.close();
    vi.spyOn(console, 'error').mockReturnValue();
    rmSync(data, { recursive: true, force: true });
    writeFileSync(data, 'no folder');
    writeFileSync(path.join(folder, 'dist/index.html'), 'home');
    await start();
    expect(await (await fetch(origin)).text()).toBe('home');
    const answer = await post('/api/apply', application('%PDF-', 'cv.pdf', { name: 'Bilal' }), {
      accept: 'text/html',
    });
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('value="Bilal"'),
    ]);
    rmSync(data);
    await vi.waitFor(async () => expect((await postJson('/api/ask', good)).status).toBe(200), 3000);
  });
});

test('hundreds at once are all stored', async () => {
  const send = (_: unknown, index: number) => postJson('/api/ask', { ...good, name: `N${index}` });
  const answers = await Promise.all(Array.from({ length: 200 }, send));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set((await stored()).map(({ fields }) => fields.name)).size).toBe(200);
}, 20_000);

test('a body in broken chunks is the client’s mistake, and no line of the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  for (const body of ['ZZZ\r\n', '5\r\n{"nam\r\nZZZZ\r\n']) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(
      `POST /api/apply HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
    );
    await once(socket.resume(), 'close');
  }
  await postJson('/api/ask', good);
  expect(log).not.toHaveBeenCalled();
});
