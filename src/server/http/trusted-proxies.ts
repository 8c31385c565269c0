import { isIP } from 'node:net';

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Returns whether a word is an address, a network such as `10.0.0.0/8`, or a name that Fastify has for a group of
 * addresses.
 */
function isAddress(word: string): boolean {
  const [address = '', bits = '0', ...more] = word.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    NAMED.includes(word) || (/^\d{1,3}$/.test(bits) && Number(bits) <= most && more.length === 0)
  );
}

/** Returns whether to trust the proxy that is this many hops away. */
type FastifyTrustProxy = (address: string, hop: number) => boolean;

/**
 * Reads `PAGEWRIGHT_TRUST_PROXY` for Fastify: the number of proxies in front, or their addresses. Only what they write into
 * X-Forwarded-For is trusted; the rest of the header comes from the client. With a number, all requests have to come through
 * the proxies.
 *
 * @throws when the value is neither
 */
export function trustedProxies(value = ''): string[] | false | FastifyTrustProxy {
  const words = value.split(',').map((word) => word.trim());
  if (value.trim() === '') return false;
  if (/^[1-9]$/.test(value.trim())) return (_, hop) => hop < Number(value);
  if (words.every(isAddress)) return words;
  throw new Error(
    `PAGEWRIGHT_TRUST_PROXY=${value} does not say which proxies are in front. Write how many there are, such as 1, or their addresses, such as 127.0.0.1.`,
  );
}
