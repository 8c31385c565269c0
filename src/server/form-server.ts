import fastify, { type FastifyInstance } from 'fastify';
import { type EnquiriesOptions, enquiries } from './enquiries/enquiries.ts';

/** As in `create-server.ts`: bytes of a body that is no file. */
const BODY_LIMIT = 1024 * 1024;

/**
 * A server that does with forms what the server of a built site does, and nothing else; for a server that serves the
 * pages itself and hands it what it does not know.
 */
export async function createFormServer(options: EnquiriesOptions): Promise<FastifyInstance> {
  const server = fastify({ bodyLimit: BODY_LIMIT, ajv: { customOptions: { allErrors: true } } });
  await server.register(enquiries, options);
  await server.ready();
  return server;
}
