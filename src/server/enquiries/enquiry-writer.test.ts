import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { EnquiryWriter } from './enquiry-writer.ts';
import { filesOnDisk } from './kept-files.ts';
import type { Enquiry } from './tables.ts';

const enquiry = (id: string, receipt = id): Enquiry => ({
  id,
  receipt,
  form: '/api/ask',
  status: 'new',
  suspicion: null,
  received_at: '2026-01-01T00:00:00.000Z',
  fields: {},
  files: [],
});

test('what several visitors have sent by now is written at once, although each is read by itself', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'writer-'));
  let writes = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode') writes++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const database = (await openDatabase({ folder })).withPlugin(counting);
  const writer = new EnquiryWriter({
    database,
    files: filesOnDisk(folder),
    verify: async () => undefined,
    notifies: false,
  });
  const added: Promise<boolean>[] = [];
  for (const sent of [enquiry('a'), enquiry('b'), enquiry('c'), enquiry('d', 'b')]) {
    added.push(writer.add(sent));
    // All that one visitor's request sets off is done before the next visitor's is read.
    await new Promise<void>(process.nextTick);
  }
  expect(await Promise.all(added)).toEqual([true, true, true, false]);
  expect(writes).toBe(1);
  await database.destroy();
  rmSync(folder, { recursive: true });
});

test('a check fails after an enquiry that could not be stored, until one is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'writer-'));
  const database = await openDatabase({ folder });
  let error: Error | undefined = new Error(
    'the disk fails for what is committed, and not for what is undone',
  );
  const verify = async () => {
    if (error) throw error;
  };
  const writer = new EnquiryWriter({
    database,
    files: filesOnDisk(folder),
    verify,
    notifies: false,
  });
  await expect(writer.add(enquiry('a'))).rejects.toBe(error);
  const first = error;
  error = undefined;
  await expect(writer.check()).rejects.toBe(first);
  await writer.add(enquiry('b'));
  await writer.check();
  await writer.check();
  expect(await database.selectFrom('enquiries').select('id').execute()).toHaveLength(2);
  await database.destroy();
  rmSync(folder, { recursive: true });
});
