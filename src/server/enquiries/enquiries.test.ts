import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFormSite } from '../../../tests/form-site.ts';
import type { FormDefinition, SiteForms } from '../../content/forms/form-definition.ts';
import { createServer } from '../create-server.ts';
import { EnquiryStore } from './enquiry-store.ts';

const messages = { success: 'It has arrived.', failure: 'Sorry.' };
const person = [
  { name: 'name', label: 'Name', required: true },
  { name: 'email', label: 'E-mail', type: 'email' as const, required: true },
];
const ask = (type: string, success: string) => ({
  path: '/api/ask',
  name: 'ask',
  messages: { ...messages, success },
  honeypot: 'website',
  fields: [
    ...person,
    { name: 'message', label: 'Message', type: 'textarea' as const },
    { name: 'type', type: 'hidden' as const, default: type },
  ],
});
const apply = {
  path: '/api/apply',
  name: 'apply',
  messages,
  fields: [
    ...person,
    {
      name: 'position',
      label: 'Position',
      type: 'select' as const,
      options: ['Engineer', 'Admin'],
      default: 'Engineer',
    },
    {
      name: 'cv',
      label: 'CV',
      type: 'file' as const,
      required: true,
      accept: '.pdf,.doc,.docx',
      maxSize: 1,
    },
    { name: 'plan', label: 'Plan', type: 'file' as const, accept: '.pdf', maxSize: 2 },
  ],
};
const inEnglish = ask('two', 'In another language.');
const inArabic: FormDefinition = {
  ...inEnglish,
  fields: inEnglish.fields.map((field) =>
    field.name === 'email' ? { ...field, label: 'البريد' } : field,
  ),
};
const languages: SiteForms['site']['languages'] = [
  { folder: '', lang: 'en', dir: 'ltr', words: {} },
  {
    folder: 'ar',
    lang: 'ar',
    dir: 'rtl',
    words: { fieldMissing: 'مطلوب: {label}.', thanks: 'شكرًا', formUnreadable: 'تعذّرت القراءة.' },
  },
];
const pages = [
  { route: '/ar/b', forms: [inArabic] },
  { route: '/a', forms: [ask('one', 'First.')] },
  { route: '/b', forms: [ask('two', 'Second.'), apply] },
];
const good = { name: 'Aisha', email: 'aisha@site.example' };

let folder: string;
let data: string;
let server: FastifyInstance;
let origin: string;

async function start(cors: string[] = []) {
  const dist = makeFormSite(folder, pages, { name: 'Site <&>', languages }, cors);
  server = await createServer(dist, { data });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'enquiries-'));
  data = path.join(folder, '.data');
  await start();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  rmSync(folder, { recursive: true });
});

const post = (to: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
  fetch(origin + to, { method: 'POST', body: body ?? null, headers });
const postJson = (to: string, body: unknown, headers: Record<string, string> = {}) =>
  post(to, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

async function stored() {
  const store = await EnquiryStore.open({ folder: data });
  const all = await store.list();
  await store.close();
  return all.reverse();
}

function application(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  more: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...good, ...more })) form.set(key, value);
  form.set('cv', new Blob([content]), name);
  return form;
}
const files = () => readdirSync(path.join(data, 'files'));

describe('JSON', () => {
  test('is stored and answered with the form’s own message', async () => {
    const answer = await postJson('/api/ask', { ...good, type: 'two', message: 'Hello\nthere' });
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'Second.' }]);
    expect(await stored()).toMatchObject([
      {
        form: '/api/ask',
        status: 'new',
        fields: { ...good, type: 'two', message: 'Hello\nthere' },
      },
    ]);
  });

  test.each<[string, unknown, string]>([
    ['nothing', {}, 'Name is missing. E-mail is missing.'],
    ['no address', { ...good, email: 'nobody' }, 'E-mail is not a complete e-mail address.'],
    ['an unknown choice', { ...good, type: 'three' }, 'type is none of the choices.'],
    ['an object for a text', { ...good, name: { $ne: '' } }, 'Name has to be text.'],
    ['a list', [good], 'The form is empty.'],
    ['null', null, 'The form is empty.'],
  ])('with %s is refused', async (_, body, message) => {
    const answer = await postJson('/api/ask', body);
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      expect.stringContaining(message === 'The form is empty.' ? 'The form' : message),
    ]);
    expect(await stored()).toEqual([]);
  });

  test('keeps only what the form asks for, without what no text holds', async () => {
    const body =
      '{"name":"A\\u0000\\ud800\\nB","email":" a@b ","isAdmin":true,"constructor":1,"phone":5}';
    expect((await post('/api/ask', body, { 'content-type': 'application/json' })).status).toBe(200);
    expect((await stored())[0]?.fields).toEqual({ name: 'A\ufffdB', email: 'a@b' });
  });

  test.each<[string, string, string, number]>([
    ['what is no JSON', '{"name"', 'application/json', 400],
    ['a prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['too much', JSON.stringify({ message: 'x'.repeat(2 ** 20) }), 'application/json', 413],
    ['plain text', JSON.stringify(good), 'text/plain', 415],
    ['another kind', '<name/>', 'application/xml', 415],
  ])('%s is answered in words', async (_, body, type, status) => {
    const answer = await post('/api/ask', body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(Object.keys(await answer.json())).toEqual(['message']);
  });

  test('at a path that no form has is not found', async () => {
    const answer = await postJson('/api/other', good);
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found.' }]);
  });
});

