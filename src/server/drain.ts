import type { FastifyInstance } from 'fastify';

/** Whoever has not finished by then is cut off; below the 30 seconds that containers are commonly given to end. */
const PATIENCE = 25_000;

/**
 * Lets a server that is told to close end soon: what is under way is finished, and a connection on which nothing is under way any
 * more is closed at once, where it would else be kept for the browser's next request.
 *
 * @param patience milliseconds after which what is still under way is cut off
 */
export function drainOnClose(server: FastifyInstance, patience = PATIENCE): void {
  let closing = false;
  let limit: NodeJS.Timeout | undefined;
  server.addHook('preClose', (done) => {
    closing = true;
    limit = setTimeout(() => server.server.closeAllConnections(), patience);
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
