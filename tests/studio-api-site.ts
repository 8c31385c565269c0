/** A small site that the dev server shows, and what is asked of it at /_edit/api. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { type Running, SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const home = `title: Home   # what the tab says
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
export const fragment = '- type: text\n  heading: Call us\n  body: We answer.\n';

export let site: SmallSite;
export let running: Running;

export const at = (file: string) => path.join(site.root, file);
export const read = (file: string) => readFileSync(at(file), 'utf8');
export const digestOf = (file: string) =>
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

export async function get(address: string): Promise<Answer> {
  const response = await fetch(`${running.origin}/_edit/api${address}`);
  return { status: response.status, body: await response.json() };
}

export async function post(
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

export const file = 'pages/index.yaml';
export const setTitle = (value: unknown, path: unknown = ['blocks', 0, 'title']) => ({
  changes: [{ file, path, op: 'set', value }],
});
