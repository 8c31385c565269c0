import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LASTS } from '../enquiries/inbox-sessions.ts';
import type { InboxContext } from './page.tsx';

const COOKIE = 'inbox';

/** Returns the token of a browser's cookie, valid or not. */
function tokenOf({ cookies }: FastifyRequest): string {
  return cookies[COOKIE] ?? '';
}

/** Returns the text that CSRF tokens are bound to: the session, or a fixed one without a session. */
export function bearerOf(request: FastifyRequest): string {
  return tokenOf(request) || 'nobody';
}

/**
 * Returns the options of the inbox's cookies: hidden from scripts and other sites, and `secure` if the request came by
 * HTTPS.
 */
function cookieOptions({ root }: InboxContext, { protocol }: FastifyRequest) {
  return {
    path: root(),
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: protocol === 'https',
  };
}

/** Returns the CSRF token of a form, bound to the browser and to the session. */
export function csrfToken(
  context: InboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  return reply.generateCsrf({ ...cookieOptions(context, request), userInfo: bearerOf(request) });
}

/** Returns whether a request comes from a signed-in browser. */
export async function isSignedIn(
  request: FastifyRequest,
  { secret, store }: InboxContext,
): Promise<boolean> {
  const token = tokenOf(request);
  return token !== '' && (await (await store()).sessions.holds(secret.hash, token));
}

/** Starts a session, and sends its cookie. */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  context: InboxContext,
): Promise<void> {
  const store = await context.store();
  const token = await store.sessions.begin(context.secret.hash);
  reply.setCookie(COOKIE, token, {
    ...cookieOptions(context, request),
    maxAge: SESSION_LASTS / 1000,
  });
}

/** Ends the session of a request. */
export async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  context: InboxContext,
): Promise<void> {
  const store = await context.store();
  await store.sessions.end(context.secret.hash, tokenOf(request));
  reply.clearCookie(COOKIE, cookieOptions(context, request));
}
