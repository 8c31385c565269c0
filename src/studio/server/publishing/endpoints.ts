/** Endpoints that compare the site with its last commit, publish it, and read earlier versions. */

import type { FileChange } from '../../../content/files/write-files.ts';
import type { Undo } from '../../contract/changes.ts';
import type { Endpoints, StudioContext } from '../endpoint.ts';
import { HttpError } from '../http.ts';
import { isPublic, undoOf } from '../undo.ts';
import {
  overview,
  publish,
  restoreVersion,
  revertChanges,
  sentencesSince,
  versions,
  versionText,
} from './publish.ts';

/** Matches the hash of a commit, whole or abbreviated. */
const COMMIT = /^[0-9a-f]{7,64}$/;
const LONGEST_MESSAGE = 10_000;

/** Returns the endpoints of publishing. */
export function publishingEndpoints({ live }: StudioContext): Endpoints {
  const written = async (changes: FileChange[]): Promise<{ files: string[]; undo: Undo }> => {
    const files = changes.map(({ file }) => file);
    live.wrote(files.filter((file) => !isPublic(file)));
    if (files.some(isPublic)) await live.wrotePublic(files.filter(isPublic));
    return { files, undo: undoOf(live.site.root, changes) };
  };
  return {
    'GET /differences': () => overview(live.site),
    'POST /discard': async ({ body }) => {
      const [id, file] = [textIn(body, 'id'), textIn(body, 'file')];
      return written(await revertChanges(live.site, { id, file }));
    },
    'POST /publish': async ({ body }) =>
      publish(live.site, textIn(body, 'message')?.slice(0, LONGEST_MESSAGE)),
    'GET /versions': async ({ query }) => ({
      versions: await versions(live.site, fileOf(query.get('file'))),
    }),
    'GET /version': async ({ query }) => {
      const commit = commitOf(query.get('commit'));
      const file = fileOf(query.get('file'));
      const text = await versionText(live.site, file, commit);
      return { text, since: sentencesSince(live.site, file, text) };
    },
    'POST /restore': async ({ body: { file, commit } }) =>
      written(await restoreVersion(live.site, fileOf(file), commitOf(commit))),
  };
}

/** Returns a field of a request; `undefined` if it is left out. Throws an HttpError when it is no text. */
function textIn(body: { [name: string]: unknown }, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new HttpError(400, `${name} has to be a text.`);
}

function fileOf(value: unknown): string {
  const isInside = typeof value === 'string' && /^pages\/.+\.yaml$/.test(value);
  if (!isInside || /(?:^|\/)\.\.?(?:\/|$)|[\\:\0]/.test(value)) {
    throw new HttpError(400, 'Name a file of the site, as in pages/index.yaml.');
  }
  return value;
}

function commitOf(value: unknown): string {
  if (typeof value === 'string' && COMMIT.test(value)) return value;
  throw new HttpError(400, 'Name a commit by its hash.');
}
