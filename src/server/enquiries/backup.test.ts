/** A backup that is made while visitors send, and what it is worth when it takes the place of what is gone. */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  application,
  closeServer,
  data,
  files,
  folder,
  openServer,
  post,
} from '../../../tests/enquiry-server.ts';
import { backUp } from './backup.ts';
import { EnquiryStore } from './enquiry-store.ts';

let to: string;
beforeEach(async () => {
  await openServer();
  to = path.join(folder, 'backup');
});
afterEach(closeServer);

const send = (name: string) => post('/api/apply', application(`%PDF-${name}`, 'cv.pdf', { name }));

test('holds all that was acknowledged before it began, files included, while more comes in', async () => {
  const before = Array.from({ length: 10 }, (_, index) => `before ${index}`);
  for (const name of before) expect((await send(name)).status).toBe(200);
  let isOver = false;
  const sending = (async () => {
    for (let turn = 0; !isOver; turn++) await send(`while ${turn}`);
  })();
  const made = await backUp(data, to);
  isOver = true;
  await sending;
  expect(made.lost).toEqual([]);
  expect(statSync(to).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(to, 'enquiries.db')).mode & 0o777).toBe(0o600);

  const store = await EnquiryStore.open({ folder: to });
  const restored = await store.list();
  for (const { fields, files: own } of restored) {
    expect(String(await store.readFile(own[0] ?? { id: '' }))).toBe(`%PDF-${fields.name}`);
  }
  await store.close();
  expect(restored.map(({ fields }) => fields.name)).toEqual(expect.arrayContaining(before));
  expect([made.enquiries, made.files]).toEqual([restored.length, restored.length]);
});

test('names the files that are gone or changed, and writes over no other backup', async () => {
  for (const name of ['Ada', 'Bo', 'Cem']) await send(name);
  const [gone = '', changed = ''] = files();
  rmSync(path.join(data, 'files', gone));
  writeFileSync(path.join(data, 'files', changed), 'something else');
  const { lost } = await backUp(data, to);
  expect(lost.sort()).toEqual([gone, changed].sort());
  await expect(backUp(data, to)).rejects.toThrow('is not empty');
});
