import type { FastifyInstance } from 'fastify';

/**
 * Lets a server read urlencoded forms, as browsers send them without script. Of several fields with one name, the last
 * counts.
 */
export function readFormBodies(
  server: FastifyInstance,
  options: { bodyLimit?: number } = {},
): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { ...options, parseAs: 'string' },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
