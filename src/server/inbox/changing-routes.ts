import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerFailure, type InboxContext } from './context.tsx';
import { readFilter, toQuery } from './filter.ts';

interface OfOne {
  Params: { id: string };
}

/** Returns the address to go back to, with what was done. */
function backTo(place: string, { query }: FastifyRequest, done: string): string {
  const filter = toQuery(readFilter(query));
  return `${place}${filter ? `${filter}&` : '?'}done=${done}`;
}

/** Adds the routes that change enquiries. Each is a form of the inbox, with its CSRF token. */
export function changingRoutes(server: FastifyInstance, context: InboxContext): void {
  server.post<OfOne>('/:id/mark', async (request, reply) => {
    const store = await context.store();
    const { id } = request.params;
    const { to } = request.body as { to?: unknown };
    if (to === 'release') {
      if (!(await store.get(id))) return answerFailure(context, reply, 404);
      if (await store.release(id)) context.onReleased();
    } else if (to === 'new' || to === 'quarantined') {
      if (!(await store.mark(id, to))) return answerFailure(context, reply, 404);
    } else {
      return answerFailure(context, reply, 400);
    }
    return reply.redirect(backTo(`${context.root()}/${encodeURIComponent(id)}`, request, to), 303);
  });

  server.post<OfOne>('/:id/delete', async (request, reply) => {
    const store = await context.store();
    if (!(await store.remove(request.params.id))) return answerFailure(context, reply, 404);
    return reply.redirect(backTo(context.root(), request, 'deleted'), 303);
  });
}
