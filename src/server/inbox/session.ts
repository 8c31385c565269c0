import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';
import { SESSION_LASTS } from '../enquiries/inbox-sessions.ts';
import type { Secret } from './password.ts';

const COOKIE = 'inbox';

/** What it takes to know who is inside. */
export interface Door {
  secret: Secret;
  store: () => Promise<EnquiryStore>;
  /** The path of the inbox; cookies are sent to no other. */
  root: () => string;
}

/** What a browser holds of a session, whether or not it still counts. */
function tokenOf({ cookies }: FastifyRequest): string {
  return cookies[COOKIE] ?? '';
}

/** Whose tokens against forged forms are: those of one session, or of somebody who has none yet. */
export function bearerOf(request: FastifyRequest): string {
  return tokenOf(request) || 'nobody';
}

/** How the inbox's cookies are kept: from script, from other sites, and from plain lines where there is a safe one. */
export function cookieOptions({ root }: Door, { protocol }: FastifyRequest) {
  return {
    path: root(),
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: protocol === 'https',
  };
}

/** Whether somebody is signed in. */
export async function isSignedIn(
  request: FastifyRequest,
  { secret, store }: Door,
): Promise<boolean> {
  const token = tokenOf(request);
  return token !== '' && (await (await store()).sessions.holds(secret.hash, token));
}

export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  door: Door,
): Promise<void> {
  const store = await door.store();
  const token = await store.sessions.begin(door.secret.hash);
  reply.setCookie(COOKIE, token, { ...cookieOptions(door, request), maxAge: SESSION_LASTS / 1000 });
}

export async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  door: Door,
): Promise<void> {
  const store = await door.store();
  await store.sessions.end(door.secret.hash, tokenOf(request));
  reply.clearCookie(COOKIE, cookieOptions(door, request));
}
