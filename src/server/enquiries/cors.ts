import type { FastifyReply, FastifyRequest } from 'fastify';
import { ELAPSED_HEADER } from './suspicion.ts';

/** Lets a page of another site read the answer, when the site's owner has named it. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: string[]): void {
  if (origins.length === 0) return;
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
}

/** Answers a browser that asks whether a page of another site may send. */
export function answerPreflight(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: string[],
): FastifyReply {
  if (origins.includes(request.headers.origin ?? '')) {
    reply.headers({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': `content-type, idempotency-key, ${ELAPSED_HEADER}`,
      'access-control-max-age': '600',
    });
  }
  return reply.code(204).header('allow', 'POST').send();
}