describe('a key', () => {
  test('makes a repeat the same enquiry, also when both arrive at once', async () => {
    const headers = { 'idempotency-key': 'abc' };
    const answers = await Promise.all([1, 2, 3].map(() => postJson('/api/ask', good, headers)));
    answers.push(await postJson('/api/ask', good, headers));
    for (const answer of answers) expect(await answer.json()).toEqual({ message: 'First.' });
    expect(await stored()).toHaveLength(1);
  });

  test('loses nothing when other words come with it', async () => {
    await postJson('/api/ask', good, { 'idempotency-key': 'abc' });
    await postJson('/api/ask', { ...good, message: 'More' }, { 'idempotency-key': 'abc' });
    expect(await stored()).toHaveLength(2);
  });

  test('keeps a file once', async () => {
    const headers = { 'idempotency-key': 'abc' };
    await post('/api/apply', application('%PDF-1.7', 'cv.pdf'), headers);
    await post('/api/apply', application('%PDF-1.7', 'cv.pdf'), headers);
    expect(files()).toHaveLength(1);
  });
});

describe('a file', () => {
  const docx = `${'PK\u0003\u0004'.padEnd(30, '.')}word/document.xml`;

  test.each<[string, string, string | Uint8Array<ArrayBuffer>]>([
    ['.pdf', 'My CV.PDF', '%PDF-1.7 ...'],
    ['.docx', 'cv.docx', docx],
    ['.doc', 'cv.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])],
  ])('%s is kept under a random name', async (kind, name, content) => {
    const answer = await post('/api/apply', application(content, name));
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'It has arrived.' }]);
    const [enquiry] = await stored();
    expect(enquiry?.fields).toEqual({ ...good, position: 'Engineer', cv: name });
    expect(enquiry?.files).toMatchObject([
      { field: 'cv', name, kind, size: Buffer.byteLength(content) },
    ]);
    expect(files()).toEqual([enquiry?.files[0]?.id]);
    const place = path.join(data, 'files', String(enquiry?.files[0]?.id));
    expect(readFileSync(place)).toEqual(Buffer.from(content));
    expect(statSync(place).mode & 0o777).toBe(0o600);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(data, 'enquiries.db')).mode & 0o777).toBe(0o600);
  });

  test.each<[string, number, string, string]>([
    ['a program called .pdf', 400, 'cv.pdf', 'MZ\u0090'],
    ['a page with the sign of a PDF further on', 400, 'cv.pdf', '<script>%PDF-1.7'],
    [
      'another archive called .docx',
      400,
      'cv.docx',
      `${'PK\u0003\u0004'.padEnd(30, '.')}evil/word/`,
    ],
    ['a PDF called .html', 400, 'cv.html', '%PDF-1.7'],
    ['a PDF called .pdf.exe', 400, 'cv.pdf.exe', '%PDF-1.7'],
    ['nothing', 400, 'cv.pdf', ''],
    ['too much', 413, 'cv.pdf', `%PDF-${'x'.repeat(2 ** 20)}`],
  ])('%s is refused and leaves nothing behind', async (_, status, name, content) => {
    const answer = await post('/api/apply', application(content, name));
    expect(answer.status).toBe(status);
    expect((await answer.json()).message).toMatch(/^CV /);
    expect([await stored(), files()]).toEqual([[], []]);
  });

  test('is held against the size of its own field where another takes more', async () => {
    const large = `%PDF-${'x'.repeat(2 ** 20)}`;
    const form = application('%PDF-', 'cv.pdf');
    form.set('plan', new Blob([large]), 'plan.pdf');
    expect((await post('/api/apply', form)).status).toBe(200);
    const refused = await post('/api/apply', application(large, 'cv.pdf'));
    expect([refused.status, (await refused.json()).message]).toEqual([
      413,
      'CV is larger than 1 MB.',
    ]);
    expect(files()).toHaveLength(2);
  });

  test.each(['../../../etc/passwd.pdf', '..\\..\\x.pdf', '/abs/x.pdf', 'a\u202efdp.exe.pdf'])(
    'cannot choose its place: %j',
    async (name) => {
      await post('/api/apply', application('%PDF-', name));
      const [enquiry] = await stored();
      expect(enquiry?.files[0]?.name).toMatch(/^[\w.]+\.pdf$/);
      expect(enquiry?.files[0]?.id).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  test('that is missing is asked for, and its name alone is no file', async () => {
    const answer = await postJson('/api/apply', { ...good, cv: 'cv.pdf' });
    expect(await answer.json()).toEqual({
      message: 'CV is missing.',
      fields: { cv: 'CV is missing.' },
    });
  });

  test('is let go of when another field is wrong, or no field asks for it', async () => {
    expect((await post('/api/apply', application('%PDF-', 'cv.pdf', { email: '' }))).status).toBe(
      400,
    );
    const form = application('%PDF-', 'cv.pdf');
    form.set('other', new Blob(['x'.repeat(5000)]), 'x.sh');
    form.append('cv', new Blob(['%PDF-2']), 'second.pdf');
    expect((await post('/api/apply', form)).status).toBe(200);
    expect(files()).toHaveLength(1);
  });

  test('whose sending is broken off leaves nothing behind', async () => {
    await stored();
    const { port } = new URL(origin);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          'POST /api/apply HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7',
        );
        setTimeout(() => socket.destroy(), 100);
        socket.on('close', resolve);
      });
    });
    await vi.waitFor(() => expect(files()).toEqual([]));
    expect((await postJson('/api/ask', good)).status).toBe(200);
  });
});

