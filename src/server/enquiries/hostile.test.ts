/** What no browser sends: payloads and files made to break something, and clients that never come to an end. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFormSite } from '../../../tests/form-site.ts';
import { docx } from '../../../tests/office-file.ts';
import { createServer } from '../create-server.ts';
import { EnquiryStore } from './enquiry-store.ts';

vi.setConfig({ testTimeout: 30_000 });

const form = {
  path: '/api/apply',
  name: 'apply',
  messages: { success: 'It has arrived.', failure: 'Sorry.' },
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'cv', label: 'CV', type: 'file' as const, accept: '.pdf,.doc,.docx' },
  ],
};

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
const data = path.join(folder, '.data');
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  const dist = makeFormSite(folder, [{ route: '/', forms: [form] }]);
  server = await createServer(dist, { data });
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
beforeEach(() => inStore((store) => store.purge(new Date(Date.now() + 1000))));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function inStore<Result>(action: (store: EnquiryStore) => Promise<Result>): Promise<Result> {
  const store = await EnquiryStore.open({ folder: data });
  return action(store).finally(() => store.close());
}
const stored = () => inStore((store) => store.list());
const files = () => readdirSync(path.join(data, 'files'));

const post = (payload: string | Buffer, type = 'application/json') =>
  server.inject({ method: 'POST', url: '/api/apply', payload, headers: { 'content-type': type } });

describe('a payload', () => {
  const deep = (depth: number) => `{"name":"Ada","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  test.each<[string, string | Buffer, number]>([
    ['a hundred thousand lists in one another', deep(100_000), 200],
    [
      'a hundred thousand objects',
      `{"name":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
      400,
    ],
    ['a prototype', '{"name":"Ada","__proto__":{"name":"x"}}', 400],
    ['a constructor', '{"name":"Ada","constructor":{"prototype":{"x":1}}}', 400],
    ['a name of a method', '{"name":"Ada","toString":"x","hasOwnProperty":"y"}', 200],
    ['the same field twice', '{"name":"","name":"Ada"}', 200],
    ['a list for a text', '{"name":["Ada","Bo"]}', 400],
    ['a number beyond all numbers', '{"name":1e999}', 200],
    ['a text that is almost too much', JSON.stringify({ name: 'x'.repeat(2 ** 20 - 20) }), 200],
    ['a text that is too much', JSON.stringify({ name: 'x'.repeat(2 ** 20) }), 413],
    [
      'many fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [i, i]))),
      400,
    ],
    ['no UTF-8', Buffer.from('{"name":"A\xff\xfe\xc0\x80"}', 'latin1'), 200],
    ['a byte order mark', '\ufeff{"name":"Ada"}', 200],
    ['nothing', '', 400],
  ])('of %s is answered at once', async (_, payload, status) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.body.length).toBeLessThan(500);
    expect(await stored()).toHaveLength(status === 200 ? 1 : 0);
    expect(Object.prototype).not.toHaveProperty('x');
  });

  test.each([
    ['name=Ada&name=Bo', 200],
    ['__proto__=x&name=Ada', 200],
    ['name=%00%ff%zz', 200],
    [`${'a=b&'.repeat(100_000)}name=Ada`, 200],
    [`name=${'x'.repeat(2 ** 20)}`, 413],
  ])('as a browser without script sends it: %#', async (payload, status) => {
    expect((await post(payload, 'application/x-www-form-urlencoded')).statusCode).toBe(status);
  });

  test('made of chance is answered by what it is, and never by a failure of the server', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const types = fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=b',
      'multipart/form-data',
      'text/plain',
      'application/json; charset=utf-7',
      '',
    );
    const bodies = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc
        .string()
        .map(
          (text) =>
            `--b\r\nContent-Disposition: form-data; name="name"${text}\r\n\r\n${text}\r\n--b--`,
        ),
      fc
        .string()
        .map(
          (text) =>
            `--b\r\nContent-Disposition: form-data; name="cv"; filename="${text}"\r\n\r\n%PDF-${text}`,
        ),
    );
    await fc.assert(
      fc.asyncProperty(types, bodies, async (type, body) => {
        const { statusCode } = await post(body, type);
        expect([200, 400, 413, 415]).toContain(statusCode);
      }),
      { numRuns: 400, seed: 4 },
    );
    expect(said).not.toHaveBeenCalled();
    const known = (await stored()).flatMap((enquiry) => enquiry.files.map(({ id }) => id));
    expect(files().sort()).toEqual(known.sort());
  }, 30_000);
});

async function upload(
  name: string,
  content: Buffer,
  fields: Record<string, string> = { name: 'Ada' },
) {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set('cv', new Blob([new Uint8Array(content)]), name);
  return fetch(`http://127.0.0.1:${port}/api/apply`, { method: 'POST', body });
}

describe('a file', () => {
  const MEGABYTE = 1024 * 1024;
  const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(size - 5)]);

  test.each<[string, string, Buffer, number]>([
    ['of exactly 10 MB', 'cv.pdf', pdf(10 * MEGABYTE), 200],
    ['of one byte more', 'cv.pdf', pdf(10 * MEGABYTE + 1), 413],
    ['that is empty', 'cv.pdf', Buffer.alloc(0), 400],
    ['with a second extension', 'cv.pdf.exe', pdf(50), 400],
    ['with a second extension in front', 'cv.exe.pdf', pdf(50), 200],
    ['that only claims to be one', 'cv.docx', Buffer.from('PK but no archive'), 400],
    ['that is a PDF called .docx', 'cv.docx', pdf(50), 400],
    ['that is a text document called .pdf', 'cv.pdf', docx(), 400],
    ['that is a page', 'cv.pdf', Buffer.from('<html><script>alert(1)</script>'), 400],
    ['that is a picture with words in it', 'cv.docx', Buffer.from('GIF89a word/document.xml'), 400],
    ['without a name', ' ', pdf(50), 400],
    ['whose name holds a NUL', 'cv.pdf\u0000.exe', pdf(50), 400],
    ['whose name is a path', '../../../../tmp/cv.pdf', pdf(50), 200],
    ['whose name is endless', `${'x'.repeat(5_000)}.pdf`, pdf(50), 200],
  ])('%s', async (_, name, content, status) => {
    const answer = await upload(name, content);
    await answer.text();
    expect(answer.status).toBe(status);
    expect(files()).toHaveLength(status === 200 ? 1 : 0);
    for (const file of files()) expect(file).toMatch(/^[0-9a-f]{32}$/);
  });

  test('of 10 MB of signatures of ZIP keeps no other visitor waiting', async () => {
    const delayOf = async (name: string, content: Buffer, status: number) => {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const answers = await Promise.all([1, 2, 3].map(() => upload(name, content)));
      delay.disable();
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
      return delay.max;
    };
    const plain = await delayOf('cv.pdf', pdf(10 * MEGABYTE), 200);
    const signatures = Buffer.alloc(10 * MEGABYTE, Buffer.from('504b0304', 'hex'));
    expect(await delayOf('cv.docx', signatures, 400)).toBeLessThan(5 * plain);
  });

  test('that would be a gigabyte when it is unpacked stays packed', async () => {
    const bomb = docx(Buffer.alloc(200 * MEGABYTE));
    expect(bomb.length).toBeLessThan(MEGABYTE);
    const before = process.memoryUsage().rss;
    expect((await upload('cv.docx', bomb)).status).toBe(200);
    expect((await stored())[0]?.files[0]?.size).toBe(bomb.length);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEGABYTE);
  });

  test('in a hundred parts leaves one', async () => {
    const body = new FormData();
    body.set('name', 'Ada');
    for (let count = 0; count < 100; count++)
      body.append('cv', new Blob(['%PDF-']), `${count}.pdf`);
    const address = `http://127.0.0.1:${port}/api/apply`;
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
    expect(files()).toHaveLength(1);
  });
});

describe('a client that does not come to an end', () => {
  const open = (text: string): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
      socket.on('error', () => undefined);
    });
  const head = 'POST /api/apply HTTP/1.1\r\nHost: x\r\n';

  test('keeps nobody else waiting, and leaves nothing behind when it goes', async () => {
    const slow = [
      head,
      `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":`,
      `${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7`,
      `${head}Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n5\r\n{"nam`,
    ];
    const sockets = await Promise.all(
      Array.from({ length: 100 }, (_, i) => open(slow[i % 4] ?? '')),
    );
    await vi.waitFor(() => expect(files()).toHaveLength(25));
    expect((await post('{"name":"Ada"}')).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => expect(files()).toEqual([]), 5_000);
    expect(await stored()).toHaveLength(1);
  });

  test('or says two different things about its length is refused', async () => {
    const both = `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n0\r\n\r\n`;
    const socket = await open(both);
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (text) => resolve(String(text)));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  });

  test('is let go of in the end', () => {
    expect(server.server.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(server.server.requestTimeout).toBeLessThanOrEqual(120_000);
  });
});
