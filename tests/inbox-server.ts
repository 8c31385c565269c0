/** A server with an inbox, in a new folder for each test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { createServer } from '../src/server/create-server.ts';
import { EnquiryStore } from '../src/server/enquiries/enquiry-store.ts';
import { makeFormSite } from './form-site.ts';

// A cheap hash: the cost that makes guessing slow makes tests slow.
vi.mock('../src/server/inbox/scrypt-cost.ts', () => ({ COST: { N: 2 ** 8, r: 8, p: 1 } }));

export const PASSWORD = 'open sesame';
const messages = { success: 'It has arrived.', failure: 'Sorry.' };
const ask = {
  path: '/api/ask',
  name: 'ask',
  heading: 'Ask us',
  messages,
  fields: [
    { name: 'name', label: 'Your name', required: true },
    { name: 'email', label: 'E-mail', type: 'email' as const },
  ],
};
const apply = {
  path: '/api/apply',
  name: 'apply',
  messages,
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'cv', label: 'CV', type: 'file' as const, accept: '.pdf' },
  ],
};

export let folder: string;
export let server: FastifyInstance;

/** Creates the folder at the start of each test; the test starts the server itself. */
export function openFolder() {
  folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
}

/** Closes the server at the end of each test. */
export async function closeServer() {
  await server.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
}

export async function start(password = PASSWORD, base?: string) {
  vi.stubEnv('PAGEWRIGHT_INBOX_PASSWORD', password);
  const site = { name: 'Site <&>', ...(base && { base }) };
  const dist = makeFormSite(folder, [{ route: '/', forms: [ask, apply] }], site);
  server = await createServer(dist, { data: path.join(folder, '.data') });
}

/** A browser without script, as far as the inbox needs one. */
export class Browser {
  readonly cookies = new Map<string, string>();
  html = '';

  async open(url: string, body?: Record<string, string>, headers: Record<string, string> = {}) {
    const answer = await server.inject({
      method: body ? 'POST' : 'GET',
      url,
      cookies: Object.fromEntries(this.cookies),
      headers: { ...(body && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      ...(body && { payload: String(new URLSearchParams(body)) }),
    });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    this.html = answer.body;
    return answer;
  }

  get token(): string {
    return /name="_csrf" value="([^"]+)"/.exec(this.html)?.[1] ?? '';
  }

  async signIn(password = PASSWORD, root = '/inbox') {
    await this.open(`${root}/sign-in`);
    return this.open(`${root}/sign-in`, { _csrf: this.token, password });
  }
}

export const send = (fields: object, headers = {}) =>
  server.inject({ method: 'POST', url: '/api/ask', payload: fields, headers });
export const spam = { 'x-form-elapsed': '5' };

export async function sendFile(name: string, content: string) {
  const body = new FormData();
  body.set('name', 'Bo');
  body.set('cv', new Blob([content]), name);
  const form = new Response(body);
  const type = String(form.headers.get('content-type'));
  const payload = Buffer.from(await form.arrayBuffer());
  return server.inject({
    method: 'POST',
    url: '/api/apply',
    payload,
    headers: { 'content-type': type },
  });
}

export async function stored() {
  const store = await EnquiryStore.open({ folder: path.join(folder, '.data') });
  return store.list().finally(() => store.close());
}

/** Starts a server and returns a browser that is signed in. */
export async function signedIn(): Promise<Browser> {
  await start();
  const browser = new Browser();
  await browser.signIn();
  return browser;
}
