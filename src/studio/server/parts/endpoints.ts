/** Endpoints for the parts of a site other than pages: settings, collections and fragments. */
import { pathOfSteps } from '../../../content/model/data.ts';
import type { Endpoints, StudioContext } from '../endpoint.ts';
import { readDigests, readPlace } from '../read-request.ts';
import { addRowFile, deleteRowFile, readCollection } from './collection-rows.ts';
import { weakColours } from './contrast.ts';
import { copyFragment } from './fragment-copy.ts';
import { listParts } from './list-parts.ts';
import { valueSources } from './value-sources.ts';

/**
 * Returns the endpoints `GET /parts`, `/contrast`, `/collection?name=`, `/sources?route=&path=` and
 * `POST /collection/add`, `/collection/delete`, `/fragments/copy`.
 */
export function partEndpoints(studio: StudioContext): Endpoints {
  return {
    'GET /parts': () => listParts(studio),
    'GET /contrast': () => ({ weak: weakColours(studio.live.site) }),
    'GET /collection': ({ query }) => readCollection(studio, query.get('name')),
    'GET /sources': ({ query }) => {
      const [route = '', path = ''] = [query.get('route') ?? '', query.get('path') ?? ''];
      return valueSources(studio, route, path === '' ? [] : pathOfSteps(path.split('.')));
    },
    'POST /collection/add': ({ body }) => addRowFile(studio, body),
    'POST /collection/delete': ({ body }) => deleteRowFile(studio, body),
    'POST /fragments/copy': ({ body: { file, path, digests } }) =>
      copyFragment(studio, readPlace({ file, path }), readDigests(digests)),
  };
}
