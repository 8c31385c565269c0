/** Serves the API of Studio and scripts at `/_edit/api`, in the dev server only. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Plugin, ViteDevServer } from 'vite';
import type { DevSite } from '../../build/dev/server.ts';
import { finishWriting } from '../../content/files/write-files.ts';
import { messageOf } from '../../content/model/thrown.ts';
import { API_PATH } from '../contract/addresses.ts';
import { MAX_BYTES } from '../contract/pictures.ts';
import type { Endpoints } from './endpoint.ts';
import { checkRequest } from './guard.ts';
import { HttpError, httpErrorOf, readBytes, readJsonBody, sendJson } from './http.ts';
import { withNewest } from './newer-files.ts';
import { forgetOldBytes } from './undo.ts';

/** The largest JSON body of a request, in bytes; no change to a page is larger. */
const MAX_JSON = 4 * 1024 * 1024;
/** The endpoint whose body is a file; all others take JSON. */
const UPLOAD = 'POST /pictures';
/** The endpoint that no other request waits for: it changes nothing and takes long. */
const CHECK = 'GET /problems';

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

/** Serves endpoints at `/_edit/api`. */
export function studioApiPlugin({ live, token }: StudioApiOptions, endpoints: Endpoints): Plugin {
  for (const warning of finishWriting(live.site.root)) console.warn(warning);
  forgetOldBytes(live.site.root);
  /** The last request of each queue: one after the other, each sees what the previous one has written. */
  const last = { checks: Promise.resolve<unknown>(0), others: Promise.resolve<unknown>(0) };

  const run = async (request: IncomingMessage) => {
    const url = new URL(`http://localhost${request.url?.replace(/^(?!\/)/, '/') ?? '/'}`);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const name = `${method} ${url.pathname}`;
    const endpoint = endpoints[name];
    if (!endpoint) throw new HttpError(404, `There is no ${method} ${API_PATH}${url.pathname}.`);
    const isJson = method !== 'GET' && name !== UPLOAD;
    const body = isJson ? await readJsonBody(request, MAX_JSON) : {};
    const bytes = name === UPLOAD ? await readBytes(request, MAX_BYTES) : Buffer.of();
    const given = { query: url.searchParams, body, bytes };
    const make = () => withNewest(async () => endpoint(given));
    const queue = name === CHECK ? 'checks' : 'others';
    const made = last[queue].then(make);
    last[queue] = made.catch(() => undefined);
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
      const { status, message, details } = httpErrorOf(error);
      if (status === 500) console.error(`Studio could not answer: ${messageOf(error)}`);
      sendJson(response, status, { error: message, ...details });
    }
  };

  return {
    name: 'pagewright:studio-api',
    configureServer(server) {
      server.middlewares.use(API_PATH, (request, response) => {
        void answer(server, request, response);
      });
    },
  };
}
