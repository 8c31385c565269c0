/** Endpoints for the data of Studio's forms: schemas, choices, block types, and the data of files. */
import { parse } from '../../content/yaml/parse.ts';
import { readSiteFile } from '../../editing/site-files.ts';
import { blockLibrary } from './block-library.ts';
import { choicesOf } from './choices.ts';
import type { Endpoints, StudioContext } from './endpoint.ts';
import { formSchemas } from './form-schemas.ts';
import { HttpError } from './http.ts';

/** Returns the endpoints `GET /_edit/api/forms`, `/choices` and `/data?file=`. */
export function formEndpoints({ watch, review, seen }: StudioContext): Endpoints {
  return {
    'GET /forms': () => {
      const { site } = watch;
      const routes = new Set(review.summaries(site).map(({ route }) => route));
      return { schemas: formSchemas(site), library: blockLibrary(site, routes) };
    },
    'GET /choices': () => choicesOf(watch.site, review.summaries(watch.site)),
    'GET /data': ({ query }) => {
      const file = query.get('file') ?? '';
      const found = readSiteFile(watch.site.root, file);
      if (!found) throw new HttpError(404, `There is no file ${file}.`);
      const { data } = parse(found.text);
      if (data === undefined) throw new HttpError(422, `${file} cannot be read. Fix it first.`);
      seen.add(found.digest, found.text);
      return { file, digest: found.digest, data };
    },
  };
}
