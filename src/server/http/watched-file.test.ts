import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORMS_FILE } from '../../content/model/form-definition.ts';
import { createServer } from '../create-server.ts';
import { watchedFile } from './watched-file.ts';

let folder: string;
let file: string;
let time = 1000;
const log = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockReset().mockReturnValue();
  folder = mkdtempSync(path.join(tmpdir(), 'watched-file-'));
  file = path.join(folder, 'file.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(text: string, place = file) {
  writeFileSync(place, text);
  time += 1;
  utimesSync(place, time, time);
}

test('a file that is half written is taken as it was, which is logged once', () => {
  const read = watchedFile(file, (text) => (text ? JSON.parse(text) : 'none'));
  expect(read()).toBe('none');
  write('[1]');
  expect(read()).toEqual([1]);
  write('[1, 2');
  expect([read(), read()]).toEqual([[1], [1]]);
  expect(log).toHaveBeenCalledTimes(1);
  write('[1, 2]');
  expect(read()).toEqual([1, 2]);
  rmSync(file);
  expect(read()).toBe('none');
});

test('a file whose folder is just being replaced is taken as it was', () => {
  const read = watchedFile(file, (text) => text || 'none');
  write('[1]');
  expect(read()).toBe('[1]');
  renameSync(folder, `${folder}.aside`);
  expect(read()).toBe('[1]');
  renameSync(`${folder}.aside`, folder);
  rmSync(file);
  expect(read()).toBe('none');
});

test('a server whose site is just being replaced answers when that is done', async () => {
  write('home', path.join(folder, 'index.html'));
  const form = { path: '/api/ask', name: 'ask', messages: { success: 'Yes', failure: 'No' } };
  const site = { name: 'S', languages: [] };
  const forms = { version: 1, site, cors: [], received: [{ ...form, schema: {}, fields: [] }] };
  write(JSON.stringify(forms), path.join(folder, FORMS_FILE));
  const server = await createServer(folder, { data: path.join(folder, '../no-data') });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(origin)).status).toBe(200);
  const preflight = () => fetch(`${origin}/api/ask`, { method: 'OPTIONS' });
  expect((await preflight()).status).not.toBe(404);
  renameSync(folder, `${folder}.aside`);
  const page = fetch(origin);
  expect((await preflight()).status).not.toBe(404);
  renameSync(`${folder}.aside`, folder);
  expect((await page).status).toBe(200);
  await server.close();
});

test('a server whose site is half written answers, whenever that begins', async () => {
  write('home', path.join(folder, 'index.html'));
  write('{"site":', path.join(folder, FORMS_FILE));
  const server = await createServer(folder);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(origin)).status).toBe(500);
  write('{}', path.join(folder, FORMS_FILE));
  expect((await fetch(origin)).status).toBe(200);
  write('{"site":', path.join(folder, FORMS_FILE));
  expect((await fetch(origin)).status).toBe(200);
  await server.close();
});
