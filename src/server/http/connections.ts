import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that may wait on one connection for those before them; browsers send none ahead. */
const MAX_WAITING = 64;

/**
 * Makes a server process the requests of a connection one after the other, and close one with too many pending.
 * Node.js would begin all at once, and before version 24 it leaves their files open when the client disconnects.
 */
export function answerInTurn(server: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const now = (waiting.get(socket) ?? 0) + change;
    waiting.set(socket, now);
    return now;
  };
  server.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    // Node.js gives a response its socket when those before it are finished.
    if (response.socket) return done();
    if (count(socket, 1) > MAX_WAITING) socket.destroy();
    response.once('socket', () => {
      count(socket, -1);
      done();
    });
  });
}

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