describe('a browser without script', () => {
  const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test('is thanked with a page', async () => {
    const answer = await post(
      '/api/ask',
      new URLSearchParams({ ...good, type: 'two', website: '' }),
      asBrowser,
    );
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('Second.');
    expect(html).toContain('href="/b"');
    expect(html).toContain('Site &lt;&amp;&gt;');
    expect(await stored()).toMatchObject([{ status: 'new', fields: { ...good, type: 'two' } }]);
  });

  test('is answered by the form of the page that it was on, and by the first of them when nobody says', async () => {
    const thanks = async (headers: Record<string, string>) => {
      const body = new URLSearchParams({ ...good, type: 'two' });
      return (await post('/api/ask', body, { ...asBrowser, ...headers })).text();
    };
    expect(await thanks({ referer: `${origin}/ar/b?x#y` })).toContain('In another language.');
    expect(await thanks({ referer: `${origin}/b` })).toContain('Second.');
    expect(await thanks({ referer: 'nonsense' })).toContain('Second.');
  });

  test('is answered in the language of that page, as the script is', async () => {
    const fromPage = (route: string) => ({ referer: origin + route });
    const sent = new URLSearchParams({ name: 'Aisha', type: 'two' });
    const again = await post('/api/ask', sent, { ...asBrowser, ...fromPage('/ar/b') });
    const html = await again.text();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('مطلوب: البريد.');
    // What has no word in that language is better said in English than not at all.
    expect(html).toContain('Something is missing or not right yet.');
    const thanks = await post('/api/ask', new URLSearchParams({ ...good, type: 'two' }), {
      ...asBrowser,
      ...fromPage('/ar/b'),
    });
    expect(await thanks.text()).toContain('<h1>شكرًا</h1>');
    const told = async (route: string) => {
      const answer = await postJson('/api/ask', { name: 'Aisha', type: 'two' }, fromPage(route));
      return (await answer.json()).message;
    };
    expect(await told('/ar/b')).toBe('مطلوب: البريد.');
    expect(await told('/b')).toBe('E-mail is missing.');
    const broken = await post('/api/ask', '{', {
      'content-type': 'application/json',
      ...fromPage('/ar/b'),
    });
    expect(await broken.json()).toEqual({ message: 'تعذّرت القراءة.' });
  });

  test('gets the form again with its words and what is wrong, escaped', async () => {
    const name = '"><script>alert(1)</script>';
    const sent = new URLSearchParams({ name, email: 'x', message: '</textarea><b>', type: 'two' });
    const answer = await post('/api/ask', sent, asBrowser);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain('E-mail is not a complete e-mail address.');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('&lt;/textarea&gt;&lt;b&gt;');
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('<input type="hidden" id="field-3" name="type" value="two"/>');
  });

  test('sends a file as well', async () => {
    const answer = await post('/api/apply', application('%PDF-', 'cv.pdf'), asBrowser);
    expect(await answer.text()).toContain('It has arrived.');
    const faulty = await post('/api/apply', application('MZ', 'cv.pdf'), asBrowser);
    expect([faulty.status, await faulty.text()]).toEqual([
      400,
      expect.stringMatching(/enctype="multipart\/form-data"/i),
    ]);
  });
});

