/** A small site on the dev server for the tests of a file, and requests to its /_edit/api. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { type Running, SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export let site: SmallSite;
export let running: Running;

export const at = (file: string) => path.join(site.root, file);
export const read = (file: string) => readFileSync(at(file), 'utf8');
export const bytesOf = (file: string) => readFileSync(at(file));
export const digestOf = (file: string) => createHash('sha256').update(bytesOf(file)).digest('hex');

/** Serves a site for the tests of a file. @param files texts by path */
export function serveSite(files: Record<string, string | Buffer>): void {
  beforeAll(async () => {
    site = new SmallSite(files);
    running = await site.serve('dev', '--port', String(await freePort()));
  });
  afterAll(async () => {
    running.process.kill('SIGINT');
    const { code, stderr } = await running.ended;
    expect(code).toBe(0);
    // No response was an internal error of Studio.
    expect(stderr).not.toContain('Studio could not answer');
    site.remove();
  });
}

// biome-ignore lint/suspicious/noExplicitAny: answers are what is tested
export type Answer = { status: number; body: any };

export async function get(address: string, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${running.origin}/_edit/api${address}`, options);
  return { status: response.status, body: await response.json() };
}

/** Sends JSON as a page of Studio does. @param body texts and bytes are sent unchanged */
export const post = (
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
) =>
  get(address, {
    method,
    headers: { 'content-type': 'application/json', origin: running.origin, ...headers },
    body: (typeof body === 'string' || body instanceof Buffer
      ? body
      : JSON.stringify(body)) as BodyInit,
  });
