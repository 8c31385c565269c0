/** What a browser without script is answered with: a page. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  application,
  closeServer,
  good,
  openServer,
  origin,
  post,
  postJson,
  stored,
} from '../../../tests/enquiry-server.ts';

beforeEach(openServer);
afterEach(closeServer);

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

  test('is answered by the form of its own page, or else by the first of them', async () => {
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