describe('what looks like spam', () => {
  test.each<[string, object, Record<string, string>]>([
    ['a filled honeypot', { website: 'http://x' }, {}],
    ['a form filled in at once', {}, { 'x-form-elapsed': '12' }],
    [
      'a page of another site',
      {},
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
  ])('%s is kept apart, and answered as ever', async (_, more, headers) => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/ask',
      payload: { ...good, ...more },
      headers,
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'First.' }]);
    expect(await stored()).toMatchObject([{ status: 'quarantined', fields: good }]);
  });

  test('many from one address are kept apart', async () => {
    for (let count = 0; count < 21; count++)
      expect((await postJson('/api/ask', good)).status).toBe(200);
    const all = await stored();
    expect(all.map(({ status }) => status)).toEqual([...Array(20).fill('new'), 'quarantined']);
  });

  test('a flood from one address is told to wait', async () => {
    const send = () =>
      server.inject({ method: 'POST', url: '/api/ask', payload: {}, remoteAddress: '192.0.2.1' });
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let count = 0; count < 301; count++) answers.push(await send());
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('pages of other sites', () => {
  test('cannot read the answer unless they are named', async () => {
    const answer = await postJson('/api/ask', good, { origin: 'https://other.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('can when they are', async () => {
    await server.close();
    await start(['https://pages.example']);
    const headers = { origin: 'https://pages.example', 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${origin}/api/ask`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://pages.example');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
    const answer = await postJson('/api/ask', good, { origin: 'https://pages.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://pages.example');
  });
});

describe('a store that does not store', () => {
  test('is a 503 while another process holds it, and the words are kept', async () => {
    await postJson('/api/ask', good);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const other = new Database(path.join(data, 'enquiries.db'));
    other.exec('begin immediate');
    const headers = { accept: 'text/html' };
    const sent = new URLSearchParams({ ...good, name: 'Bilal' });
    const [json, page, still] = await Promise.all([
      postJson('/api/ask', good),
      post('/api/ask', sent, headers),
      fetch(`${origin}/`).then(() => performance.now()),
    ]);
    expect(still).toBeLessThan(performance.now() - 1000);
    expect([json.status, json.headers.get('retry-after')]).toEqual([503, '30']);
    expect([page.status, await page.text()]).toEqual([
      503,
      expect.stringContaining('value="Bilal"'),
    ]);
    other.exec('rollback');
    other.close();
    expect((await postJson('/api/ask', good)).status).toBe(200);
    expect(await stored()).toHaveLength(2);
    expect(said.mock.calls.flat().join()).not.toMatch(/Aisha|Bilal/);
  });

  test('waits for one that is held for a moment', async () => {
    await postJson('/api/ask', good);
    const other = new Database(path.join(data, 'enquiries.db'));
    other.exec('begin immediate');
    setTimeout(() => other.exec('commit'), 300);
    expect((await postJson('/api/ask', good)).status).toBe(200);
    other.close();
  });

  test('does not keep pages from being served', async () => {
    await server.close();
    vi.spyOn(console, 'error').mockReturnValue();
    rmSync(data, { recursive: true, force: true });
    writeFileSync(data, 'no folder');
    writeFileSync(path.join(folder, 'dist/index.html'), 'home');
    await start();
    expect(await (await fetch(origin)).text()).toBe('home');
    const answer = await post('/api/apply', application('%PDF-', 'cv.pdf', { name: 'Bilal' }), {
      accept: 'text/html',
    });
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('value="Bilal"'),
    ]);
    rmSync(data);
    await vi.waitFor(async () => expect((await postJson('/api/ask', good)).status).toBe(200), 3000);
  });
});

test('hundreds at once are all stored', async () => {
  const send = (_: unknown, index: number) => postJson('/api/ask', { ...good, name: `N${index}` });
  const answers = await Promise.all(Array.from({ length: 200 }, send));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set((await stored()).map(({ fields }) => fields.name)).size).toBe(200);
}, 20_000);
