/** Endpoints for the data of Studio's forms: schemas, choices, block types, and the data of files. */
import { blockLibrary } from './block-library.ts';
import { readData } from './changes.ts';
import { choicesOf } from './choices.ts';
import type { Endpoints, StudioContext } from './endpoint.ts';
import { formSchemas } from './form-schemas.ts';

/** Returns the endpoints `GET /_edit/api/forms`, `/choices` and `/data?file=`. */
export function formEndpoints(studio: StudioContext): Endpoints {
  const { live, review } = studio;
  return {
    'GET /forms': () => {
      const { site } = live;
      const routes = new Set(review.summaries(site).map(({ route }) => route));
      return { schemas: formSchemas(site), library: blockLibrary(site, routes) };
    },
    'GET /choices': () => choicesOf(live.site, review.summaries(live.site)),
    'GET /data': ({ query }) => readData(studio, query.get('file') ?? ''),
  };
}
