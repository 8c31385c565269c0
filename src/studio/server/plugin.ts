/** Serves the API of Studio and scripts at `/_edit/api`, in the dev server only. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Plugin, ViteDevServer } from 'vite';
import type { DevSite } from '../../build/dev/server.ts';
import { finishWriting } from '../../content/files/write-files.ts';
import { messageOf } from '../../content/model/thrown.ts';
import { makeChanges, type StudioContext, undoChanges } from './changes.ts';
import type { Endpoints } from './endpoint.ts';
import { readFileText, writeFileText } from './files.ts';
import { checkRequest } from './guard.ts';
import { Refusal, readBody, readJsonBody, refusalOf, sendJson } from './http.ts';
import { withNewest } from './newer-files.ts';
import { pageAnswer } from './page.ts';
import { deletePage, linksToPage, listPages, makePage, renamePage } from './pages.ts';
import { readChanges, readDigests } from './read-request.ts';
import { SeenTexts } from './seen-texts.ts';
import { forgetOldBytes, readUndo } from './undo.ts';

const API = '/_edit/api';
/** The largest JSON body of a request, in bytes; no change to a page is larger. */
const MAX_BYTES = 4 * 1024 * 1024;

function pageEndpoints(studio: StudioContext): Endpoints {
  return {
    'GET /page': ({ query }) => {
      const route = query.get('route');
      if (!route?.startsWith('/') || route.length > 1000) {
        throw new Refusal(400, 'Name the page, as in ?route=/about.');
      }
      return pageAnswer(studio, route.replace(/(.)\/+$/, '$1'));
    },
    'POST /changes': ({ body: { changes, digests, replaces } }) =>
      makeChanges(studio, readChanges(changes), {
        digests: readDigests(digests),
        replaces: replaces === undefined ? undefined : readUndo(replaces),
      }),
    'POST /undo': ({ body }) => undoChanges(studio, readUndo(body.undo ?? body)),
    'GET /file': ({ query }) => readFileText(studio, query.get('file') ?? ''),
    'PUT /file': ({ body }) => writeFileText(studio, body),
    'GET /pages': () => listPages(studio),
    'POST /pages/new': ({ body }) => makePage(studio, body),
    'POST /pages/rename': ({ body }) => renamePage(studio, body),
    'GET /pages/links': ({ query }) => linksToPage(studio, query.get('route') ?? ''),
    'POST /pages/delete': ({ body }) => deletePage(studio, body),
  };
}

export interface StudioApiOptions extends DevSite {
  /** The token that other computers need to edit; without it they cannot. */
  token?: string | undefined;
}

/** Returns whether other computers can reach a server. */
function isOpen({ config }: ViteDevServer): boolean {
  const { host } = config.server;
  return (
    host === true || (typeof host === 'string' && !/^(?:localhost|127\.0\.0\.1|::1)$/.test(host))
  );
}

/**
 * Serves the API at `/_edit/api`.
 *
 * @param more returns further endpoints, besides those of pages
 */
export function studioApiPlugin(
  { watch, review, token }: StudioApiOptions,
  more: (studio: StudioContext) => Endpoints,
): Plugin {
  const studio: StudioContext = { watch, review, seen: new SeenTexts() };
  const endpoints: Endpoints = { ...pageEndpoints(studio), ...more(studio) };
  for (const warning of finishWriting(watch.site.root)) console.warn(warning);
  forgetOldBytes(watch.site.root);
  /** Runs requests one after the other: each sees what the previous one has written. */
  let turn: Promise<unknown> = Promise.resolve();

  const run = async (request: IncomingMessage) => {
    const asked = new URL(`http://localhost${request.url?.replace(/^(?!\/)/, '/') ?? '/'}`);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const endpoint = endpoints[`${method} ${asked.pathname}`];
    if (!endpoint) throw new Refusal(404, `There is no ${method} ${API}${asked.pathname}.`);
    const { maxBytes } = endpoint;
    const isJson = method !== 'GET' && maxBytes === undefined;
    const body = isJson ? await readJsonBody(request, MAX_BYTES) : {};
    const bytes = maxBytes === undefined ? Buffer.of() : await readBody(request, maxBytes);
    const asker = { query: asked.searchParams, body, bytes };
    const make = () => withNewest(async () => endpoint(asker));
    if (endpoint.isAside) return make();
    const made = turn.then(make, make);
    turn = made.catch(() => undefined);
    return made;
  };

  const answer = async (
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    try {
      const { port } = (server.httpServer?.address() ?? {}) as AddressInfo;
      checkRequest(request, { port, isOpen: isOpen(server), token });
      sendJson(response, 200, await run(request));
    } catch (error) {
      const { status, message, details } = refusalOf(error);
      if (status === 500) console.error(`Studio could not answer: ${messageOf(error)}`);
      sendJson(response, status, { error: message, ...details });
    }
  };

  return {
    name: 'pagewright:studio-api',
    configureServer(server) {
      server.middlewares.use(API, (request, response) => {
        void answer(server, request, response);
      });
    },
  };
}
