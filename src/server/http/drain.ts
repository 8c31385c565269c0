import type { FastifyInstance } from 'fastify';

/** Milliseconds until open requests are cut off; below the 30 seconds that containers commonly have to stop. */
const DRAIN_TIMEOUT = 25_000;

/**
 * Makes a closing server finish open requests and close idle connections at once, which keep-alive would hold open.
 *
 * @param timeout milliseconds after which what is still under way is cut off
 */
export function drainOnClose(server: FastifyInstance, timeout = DRAIN_TIMEOUT): void {
  let closing = false;
  let limit: NodeJS.Timeout | undefined;
  server.addHook('preClose', (done) => {
    closing = true;
    limit = setTimeout(() => server.server.closeAllConnections(), timeout);
    done();
  });
  server.addHook('onResponse', (_request, _reply, done) => {
    // The connection counts as idle only when this answer is wholly done with.
    if (closing) setImmediate(() => server.server.closeIdleConnections());
    done();
  });
  server.addHook('onClose', (_, done) => {
    clearTimeout(limit);
    done();
  });
}
