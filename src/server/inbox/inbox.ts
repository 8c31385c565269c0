import { createHmac } from 'node:crypto';
import cookie from '@fastify/cookie';
import csrfProtection from '@fastify/csrf-protection';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { readFormBodies } from '../http/form-bodies.ts';
import { changingRoutes, enquiryRoutes, listRoutes } from './enquiry-routes.tsx';
import { answerFailure, type InboxContext } from './page.tsx';
import { readSecret } from './password.ts';
import { bearerOf } from './session.ts';
import { guard, signInRoutes } from './sign-in.tsx';

interface InboxOptions extends Omit<InboxContext, 'secret' | 'root'> {
  /** `PAGEWRIGHT_INBOX_PASSWORD`. */
  password: string;
  /** Logs an error of the enquiries, and what failed because of it. */
  logFailure: (error: unknown, what: string) => void;
}

/** The maximum size of a form of the inbox, in bytes: a token and a few words. */
const BODY_LIMIT = 16 * 1024;

/**
 * Adds the inbox, in which people read enquiries. Its pages need no script and are not cached.
 *
 * @throws when the password or its hash is malformed
 */
export async function inbox(server: FastifyInstance, options: InboxOptions): Promise<void> {
  const secret = await readSecret(options.password);
  const root = () => (options.forms().site.base ?? '') + server.prefix;
  const context: InboxContext = { ...options, secret, root };
  // CSRF tokens contain a digest of the session, which must not be the one in the database.
  const hmacKey = createHmac('sha256', secret.hash).update('forms').digest();
  await server.register(cookie);
  await server.register(rateLimit, { global: false });
  await server.register(csrfProtection, {
    cookieKey: 'inbox-csrf',
    getUserInfo: bearerOf,
    csrfOpts: { hmacKey, userInfo: true },
  });
  server.removeAllContentTypeParsers();
  readFormBodies(server, { bodyLimit: BODY_LIMIT });
  server.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
    done();
  });
  server.addHook('preHandler', (request, reply, done) => {
    if (request.method === 'POST') server.csrfProtection(request, reply, done);
    else done();
  });
  server.setErrorHandler((error, request, reply) => {
    const { statusCode: status = 500 } = error as { statusCode?: number };
    const isChange = request.method === 'POST';
    const what = isChange ? 'The inbox could not be changed' : 'Enquiries could not be read';
    if (status >= 500) options.logFailure(error, what);
    return answerFailure(context, reply, status);
  });
  server.setNotFoundHandler((_, reply) => answerFailure(context, reply, 404));
  signInRoutes(server, context);
  await server.register(async (inner) => {
    guard(inner, context);
    listRoutes(inner, context);
    enquiryRoutes(inner, context);
    changingRoutes(inner, context);
  });
}
