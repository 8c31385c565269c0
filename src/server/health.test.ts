import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receivedForms } from '../content/forms/forms.ts';
import { FORMS_FILE } from '../content/model/form-definition.ts';
import { createServer } from './create-server.ts';

const form = {
  path: '/api/ask',
  name: 'ask',
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'plan', label: 'Plan', type: 'file' as const, accept: '.pdf' },
  ],
  messages: { success: 'Yes.', failure: 'No.' },
};
const site = { name: 'Harbour', languages: [{ folder: '', lang: 'en', dir: 'ltr', words: {} }] };

let root: string;
let data: string;
let server: FastifyInstance;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = mkdtempSync(path.join(tmpdir(), 'health-'));
  data = path.join(root, '.data');
  const received = receivedForms([{ route: '/', forms: [form] }]);
  writeFileSync(
    path.join(root, FORMS_FILE),
    JSON.stringify({ version: 1, site, cors: [], received }),
  );
  server = await createServer(root, { data });
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const health = async (address = '/healthz') => {
  const { statusCode, headers, json } = await server.inject(address);
  expect(headers['cache-control']).toBe('no-store');
  return [statusCode, json()];
};
const failing = [503, { status: 'failing', failed: ['enquiries'] }];
const sound = [200, { status: 'ok' }];

test('a server whose enquiries can be stored is sound, and nothing is stored by asking', async () => {
  expect(await health()).toEqual(sound);
  expect(await health('/healthz/live')).toEqual(sound);
});

test('a folder that takes no files is reported, and so is that it takes them again', async () => {
  expect(await health()).toEqual(sound);
  rmSync(path.join(data, 'files'), { recursive: true });
  vi.advanceTimersByTime(2_001);
  expect(await health()).toEqual(failing);
  expect(await health('/healthz/live')).toEqual(sound);
  mkdirSync(path.join(data, 'files'));
  vi.advanceTimersByTime(2_001);
  expect(await health()).toEqual(sound);
});

/** Lets no file be synced any more. */
async function breakDisk() {
  const handle = await open(root);
  await handle.close();
  const handles = Object.getPrototypeOf(handle) as FileHandle;
  const fault = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  return vi.spyOn(handles, 'sync').mockRejectedValue(fault);
}

test('a disk that files cannot be synced to is reported', async () => {
  const broken = await breakDisk();
  expect(await health()).toEqual(failing);
  broken.mockRestore();
  vi.advanceTimersByTime(2_001);
  expect(await health()).toEqual(sound);
});

test('a file that could not be stored is reported until an enquiry is stored', async () => {
  const send = async () => {
    const body = new FormData();
    body.set('name', 'Ada');
    body.set('plan', new Blob(['%PDF-1.7']), 'plan.pdf');
    const encoded = new Response(body);
    const headers = { 'content-type': String(encoded.headers.get('content-type')) };
    const payload = Buffer.from(await encoded.arrayBuffer());
    return (await server.inject({ method: 'POST', url: '/api/ask', headers, payload })).statusCode;
  };
  const broken = await breakDisk();
  expect(await send()).toBe(503);
  broken.mockRestore();
  expect(await health()).toEqual(failing);
  expect(await send()).toBe(200);
  vi.advanceTimersByTime(2_001);
  expect(await health()).toEqual(sound);
});

test('a database that cannot be opened is reported', async () => {
  writeFileSync(data, 'a file where the folder should be');
  expect(await health()).toEqual(failing);
});

test('requests at short intervals get the last result', async () => {
  expect(await health()).toEqual(sound);
  rmSync(path.join(data, 'files'), { recursive: true });
  expect(await health()).toEqual(sound);
});

test('a site without forms needs no place to store them', async () => {
  writeFileSync(path.join(root, FORMS_FILE), JSON.stringify({ site, cors: [], received: [] }));
  const quiet = await createServer(root, { data: path.join(root, FORMS_FILE) });
  expect((await quiet.inject('/healthz')).statusCode).toBe(200);
  await quiet.close();
});
