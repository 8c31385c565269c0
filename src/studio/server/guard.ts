/**
 * Admits requests from this computer and, with a token, from others; refuses all others, and those of other sites'
 * pages that are open in the same browser.
 */

import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSameOrigin } from '../../build/dev/requests.ts';
import { decoded } from '../../content/model/bare-path.ts';
import { TOKEN_COOKIE } from '../contract/addresses.ts';
import { HttpError } from './http.ts';

/** The header that carries the token of scripts. */
const TOKEN_HEADER = 'x-pagewright-token';

interface GuardOptions {
  /** The port that the server listens at. */
  port: number;
  /** Whether other computers can reach the server. */
  isOpen: boolean;
  /** The token that other computers need to edit. */
  token?: string | undefined;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Throws an HttpError for a request that is not admitted. */
export function checkRequest(request: IncomingMessage, options: GuardOptions): void {
  const { host = '', origin } = request.headers;
  const { isOpen, token } = options;
  if (isOpen && !token) {
    throw new HttpError(403, 'Editing is off while other computers can reach this server.');
  }
  if (!isOpen && !isLocal(host, options.port)) {
    throw new HttpError(403, `Editing answers at localhost:${options.port} alone.`);
  }
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (origin === undefined ? !isReading : !isSameOrigin(request)) {
    throw new HttpError(
      403,
      'Editing answers to its own page alone: the header Origin has to be its address.',
    );
  }
  // Browsers send this header also with requests that have no Origin.
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new HttpError(403, 'Editing answers to its own page alone.');
  }
  if (isOpen && token && !isSame(tokenOf(request), token)) {
    throw new HttpError(401, 'Editing needs the token that the terminal shows.');
  }
}

function isLocal(host: string, port: number): boolean {
  const [, name = '', given] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host.toLowerCase()) ?? [];
  return LOCAL.has(name) && Number(given ?? 80) === port;
}

function tokenOf({ headers }: IncomingMessage): string {
  const given = headers[TOKEN_HEADER];
  if (typeof given === 'string') return given;
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  const own = cookies.find((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`));
  return decoded(own?.slice(TOKEN_COOKIE.length + 1) ?? '');
}

/** Compares in constant time, wherever the two texts differ. */
function isSame(given: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(hash('sha256', given)), Buffer.from(hash('sha256', token)));
}
