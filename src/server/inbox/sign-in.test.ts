/** Who is let in to the inbox, for how long, and what a form of another page can do there. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Browser,
  closeServer,
  openFolder,
  PASSWORD,
  send,
  server,
  signedIn,
  start,
  stored,
} from '../../../tests/inbox-server.ts';
import { hashPassword } from './password.ts';

beforeEach(openFolder);
afterEach(closeServer);

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
    vi.stubEnv('PAGEWRIGHT_TRUST_PROXY', '1');
    await start();
    const browser = new Browser();
    await browser.open('/inbox/sign-in');
    const body = { _csrf: browser.token, password: PASSWORD };
    const answer = await browser.open('/inbox/sign-in', body, { 'x-forwarded-proto': 'https' });
    expect(answer.cookies.find(({ name }) => name === 'inbox')?.secure).toBe(true);
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
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
