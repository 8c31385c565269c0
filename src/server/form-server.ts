import fastify, { type FastifyInstance } from 'fastify';
import { type EnquiriesOptions, enquiries } from './receive-enquiries.ts';

/** As in `create-server.ts`: bytes of a body that is no file. */
const BODY_LIMIT = 1024 * 1024;

/**
 * Creates a server that receives forms as the server of a built site does, and serves nothing else; for a server that serves
 * the pages itself and passes on the requests that it does not know.
 */
export async function createFormServer(options: EnquiriesOptions): Promise<FastifyInstance> {
  const server = fastify({ bodyLimit: BODY_LIMIT, ajv: { customOptions: { allErrors: true } } });
  await server.register(enquiries, options);
  await server.ready();
  return server;
}
