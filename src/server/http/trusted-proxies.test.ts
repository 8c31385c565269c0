/** Whose word on a visitor's address holds. */
import { expect, test, vi } from 'vitest';
import { closeServer, openFolder, send, start } from '../../../tests/inbox-server.ts';
import { trustedProxies } from './trusted-proxies.ts';

test.each([
  [undefined, false],
  ['', false],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('%s is %j', (value, trusted) => {
  expect(trustedProxies(value)).toEqual(trusted);
});

test('a number is that of hops', () => {
  const trusted = trustedProxies('2');
  expect([0, 1, 2].map((hop) => typeof trusted === 'function' && trusted('::1', hop))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  'true',
  'yes',
  '0',
  '-1',
  '127.0.0',
  'proxy.example',
  '1,true',
  '10.0.0.0/33',
  '::1/129',
])('%s is refused', (value) => {
  expect(() => trustedProxies(value)).toThrow('Write how many there are, such as 1');
});

test.each(['1', '127.0.0.1'])(
  'behind %s proxy a forged address helps nobody past the limit',
  async (trusted) => {
    vi.stubEnv('PAGEWRIGHT_TRUST_PROXY', trusted);
    openFolder();
    await start();
    const answers = Array.from({ length: 320 }, (_, turn) =>
      send(
        { name: `N${turn}` },
        { 'x-forwarded-for': `10.1.${turn >> 8}.${turn & 255}, 203.0.113.9` },
      ),
    );
    expect((await Promise.all(answers)).at(-1)?.statusCode).toBe(429);
    await closeServer();
  },
);
