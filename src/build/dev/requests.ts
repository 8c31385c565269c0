/** What the handlers of the dev server ask of a request. */
import type { IncomingMessage } from 'node:http';

/** Returns whether a request comes from a page of this server, not from another site in the same browser. */
export function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** Reads the body of a request; `undefined` when it has more than `maxBytes`. */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= maxBytes) parts.push(part);
    // A slightly too large body is read to its end: clients look for the response only then.
    else if (size > maxBytes * 8) break;
  }
  return size > maxBytes ? undefined : Buffer.concat(parts);
}
