import fastify, { type FastifyInstance } from 'fastify';
import { type EnquiriesOptions, enquiries } from './receive-enquiries.ts';

/**
 * Creates a server that receives forms as the server of a built site does, and serves nothing else; for a server that serves
 * the pages itself and passes on the requests that it does not know.
 */
export async function createFormServer(options: EnquiriesOptions): Promise<FastifyInstance> {
  const server = fastify({ ajv: { customOptions: { allErrors: true } } });
  await server.register(enquiries, options);
  await server.ready();
  return server;
}
