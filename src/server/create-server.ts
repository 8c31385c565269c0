import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { BuiltSite, NO_SNIFFING, refuseAddress } from './built-site.ts';
import { watchForms } from './enquiries/site-forms.ts';
import { type Check, health } from './health.ts';
import { answerInTurn, drainOnClose } from './http/connections.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { type EnquiriesOptions, enquiries } from './receive-enquiries.ts';

/** The screen for an error that no page can handle: specification, section 8. */
const ERROR_SCREEN = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Unexpected Application Error!</title><h1>Unexpected Application Error!</h1><p>Something went wrong on our side. Loading the page again usually helps.</p></html>
`;

interface ServerOptions {
  /** The private folder in which enquiries are stored; left out, the server receives none. */
  data?: string;
}

/** All errors of a form are returned at once; its schema has no rule that is slow to check. */
const ALL_ERRORS = { customOptions: { allErrors: true } };

/** A visitor with a slow connection needs time to send a file; a client that sends only headers does not. */
const TIMEOUTS = { requestTimeout: 120_000, http: { headersTimeout: 15_000 } };

/**
 * Creates the server of a built site: clean addresses, redirects, the site's own 404 page, ETags, compressed responses,
 * the headers of `_headers`, and the receiver of the site's forms.
 *
 * @param root absolute path of the built site
 * @returns a server that does not listen yet
 */
export async function createServer(
  root: string,
  { data }: ServerOptions = {},
): Promise<FastifyInstance> {
  const forms = watchForms(root);
  const site = new BuiltSite(root, () => forms().site.base ?? '');
  const checks = new Map<string, Check>();
  const server = fastify({
    rewriteUrl: (request) => site.withoutBase(request),
    ...TIMEOUTS,
    trustProxy: trustedProxies(process.env.PAGEWRIGHT_TRUST_PROXY),
    ajv: ALL_ERRORS,
    // Fastify calls no hooks for a malformed address.
    frameworkErrors: (_, __, reply) => refuseAddress(reply as FastifyReply),
  });
  /** Requests that have been answered a second time. */
  const retried = new WeakSet<FastifyRequest>();
  // Before the routes: a route keeps the handler that is set when it is added.
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: error.message });
    // They belong to the file that could not be sent.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    if (error.code === 'ENOENT' && !retried.has(request)) {
      // A build has replaced the folder after the file was found and before it was opened.
      retried.add(request);
      // Two streams listen to the same response.
      reply.raw.setMaxListeners(20);
      return site.answer(request, reply);
    }
    console.error(`${request.method} ${request.url.split('?')[0]} failed: ${error.message}`);
    return reply.code(500).type('text/html').send(ERROR_SCREEN);
  });
  // Browsers must not guess another content type, not even of redirects and errors.
  server.addHook('onSend', async (_, reply) => {
    reply.header(...NO_SNIFFING);
  });
  answerInTurn(server);
  drainOnClose(server);
  await server.register(fastifyStatic, { root, serve: false, preCompressed: true });

  server.get('/*', (request, reply) => site.answer(request, reply));
  if (data) await server.register(enquiries, { forms, data, checks });
  await server.register(health, { checks });
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'Not found.' }));
  return server;
}

/**
 * Creates a server that only receives forms, for the dev server, which serves the pages itself and passes other requests
 * on.
 */
export async function createFormServer(options: EnquiriesOptions): Promise<FastifyInstance> {
  const server = fastify({ ajv: ALL_ERRORS });
  await server.register(enquiries, options);
  await server.ready();
  return server;
}
