/** Endpoints for pages and their files: reading, changing, undoing; creating, moving and deleting pages. */

import { makeChanges, undoChanges } from './changes.ts';
import type { Endpoints, StudioContext } from './endpoint.ts';
import { readFileText, writeFileText } from './files.ts';
import { HttpError } from './http.ts';
import { pageAnswer } from './page.ts';
import { deletePage, linksToPage, listPages, makePage, renamePage } from './pages.ts';
import { readChanges, readDigests } from './read-request.ts';
import { readUndo } from './undo.ts';

/** Returns the endpoints below `/page`, `/pages` and `/file`, and `POST /changes` and `/undo`. */
export function pageEndpoints(studio: StudioContext): Endpoints {
  return {
    'GET /page': ({ query }) => {
      const route = query.get('route');
      if (!route?.startsWith('/') || route.length > 1000) {
        throw new HttpError(400, 'Name the page, as in ?route=/about.');
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
