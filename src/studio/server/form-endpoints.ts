/** Endpoints for the data of Studio's forms: schemas, choices, block types, and the data of files. */
import { blockLibrary } from './block-library.ts';
import { readData } from './changes.ts';
import { choicesOf } from './choices.ts';
import type { Endpoints, StudioContext } from './endpoint.ts';
import { formSchemas } from './form-schemas.ts';

/** Returns the endpoints `GET /_edit/api/forms`, `/choices` and `/data?file=`. */
export function formEndpoints(studio: StudioContext): Endpoints {
  const { watch, review } = studio;
  return {
    'GET /forms': () => {
      const { site } = watch;
      const routes = new Set(review.summaries(site).map(({ route }) => route));
      return { schemas: formSchemas(site), library: blockLibrary(site, routes) };
    },
    'GET /choices': () => choicesOf(watch.site, review.summaries(watch.site)),
    'GET /data': ({ query }) => readData(studio, query.get('file') ?? ''),
  };
}
