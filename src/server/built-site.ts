import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodedPath } from '../content/model/bare-path.ts';
import { redirectToBase, withinBase } from './http/below-base.ts';
import { compressFile, isText } from './http/compressed.ts';
import { findNotFoundPage, findPublishedFile } from './http/find-file.ts';
import {
  headersFor,
  REVALIDATE,
  readHeaderRules,
  readRedirects,
  withQuery,
} from './http/host-rules.ts';
import { watchedFile } from './http/watched-file.ts';

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

export const NO_SNIFFING = ['x-content-type-options', 'nosniff'] as const;

/** Answers requests with the files of a built site, by the rules of its `_headers` and `_redirects`. */
export class BuiltSite {
  readonly #root: string;
  readonly #headerRules;
  readonly #findRedirect;
  readonly #base: () => string;

  /**
   * @param root absolute path of the built site
   * @param base returns the path that the site is served below
   */
  constructor(root: string, base: () => string) {
    this.#root = root;
    this.#headerRules = watchedFile(path.join(root, '_headers'), readHeaderRules);
    this.#findRedirect = watchedFile(path.join(root, '_redirects'), readRedirects);
    this.#base = base;
  }

  /** Returns the address of a request without the path that the site is served below. */
  withoutBase({ url = '/' }: IncomingMessage): string {
    try {
      return withinBase(url, this.#base()) ?? url;
    } catch {
      // Fastify does not catch errors here. The handler of the request reads the base again and reports the error.
      return url;
    }
  }

  /** Answers a request for a page or a file. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply {
    const url = addressOf(request);
    const urlPath = url && decodedPath(url.pathname);
    if (!url || urlPath === undefined) return refuseAddress(reply);
    const toBase = redirectToBase(request.originalUrl, this.#base());
    if (toBase) return reply.redirect(toBase.to, toBase.status);
    if (withinBase(request.originalUrl, this.#base()) === undefined) return sendNotFound(reply);
    return this.#answerPath(urlPath, url.search, reply);
  }

  async #answerPath(urlPath: string, query: string, reply: FastifyReply): Promise<FastifyReply> {
    const redirect = this.#redirectOf(urlPath);
    if (redirect) return reply.redirect(withQuery(redirect.to, query), redirect.status);
    const file = await findPublishedFile(this.#root, urlPath);
    const page = await this.#pageAddress(urlPath, file);
    if (page !== undefined && page !== urlPath) {
      return reply.redirect(this.#base() + encodeURI(page) + query, 301);
    }
    if (file) return this.#send(reply, file, 200);
    const typed = this.#redirectOf(urlPath.toLowerCase());
    if (typed) return reply.redirect(withQuery(typed.to, query), typed.status);
    const notFound = findNotFoundPage(this.#root, urlPath);
    return notFound ? this.#send(reply, notFound, 404) : sendNotFound(reply);
  }

  /** Returns the redirect for a path below the base. */
  #redirectOf(urlPath: string) {
    return this.#findRedirect()(this.#base() + urlPath);
  }

  /**
   * Returns the address of the page that a path leads to: `/about` for `/about/`, and for `/About`, as people type it,
   * if no such file is there.
   */
  async #pageAddress(urlPath: string, file: string | undefined): Promise<string | undefined> {
    const address = file ? urlPath : urlPath.toLowerCase();
    const found = address === urlPath ? file : await findPublishedFile(this.#root, address);
    return found?.endsWith('.html') ? canonicalPath(address) : undefined;
  }

  async #send(reply: FastifyReply, file: string, status: number): Promise<FastifyReply> {
    // The 404 page is neither the page that the browser has cached nor the one that it wants a part of.
    if (status !== 200) for (const name of CONDITIONS) delete reply.request.raw.headers[name];
    if (isText(file)) reply.header('vary', 'Accept-Encoding');
    // Where the folder is not writable, the file is served uncompressed.
    await compressFile(path.join(this.#root, file), 'served').catch(() => undefined);
    const headers = headersFor(this.#headerRules(), `${this.#base()}/${file}`);
    reply.headers(Object.fromEntries(headers));
    if (!reply.hasHeader(REVALIDATE[0])) reply.header(...REVALIDATE);
    return reply.code(status).sendFile(file, { cacheControl: false });
  }
}

/** Answers a request with a malformed address. */
export const refuseAddress = (reply: FastifyReply): FastifyReply =>
  reply
    .code(400)
    .header(...NO_SNIFFING)
    .type('text/plain')
    .send('Bad address.');

const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain').send('Not found.');

/** Parses the requested address: a path, even one that begins with two slashes, or an absolute one, as proxies send. */
function addressOf({ url }: FastifyRequest): URL | undefined {
  const whole = url.startsWith('/') ? `http://localhost${url}` : url;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}
