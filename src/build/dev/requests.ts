/** What the handlers of the dev server ask of a request. */
import type { IncomingMessage } from 'node:http';

/** Returns whether a request comes from a page of this server, not from another site in the same browser. */
export function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
