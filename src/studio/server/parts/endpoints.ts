/** Endpoints for what a site has beside pages: settings, collections and fragments. */
import { pathOfSteps } from '../../../content/model/data.ts';
import type { Workshop } from '../changes.ts';
import type { Endpoints } from '../endpoint.ts';
import { readDigests, readPlace } from '../read-request.ts';
import { addRowFile, deleteRowFile, readCollection } from './collection-rows.ts';
import { weakColours } from './contrast.ts';
import { copyFragment } from './fragment-copy.ts';
import { listParts } from './list-parts.ts';
import { valueSources } from './value-sources.ts';

/** Answers `GET /parts`, `/contrast`, `/collection?name=`, `/sources?route=&path=` and `POST /collection/add`, `/collection/delete`, `/fragments/copy`. */
export function partEndpoints(workshop: Workshop): Endpoints {
  return {
    'GET /parts': () => listParts(workshop),
    'GET /contrast': () => ({ weak: weakColours(workshop.watch.site) }),
    'GET /collection': ({ query }) => readCollection(workshop, query.get('name')),
    'GET /sources': ({ query }) => {
      const [route = '', path = ''] = [query.get('route') ?? '', query.get('path') ?? ''];
      return valueSources(workshop, route, path === '' ? [] : pathOfSteps(path.split('.')));
    },
    'POST /collection/add': async ({ json }) => addRowFile(workshop, await json()),
    'POST /collection/delete': async ({ json }) => deleteRowFile(workshop, await json()),
    'POST /fragments/copy': async ({ json }) => {
      const { file, path, digests } = await json();
      return copyFragment(workshop, readPlace({ file, path }), readDigests(digests));
    },
  };
}
