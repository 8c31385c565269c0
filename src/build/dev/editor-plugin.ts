/**
 * Handles requests from the dev server's pages: opens a block's file in the editor, and applies the fix of a problem
 * card.
 */

import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { writeChanges } from '../../content/files/write-changes.ts';
import { messageOf } from '../../content/model/thrown.ts';
import { validChanges } from '../../diagnostics/fixes.ts';
import type { LiveSite } from './live-site.ts';
import { type ProblemPlace, placeOfBlock, problemAt } from './load-route.ts';
import { isSameOrigin, readBody } from './requests.ts';
import type { DevReview } from './review.ts';

/** The addresses that src/browser/dev-editing.ts requests. */
const OPEN = '/_open?';
const FIX = '/_fix';

/** The largest request body, in bytes. */
const MAX_BODY = 4096;

/** The problem that the browser asks to fix. */
interface FixRequest extends ProblemPlace {
  route: string;
}

/** Returns whether a request comes from this computer: with `--host` others reach the server as well. */
function isHere({ socket }: IncomingMessage): boolean {
  return /^(?:::1$|(?:::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
}

const NOT_HERE = 'Files are opened and changed only from the computer that the server runs on.';

/** Returns the location to open in the form that editors understand: `/site/pages/index.yaml:3:5`. */
function placeToOpen(address: string, live: LiveSite): string | undefined {
  const asked = new URL(address, 'http://localhost').searchParams;
  const named = /^(pages\/.+):(\d+):(\d+)$/.exec(asked.get('file') ?? '');
  const [route, at] = [asked.get('route'), asked.get('path')];
  const place = named
    ? { file: named[1] ?? '', line: Number(named[2]), column: Number(named[3]) }
    : route && at && placeOfBlock(live.site, route, at);
  if (!place) return undefined;
  const file = path.join(live.site.root, place.file);
  const isInside = file.startsWith(path.join(live.site.root, path.sep));
  return isInside ? `${file}:${place.line}:${place.column}` : undefined;
}

/** Applies the fix of a problem; returns whether there was such a fix. */
function applyFix({ route, ...place }: FixRequest, { site }: LiveSite, review: DevReview): boolean {
  const problem = problemAt(site, route, place, review);
  const edits = problem?.edits?.map((edit) => ({ ...edit, file: problem.file })) ?? [];
  const changes = validChanges(site.root, edits);
  writeChanges(site.root, changes);
  return changes.length > 0;
}

/** Handles the requests of the dev server's pages on behalf of an editor. */
export function devEditorPlugin(live: LiveSite, review: DevReview): Plugin {
  return {
    name: 'pagewright:dev-editor',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(OPEN)) return next();
        if (!isHere(request)) return void response.writeHead(403).end(NOT_HERE);
        const place = placeToOpen(request.url, live);
        if (!place) return void response.writeHead(404).end('Nothing is written there.');
        // Vite knows how to start the running editor.
        request.url = `/__open-in-editor?file=${encodeURIComponent(place)}`;
        next();
      });
      server.middlewares.use(FIX, async (request, response) => {
        try {
          if (!isHere(request)) return void response.writeHead(403).end(NOT_HERE);
          if (!isSameOrigin(request))
            return void response.writeHead(403).end('Not from this site.');
          const body = await readBody(request, MAX_BODY);
          if (!body) throw new Error('The request is too long.');
          const isApplied = applyFix(JSON.parse(body.toString()), live, review);
          if (isApplied) response.writeHead(204).end();
          else response.writeHead(409).end('The file has changed since; look at the card again.');
        } catch (error) {
          response.writeHead(400).end(messageOf(error));
        }
      });
    },
  };
}
