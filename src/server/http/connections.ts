import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The maximum number of requests that wait on one connection; browsers do not send requests ahead. */
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
    // Node.js sets the socket of a response when the responses before it are finished.
    if (response.socket) return done();
    if (count(socket, 1) > MAX_WAITING) socket.destroy();
    response.once('socket', () => {
      count(socket, -1);
      done();
    });
  });
}

/** How long open requests may take when the server closes, in milliseconds: containers commonly have 30 s to stop. */
const DRAIN_TIMEOUT = 25_000;

/**
 * Makes a closing server finish open requests and close idle connections at once, which keep-alive would hold open.
 *
 * @param timeout after how many milliseconds open connections are closed
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
    // The connection counts as idle only after this response is completely finished.
    if (closing) setImmediate(() => server.server.closeIdleConnections());
    done();
  });
  server.addHook('onClose', (_, done) => {
    clearTimeout(limit);
    done();
  });
}
