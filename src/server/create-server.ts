import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { type Check, health } from './health.ts';
import { answerInTurn } from './http/answer-in-turn.ts';
import { basePathOf, redirectToBase, withinBase } from './http/below-base.ts';
import { compressFile, isText } from './http/compressed.ts';
import { drainOnClose } from './http/drain.ts';
import { findNotFoundPage, findPublishedFile } from './http/find-file.ts';
import { headersFor, readHeaderRules, readRedirects, withQuery } from './http/host-rules.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { watchedFile } from './http/watched-file.ts';
import { enquiries } from './receive-enquiries.ts';

/** Browsers revalidate pages each time, and get 304 while they are the same. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The screen for an error that no page can handle: specification, section 8. */
const ERROR_SCREEN = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Unexpected Application Error!</title><h1>Unexpected Application Error!</h1><p>Something went wrong on our side. Loading the page again usually helps.</p></html>
`;

/** Returns the address that a page is served at: `/about` for `/about/` and `/about.html`. */
function canonicalPath(urlPath: string): string {
  const clean = urlPath.replace(/\/{2,}/g, '/').replace(/(\/index)?(\.html)?\/*$/, '');
  return clean === '' ? '/' : clean;
}

/** Headers of conditional and range requests: RFC 9110, sections 13.1 and 14.2. */
const CONDITIONS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

export interface ServerOptions {
  /** The private folder where enquiries are kept; left out, the server receives none. */
  data?: string;
}

const NO_SNIFFING = ['x-content-type-options', 'nosniff'] as const;

/** A visitor on a slow line needs time for a file; one who sends nothing but headers does not. */
const TIMEOUTS = { requestTimeout: 120_000, http: { headersTimeout: 15_000 } };

/**
 * Creates the server of a built site: clean addresses, redirects, the site's own 404 page, validators,
 * compressed answers, the headers of `_headers`, and what receives the site's forms.
 *
 * @param root absolute path of the built site
 * @returns a server that does not listen yet
 */
export async function createServer(
  root: string,
  { data }: ServerOptions = {},
): Promise<FastifyInstance> {
  const headerRules = watchedFile(path.join(root, '_headers'), readHeaderRules);
  const findRedirect = watchedFile(path.join(root, '_redirects'), readRedirects);
  const base = basePathOf(root);
  const checks = new Map<string, Check>();
  const rewriteUrl = ({ url = '/' }: IncomingMessage) => {
    try {
      return withinBase(url, base()) ?? url;
    } catch {
      // Nobody catches what is thrown here; the handler meets it again.
      return url;
    }
  };
  const refuseAddress = (reply: FastifyReply) =>
    reply
      .code(400)
      .header(...NO_SNIFFING)
      .type('text/plain')
      .send('Bad address.');
  const server = fastify({
    rewriteUrl,
    ...TIMEOUTS,
    trustProxy: trustedProxies(process.env.PAGEWRIGHT_TRUST_PROXY),
    // All errors of a form are returned at once; its schema has no rule that is slow to check.
    ajv: { customOptions: { allErrors: true } },
    // No hook is called for an address that is none.
    frameworkErrors: (_, __, reply) => refuseAddress(reply as FastifyReply),
  });
  /** Requests that have been answered anew. */
  const asked = new WeakSet<FastifyRequest>();
  // A route keeps the handler that is there when it is made.
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: error.message });
    // Those of the file that was to be sent.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    if (error.code === 'ENOENT' && !asked.has(request)) {
      // A build has put another folder in place between the look at a file and its opening.
      asked.add(request);
      // Two streams listen to the one response.
      reply.raw.setMaxListeners(20);
      return answer(request, reply);
    }
    console.error(`${request.method} ${request.url.split('?')[0]} failed: ${error.message}`);
    return reply.code(500).type('text/html').send(ERROR_SCREEN);
  });
  // No answer, a redirect or an error included, may be sniffed for another content type.
  server.addHook('onSend', async (_, reply) => {
    reply.header(...NO_SNIFFING);
  });
  answerInTurn(server);
  drainOnClose(server);
  await server.register(fastifyStatic, { root, serve: false, preCompressed: true });

  const send = async (reply: FastifyReply, file: string, status: number) => {
    // A page in another's place is neither the same as before nor wanted in parts.
    if (status !== 200) for (const name of CONDITIONS) delete reply.request.raw.headers[name];
    if (isText(file)) reply.header('vary', 'Accept-Encoding');
    // Where the folder cannot be written to, the file is served as it is.
    await compressFile(path.join(root, file), 'served').catch(() => undefined);
    reply.headers(Object.fromEntries(headersFor(headerRules(), `${base()}/${file}`)));
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', REVALIDATE);
    return reply.code(status).sendFile(file, { cacheControl: false });
  };

  const sendNothing = (reply: FastifyReply) =>
    reply.code(404).type('text/plain').send('Not found.');

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const url = addressOf(request);
    const urlPath = url && decodePath(url.pathname);
    if (!url || urlPath === undefined) return refuseAddress(reply);
    const toBase = redirectToBase(request.originalUrl, base());
    if (toBase) return reply.redirect(toBase.to, toBase.status);
    if (withinBase(request.originalUrl, base()) === undefined) return sendNothing(reply);
    return answerPath(urlPath, url.search, reply);
  };

  const answerPath = async (urlPath: string, query: string, reply: FastifyReply) => {
    const redirect = findRedirect()(base() + urlPath);
    if (redirect) return reply.redirect(withQuery(redirect.to, query), redirect.status);
    const file = await findPublishedFile(root, urlPath);
    const canonical = canonicalPath(urlPath);
    if (file?.endsWith('.html') && canonical !== urlPath) {
      return reply.redirect(base() + encodeURI(canonical) + query, 301);
    }
    if (file) return send(reply, file, 200);
    const notFound = findNotFoundPage(root, urlPath);
    return notFound ? send(reply, notFound, 404) : sendNothing(reply);
  };

  server.get('/*', answer);
  if (data) await server.register(enquiries, { forms: root, data, checks });
  await server.register(health, { checks });
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'Not found.' }));
  return server;
}

/** Parses the requested address: a path, even one that begins with two slashes, or an absolute one, as proxies send. */
function addressOf({ url }: FastifyRequest): URL | undefined {
  const whole = url.startsWith('/') ? `http://localhost${url}` : url;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
