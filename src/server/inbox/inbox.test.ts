import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFormSite } from '../../../tests/form-site.ts';
import { createServer } from '../create-server.ts';
import { EnquiryStore } from '../enquiries/enquiry-store.ts';
import { hashPassword } from './password.ts';

// What makes guessing slow makes tests slow.
vi.mock('./scrypt-cost.ts', () => ({ COST: { N: 2 ** 8, r: 8, p: 1 } }));

const PASSWORD = 'open sesame';
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

let folder: string;
let server: FastifyInstance;

async function start(password = PASSWORD, base?: string) {
  vi.stubEnv('PAGEWRIGHT_INBOX_PASSWORD', password);
  const site = { name: 'Site <&>', ...(base && { base }) };
  const dist = makeFormSite(folder, [{ route: '/', forms: [ask, apply] }], site);
  server = await createServer(dist, { data: path.join(folder, '.data') });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
});
afterEach(async () => {
  await server.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A browser without script, as far as the inbox needs one. */
class Browser {
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

const send = (fields: object, headers = {}) =>
  server.inject({ method: 'POST', url: '/api/ask', payload: fields, headers });
const spam = { 'x-form-elapsed': '5' };

async function sendFile(name: string, content: string) {
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

async function stored() {
  const store = await EnquiryStore.open({ folder: path.join(folder, '.data') });
  return store.list().finally(() => store.close());
}

async function signedIn(): Promise<Browser> {
  await start();
  const browser = new Browser();
  await browser.signIn();
  return browser;
}

describe('the door', () => {
  test('is not there without a password', async () => {
    await start('');
    for (const url of ['/inbox', '/inbox/sign-in', '/inbox/export.csv']) {
      expect((await new Browser().open(url)).statusCode).toBe(404);
    }
    expect((await new Browser().open('/inbox/sign-in', { password: '' })).statusCode).toBe(404);
  });

  test('is shut for everybody who is not signed in', async () => {
    await start();
    await send({ name: 'Ada' });
    const [{ id = '' } = {}] = await stored();
    for (const url of ['/inbox?q=x', `/inbox/${id}`, '/inbox/export.csv', `/inbox/${id}/files/x`]) {
      const answer = await new Browser().open(url);
      expect([answer.statusCode, answer.body]).toEqual([303, '']);
      expect(answer.headers.location).toMatch(/^\/inbox\/sign-in\?next=/);
    }
    const browser = new Browser();
    await browser.open('/inbox/sign-in');
    for (const url of [`/inbox/${id}/delete`, `/inbox/${id}/mark`]) {
      expect((await browser.open(url, { _csrf: browser.token, to: 'new' })).statusCode).toBe(303);
      await browser.open('/inbox/sign-in');
    }
    expect(await stored()).toMatchObject([{ status: 'new' }]);
  });

  test('opens with the password, for this browser and for the length of a day', async () => {
    await start();
    const browser = new Browser();
    await browser.open('/inbox?status=new');
    const answer = await browser.signIn();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/inbox']);
    const cookie = answer.cookies.find(({ name }) => name === 'inbox');
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/inbox',
      maxAge: 36_000,
    });
    expect(cookie?.secure).toBeUndefined();
    const page = await browser.open('/inbox');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    const { toFake } = { toFake: ['Date' as const] };
    vi.useFakeTimers({ toFake, now: Date.now() + 36_001_000 });
    expect((await browser.open('/inbox')).statusCode).toBe(303);
    vi.useRealTimers();
  });

  test('marks the cookie as secure where the line is', async () => {
    vi.stubEnv('PAGEWRIGHT_TRUST_PROXY', 'true');
    await start();
    const browser = new Browser();
    await browser.open('/inbox/sign-in');
    const body = { _csrf: browser.token, password: PASSWORD };
    const answer = await browser.open('/inbox/sign-in', body, { 'x-forwarded-proto': 'https' });
    expect(answer.cookies.find(({ name }) => name === 'inbox')?.secure).toBe(true);
  });

  test('takes a hash in place of the password, and no other word', async () => {
    await start(await hashPassword(PASSWORD));
    expect((await new Browser().signIn()).statusCode).toBe(303);
    expect((await new Browser().signIn('wrong')).statusCode).toBe(403);
    expect((await new Browser().signIn('')).statusCode).toBe(403);
  });

  test('gives somebody who guesses ten tries', async () => {
    await start();
    const browser = new Browser();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      statuses.push((await browser.signIn(`guess ${attempt}`)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    const right = await browser.signIn();
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '.evil.example',
    '/../about',
    '?a\r\nX-Evil: y',
    '?q=مر',
  ])('leads nobody away: %s', async (next) => {
    await start();
    const browser = new Browser();
    await browser.open('/inbox/sign-in');
    const body = { _csrf: browser.token, password: PASSWORD, next };
    expect((await browser.open('/inbox/sign-in', body)).headers.location).toBe('/inbox');
  });

  test('stays shut after signing out, and after the password has changed', async () => {
    const browser = await signedIn();
    const copy = new Browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    await browser.open('/inbox');
    await browser.open('/inbox/sign-out', { _csrf: browser.token });
    expect((await copy.open('/inbox')).statusCode).toBe(303);
    await copy.signIn();
    await server.close();
    await start('another one');
    expect((await copy.open('/inbox')).statusCode).toBe(303);
  });

  test('holds across a restart and on another server', async () => {
    const browser = await signedIn();
    await server.close();
    await start();
    expect((await browser.open('/inbox')).statusCode).toBe(200);
  });

  test('is found below the path that the site is served below', async () => {
    await start(PASSWORD, '/site');
    const browser = new Browser();
    const answer = await browser.signIn(PASSWORD, '/site/inbox');
    expect(answer.headers.location).toBe('/site/inbox');
    expect(answer.cookies.find(({ name }) => name === 'inbox')?.path).toBe('/site/inbox');
    expect((await browser.open('/site/inbox')).body).toContain('action="/site/inbox/sign-out"');
  });
});

describe('a forged form', () => {
  test.each([
    ['without a token', ''],
    ['with a made-up token', 'abc-def-ghi'],
  ])('%s changes nothing', async (_, token) => {
    const browser = await signedIn();
    await send({ name: 'Ada' });
    const [{ id = '' } = {}] = await stored();
    for (const url of [`/inbox/${id}/delete`, `/inbox/${id}/mark`, '/inbox/sign-out']) {
      expect((await browser.open(url, { _csrf: token, to: 'quarantined' })).statusCode).toBe(403);
    }
    expect(await stored()).toMatchObject([{ status: 'new' }]);
    expect((await browser.open('/inbox')).statusCode).toBe(200);
  });

  test('with the token of somebody else’s session changes nothing', async () => {
    const browser = await signedIn();
    const other = new Browser();
    await other.signIn();
    await other.open('/inbox');
    expect((await browser.open('/inbox/sign-out', { _csrf: other.token })).statusCode).toBe(403);
  });

  test('is not read when it is no form', async () => {
    const browser = await signedIn();
    const json = { 'content-type': 'application/json' };
    expect((await browser.open('/inbox/sign-out', {}, json)).statusCode).toBe(415);
  });
});

describe('the list', () => {
  test('shows what has come, escaped, and finds it by form, state and words', async () => {
    const browser = await signedIn();
    await send({ name: '<script>alert(1)</script>', email: 'a@b.example' });
    await send({ name: 'ÉMILE' });
    await send({ name: 'Spammer' }, spam);
    await sendFile('cv.pdf', '%PDF-1');
    await browser.open('/inbox');
    expect(browser.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(browser.html).not.toContain('<script');
    expect(browser.html).toContain('Site &lt;&amp;&gt;');
    const found = async (query: string) => {
      await browser.open(`/inbox?${query}`);
      return [...browser.html.matchAll(/class="who">([^<]*)/g)].map(([, who]) => who);
    };
    expect(await found('')).toHaveLength(4);
    expect(await found('status=quarantined')).toEqual(['Spammer']);
    expect(await found('form=%2Fapi%2Fapply')).toEqual(['Bo']);
    expect(await found('q=émile')).toEqual(['ÉMILE']);
    expect(await found('q=CV.PDF')).toEqual(['Bo']);
    expect(await found('q=name')).toEqual([]);
    expect(await found('status=new&q=spammer')).toEqual([]);
    expect(await found('status=__proto__&page=-1&form[]=x')).toHaveLength(4);
  });

  test('has pages', async () => {
    const browser = await signedIn();
    const store = await EnquiryStore.open({ folder: path.join(folder, '.data') });
    for (let count = 0; count < 30; count++) {
      const id = `id-${String(count).padStart(2, '0')}`;
      const time = new Date(2026, 0, 1, 0, count).toISOString();
      const rest = { form: '/api/ask', status: 'new' as const, suspicion: null, files: [] };
      await store.add({ ...rest, id, receipt: id, received_at: time, fields: { name: id } });
    }
    await store.close();
    await browser.open('/inbox');
    expect(browser.html).toContain('id-29');
    expect(browser.html).not.toContain('id-04');
    expect(browser.html).toContain('href="/inbox?page=2"');
    await browser.open('/inbox?page=2');
    expect(browser.html).toContain('id-04');
    expect(browser.html).not.toContain('Older');
  });

  test('is exported without formulas, as far as it is shown', async () => {
    const browser = await signedIn();
    await send({ name: '=HYPERLINK("https://evil.example")' });
    await send({ name: 'Spammer' }, spam);
    const answer = await browser.open('/inbox/export.csv?status=new');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="enquiries-/);
    expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(answer.body).not.toContain('Spammer');
    expect(answer.body.startsWith('\ufeffid,')).toBe(true);
  });
});

describe('an enquiry', () => {
  test('is read when it is opened, and can be unread again', async () => {
    const browser = await signedIn();
    await send({ name: 'Ada', email: 'ada@x.example?bcc=evil@x.example' });
    await send({ name: 'Ada', email: 'ada@x.example' });
    const [{ id = '' } = {}] = await stored();
    await browser.open(`/inbox/${id}`);
    expect(browser.html).toContain('href="mailto:ada@x.example"');
    expect(browser.html).toContain('Your name');
    expect((await stored())[0]?.status).toBe('read');
    const done = await browser.open(`/inbox/${id}/mark?q=ada`, { _csrf: browser.token, to: 'new' });
    expect(done.headers.location).toBe(`/inbox/${id}?q=ada&done=new`);
    await browser.open(String(done.headers.location));
    expect(browser.html).toContain('The enquiry is unread again.');
    expect((await stored())[0]?.status).toBe('new');
  });

  test('leaves quarantine, goes there, and is deleted with its files', async () => {
    const browser = await signedIn();
    await send({ name: 'Ada' }, spam);
    const [{ id = '' } = {}] = await stored();
    await browser.open(`/inbox/${id}`);
    expect(browser.html).toContain('filled in within 5 ms');
    expect((await stored())[0]?.status).toBe('quarantined');
    await browser.open(`/inbox/${id}/mark`, { _csrf: browser.token, to: 'release' });
    expect((await stored())[0]?.status).toBe('new');
    await browser.open(`/inbox/${id}`);
    await browser.open(`/inbox/${id}/mark`, { _csrf: browser.token, to: 'quarantined' });
    expect((await stored())[0]?.status).toBe('quarantined');
    await browser.open(`/inbox/${id}`);
    expect(
      (await browser.open(`/inbox/${id}/mark`, { _csrf: browser.token, to: 'gone' })).statusCode,
    ).toBe(400);
    await browser.open(`/inbox/${id}`);
    const gone = await browser.open(`/inbox/${id}/delete`, { _csrf: browser.token });
    expect(gone.headers.location).toBe('/inbox?done=deleted');
    expect(await stored()).toEqual([]);
    expect((await browser.open(`/inbox/${id}`)).statusCode).toBe(404);
  });

  test('gives out its file to be saved and never to be shown', async () => {
    const browser = await signedIn();
    await sendFile('Lebenslauf „Bo“.pdf', '%PDF-1.7 <script>');
    const [{ id = '', files: [file] = [] } = {}] = await stored();
    const answer = await browser.open(`/inbox/${id}/files/${file?.id}`);
    expect(answer.body).toBe('%PDF-1.7 <script>');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition':
        'attachment; filename="Lebenslauf _Bo_.pdf"; filename*=UTF-8\'\'Lebenslauf%20%E2%80%9EBo%E2%80%9C.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    for (const other of ['..%2f..%2fenquiries.db', 'x']) {
      expect((await browser.open(`/inbox/${id}/files/${other}`)).statusCode).toBe(404);
    }
  });

  test('is out of reach for a moment when the database is', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const browser = await signedIn();
    vi.spyOn(EnquiryStore.prototype, 'list').mockRejectedValue(new Error('secret of the database'));
    const answer = await browser.open('/inbox');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.body + said.mock.calls.flat().join()).not.toContain('secret');
  });
});
