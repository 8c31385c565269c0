/** Random changes through the dev server: each is made as requested or refused, and undo restores the bytes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applyPatch } from 'diff';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { filesBelow } from '../src/content/files/folders.ts';
import {
  corpora,
  type Dice,
  dice,
  expected,
  kinds,
  pick,
  plainData,
  type Sample,
  samplesIn,
} from './random-changes.ts';
import { bytesOf, digestOf, post, serveSite } from './studio-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const RUNS = Number(process.env.EDIT_RUNS ?? 6);
const SEED = process.env.EDIT_SEED ? Number(process.env.EDIT_SEED) : undefined;
const FOLDER = path.dirname(corpora['the odd site']);

serveSite(
  Object.fromEntries(
    filesBelow(FOLDER).map((name) => [name, readFileSync(path.join(FOLDER, name))]),
  ),
);

const samples = samplesIn(corpora['the odd site']);

test.each(Object.entries(kinds))('%s', async (_kind, make) => {
  const isKept = async (thrown: Dice) => {
    const sample = pick(samples, thrown.which) as Sample;
    const file = path.relative(FOLDER, sample.file);
    const change = make({ ...sample, file }, thrown);
    if (!change) return;
    const before = bytesOf(file);
    const digests = { [file]: digestOf(file) };
    const { status, body } = await post('/changes', { changes: [change], digests });
    expect([200, 422]).toContain(status);
    if (status === 422) {
      // A hint may end with the text to write.
      const problems: { message: string; hint: string }[] = body.problems;
      const said = problems.map(({ message, hint }) => `${message} ${hint}`);
      if (!said.includes(body.error)) expect(body.error).toMatch(/\.$/);
      expect(bytesOf(file)).toEqual(before);
      return;
    }
    const after = bytesOf(file);
    expect(plainData(String(after).replace(/^\ufeff/, ''))).toEqual(expected(sample.data, change));
    const { digest, diff } = body.files[file];
    expect(digest).toBe(digestOf(file));
    if (diff) expect(applyPatch(sample.text, diff)).toBe(String(after).replace(/^\ufeff/, ''));
    if (body.undo.files.length > 0) {
      const undone = await post('/undo', { undo: body.undo });
      expect(undone.status).toBe(200);
    }
    expect(bytesOf(file)).toEqual(before);
  };
  const seed = SEED === undefined ? {} : { seed: SEED };
  await fc.assert(fc.asyncProperty(dice, isKept), { numRuns: RUNS, ...seed });
});
