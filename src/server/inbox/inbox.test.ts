/** What somebody who has signed in sees of the enquiries and does with them. */
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closeServer,
  folder,
  openFolder,
  send,
  sendFile,
  signedIn,
  spam,
  stored,
} from '../../../tests/inbox-server.ts';
import { EnquiryStore } from '../enquiries/enquiry-store.ts';

beforeEach(openFolder);
afterEach(closeServer);

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
    expect(said.mock.lastCall).toEqual(['Enquiries could not be read (Error)']);
    vi.spyOn(EnquiryStore.prototype, 'list').mockRejectedValue(
      Object.assign(new Error(), { code: 'SQLITE_CORRUPT' }),
    );
    await browser.open('/inbox');
    expect(said.mock.lastCall?.[0]).toMatch(
      /^Enquiries could not be read .SQLITE_CORRUPT.: .*enquiries\.db is damaged/,
    );
  });
});
