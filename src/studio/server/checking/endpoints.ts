/** Endpoints that check the whole site and apply the fix of a problem. */

import type { TextEdit } from '../../../content/model/types.ts';
import { applyEdits } from '../../../content/yaml/edits.ts';
import { parse } from '../../../content/yaml/parse.ts';
import type { ChangesResponse } from '../../contract/changes.ts';
import { readSeen } from '../changes.ts';
import type { Endpoints, StudioContext } from '../endpoint.ts';
import { replaceText } from '../files.ts';
import { HttpError } from '../http.ts';
import { ProblemSearch } from './site-problems.ts';

/** Returns `GET /problems` and `POST /fix`. */
export function checkingEndpoints(studio: StudioContext): Endpoints {
  const search = new ProblemSearch(studio);
  return {
    'GET /problems': () => search.find(),
    'POST /fix': ({ body }) => makeFix(studio, body),
  };
}

/**
 * Applies the edits of a problem: `{ file, digest, edits }`. Throws an HttpError when the file is newer, or could not be
 * parsed afterwards.
 */
async function makeFix(
  studio: StudioContext,
  body: { [name: string]: unknown },
): Promise<ChangesResponse> {
  const { file, digest } = body;
  if (typeof file !== 'string') throw new HttpError(400, 'Name the file to fix.');
  const found = readSeen(studio, file, digest);
  const text = withEdits(found.text, body.edits);
  if (parse(found.text).data !== undefined && parse(text).data === undefined) {
    throw new HttpError(422, `${file} could not be read after that. Change it by hand.`);
  }
  return replaceText(studio, found, text);
}

const isEdit = (edit: TextEdit) =>
  Number.isInteger(edit?.start) && Number.isInteger(edit.end) && typeof edit.text === 'string';

/** Returns a text after the edits of a request. Throws an HttpError when there are none, or they do not fit. */
function withEdits(text: string, edits: unknown): string {
  if (!Array.isArray(edits) || edits.length === 0 || !edits.every(isEdit)) {
    throw new HttpError(400, 'edits has to be what a problem gives as edits.');
  }
  try {
    return applyEdits(text, edits);
  } catch {
    throw new HttpError(400, 'These edits do not fit the file.');
  }
}
