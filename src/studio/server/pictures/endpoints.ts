/** Endpoints for the files of the public folder: pictures, films and other files that pages show. */
import type { Endpoints, StudioContext } from '../endpoint.ts';
import { HttpError } from '../http.ts';
import { USUAL_FOLDERS } from './file-kind.ts';
import { listFiles } from './list.ts';
import { deleteFile, storeFile } from './store.ts';
import { usesOf } from './uses.ts';

/**
 * Returns the endpoints `GET` and `POST /_edit/api/pictures`, `GET /pictures/uses?path=` and `POST /pictures/delete`.
 */
export function pictureEndpoints(studio: StudioContext): Endpoints {
  const { live, review } = studio;
  return {
    'GET /pictures': () => ({
      usualFolders: USUAL_FOLDERS,
      files: listFiles(live.site),
    }),
    'GET /pictures/uses': ({ query }) => ({
      uses: usesOf(live.site, addressIn(query.get('path')), review.summaries(live.site)),
    }),
    'POST /pictures': ({ query, bytes }) => {
      const name = (query.get('name') ?? '').slice(0, 200);
      const [folder, replaces] = [query.get('folder'), query.get('replaces')];
      return storeFile(studio, {
        name: name || 'picture',
        content: bytes,
        folder: folder === null ? undefined : addressIn(folder),
        replaces: replaces === null ? undefined : addressIn(replaces),
      });
    },
    'POST /pictures/delete': ({ body }) => deleteFile(studio, addressIn(body.path)),
  };
}

function addressIn(value: unknown): string {
  if (typeof value === 'string' && value.startsWith('/')) return value;
  throw new HttpError(400, 'Name a file or a folder of public/, as in /images/team.jpg.');
}
