/** Mails that tell of enquiries, against a real mail server on this machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFormSite } from '../../../tests/form-site.ts';
import { createServer } from '../create-server.ts';
import { EnquiryStore } from '../enquiries/enquiry-store.ts';
import { pauseAfter } from '../enquiries/notice-queue.ts';

const form = {
  path: '/api/ask',
  name: 'ask',
  heading: 'Ask us',
  messages: { success: 'It has arrived.', failure: 'Sorry.' },
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'email', label: 'E-mail', type: 'email' as const },
    { name: 'message', label: 'Message', type: 'textarea' as const },
  ],
};

interface Mail {
  to: string[];
  head: string;
  text: string;
}

let folder: string;
let mails: Mail[];
let port: number;
let smtp: SMTPServer | undefined;
const servers: FastifyInstance[] = [];

/** A mail server that keeps what it is given. @param answer an error to give in place of taking a mail */
async function startMailServer(answer?: () => Error | undefined): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let data = '';
      stream.on('data', (part) => {
        data += part;
      });
      stream.on('end', () => {
        const error = answer?.();
        if (error) return done(error);
        const [head = '', ...rest] = data.split('\r\n\r\n');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, head, text: rest.join('\r\n\r\n') });
        done();
      });
    },
  });
  smtp = server;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  port = (server.server.address() as AddressInfo).port;
}

async function stopMailServer(): Promise<void> {
  const server = smtp;
  smtp = undefined;
  if (server) await new Promise<void>((resolve) => server.close(resolve));
}

async function start(): Promise<FastifyInstance> {
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
  const site = {
    name: 'Harbour\r\nBcc: evil@x.example',
    url: 'https://harbour.example',
    notify: 'desk@harbour.example',
  };
  const dist = makeFormSite(folder, [{ route: '/', forms: [form] }], site);
  const server = await createServer(dist, {
    data: path.join(folder, '.data'),
  });
  servers.push(server);
  return server;
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'notices-'));
  mails = [];
  port = 0;
  await startMailServer();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await stopMailServer();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const send = (server: FastifyInstance, fields: object, headers = {}) =>
  server.inject({ method: 'POST', url: '/api/ask', payload: fields, headers });

async function inStore<Result>(action: (store: EnquiryStore) => Promise<Result>): Promise<Result> {
  const store = await EnquiryStore.open({ folder: path.join(folder, '.data'), notifies: true });
  return action(store).finally(() => store.close());
}
const waiting = () => inStore((store) => store.notices.untilNext());

test('each enquiry is reported once, and an answer goes to the visitor', async () => {
  vi.stubEnv('PAGEWRIGHT_INBOX_PASSWORD', 'secret');
  const server = await start();
  const headers = { 'idempotency-key': 'one' };
  await send(server, { name: 'Zoë', email: 'zoe@x.example', message: 'Two\nlines' }, headers);
  await send(server, { name: 'Zoë', email: 'zoe@x.example', message: 'Two\nlines' }, headers);
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  await vi.waitFor(async () => expect(await waiting()).toBeUndefined());
  const [{ to, head, text } = { to: [], head: '', text: '' }] = mails;
  expect(to).toEqual(['desk@harbour.example']);
  expect(head).toMatch(/^Subject: =\?UTF-8\?\S+$|^Subject: Ask us: Zo/m);
  expect(head).toMatch(/^Reply-To: zoe@x\.example$/m);
  expect(head).toMatch(/^Message-ID: <[\w-]+@harbour\.example>$/m);
  const words = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  expect(words).toContain('Message:\r\nTwo\r\nlines');
  expect(words).toMatch(/https:\/\/harbour\.example\/inbox\/[\w-]+/);
});

test.each([
  ['a line in a name', { name: 'Ada\r\nBcc: evil@x.example\r\n\r\nHello' }],
  ['a line that only some take for one', { name: 'Ada\u2028Bcc: evil@x.example\u0085x' }],
  ['two addresses', { name: 'Ada', email: 'a@x.example,evil@x.example' }],
  ['a name around an address', { name: 'Ada', email: '"evil@x.example"<a@x.example>' }],
  ['a very long name', { name: 'x'.repeat(200_000) }],
])('%s adds no line to the head and nobody to the mail', async (_, fields) => {
  const server = await start();
  const { statusCode } = await send(server, fields);
  if (statusCode === 400) return;
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  const [{ to, head } = { to: [], head: '' }] = mails;
  expect(to).toEqual(['desk@harbour.example']);
  expect(head).not.toMatch(/^(bcc|cc):/im);
  expect(head).not.toMatch(/^Reply-To:/m);
  expect(head.length).toBeLessThan(2_000);
});

test('a mail server that is down loses nothing, and keeps no visitor waiting', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await stopMailServer();
  const server = await start();
  const names = ['Ada', 'Bo', 'Cy'];
  for (const name of names) expect((await send(server, { name })).statusCode).toBe(200);
  await vi.waitFor(() => expect(said.mock.calls.flat().join()).toMatch(/ESOCKET|ECONNECTION/));
  await server.close();
  servers.splice(0);
  expect(said.mock.calls.flat().join()).not.toMatch(/Ada|harbour\.example/);
  await startMailServer();
  // A day later; another server finds them waiting.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  const later = await start();
  await later.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(() => expect(mails).toHaveLength(3));
  vi.useRealTimers();
  const told = mails.map(({ head }) => /^Subject: Ask us: (\w+)$/m.exec(head)?.[1]);
  expect(told.sort()).toEqual(names);
  await vi.waitFor(async () => expect(await waiting()).toBeUndefined());
});

test('a mail that is refused is tried again, later and later', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await stopMailServer();
  await startMailServer(() => Object.assign(new Error('Mailbox is full'), { responseCode: 452 }));
  const server = await start();
  await send(server, { name: 'Ada' });
  await vi.waitFor(() => expect(said.mock.calls.flat().join()).toContain('452'));
  await vi.waitFor(async () => expect(await waiting()).toBeLessThan(31_000));
  expect([1, 2, 3, 20].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, 3_600_000]);
});

test('several servers send each mail once', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await stopMailServer();
  const first = await start();
  const sent = Array.from({ length: 30 }, (_, index) => send(first, { name: `N${index}` }));
  const quarantined = (await Promise.all(sent)).length - 20;
  expect(quarantined).toBe(10);
  await first.close();
  servers.splice(0);
  await startMailServer();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  await Promise.all(
    [1, 2, 3].map(async () => (await start()).listen({ port: 0, host: '127.0.0.1' })),
  );
  await vi.waitFor(async () => expect(await waiting()).toBeUndefined(), 5_000);
  vi.useRealTimers();
  expect(new Set(mails.map(({ head }) => /^Subject: (.*)$/m.exec(head)?.[1])).size).toBe(20);
  expect(mails).toHaveLength(20);
  expect(mails[0]?.text).toContain('10 enquiries look');
  expect(said.mock.calls.flat().join()).not.toContain('N1');
});

test('what looks like spam is sent on when somebody has marked it as none', async () => {
  const server = await start();
  await send(server, { name: 'Ada' }, { 'x-form-elapsed': '5' });
  expect(await waiting()).toBeUndefined();
  await inStore(async (store) => {
    const [{ id = '' } = {}] = await store.list();
    expect(await store.release(id)).toBe(true);
    expect(await store.release(id)).toBe(false);
  });
  await send(server, { name: 'Bo' });
  await vi.waitFor(() => expect(mails).toHaveLength(2));
});
