/** Replaces a reference to a fragment by copies of its blocks, so that they can be changed on that page alone. */

import { isObject, mapChildren, valueAt } from '../../../content/model/data.ts';
import type { Data, DataObject, SourceLocation } from '../../../content/model/types.ts';
import { localName, siteFor } from '../../../content/site/site.ts';
import type { Change } from '../../../editing/apply-changes.ts';
import type { ChangesResponse } from '../../contract/changes.ts';
import { makeChanges, readData } from '../changes.ts';
import type { StudioContext } from '../endpoint.ts';
import { HttpError } from '../http.ts';

/** Match a template that is one name of `with`: as the whole value, and within a text. */
const WHOLE = /^\{\{-?\s*with\.([\w.-]+)\s*-?\}\}$/;
const WITHIN = /\{\{-?\s*with\.([\w.-]+)\s*-?\}\}/g;
/** Matches any other use of `with`, which only the template engine can evaluate. */
const OTHERWISE = /\{[{%][^}]*\bwith\b/;

/** Copies a fragment's blocks to where a page uses it. Throws an HttpError when they depend on more than `with`. */
export async function copyFragment(
  studio: StudioContext,
  { file, path }: SourceLocation,
  digests: Map<string, string>,
): Promise<ChangesResponse> {
  const use = valueAt(readData(studio, file).data, path);
  if (!isObject(use ?? null) || (use as DataObject).type !== 'fragment') {
    throw new HttpError(422, 'There are no shared blocks at this place.');
  }
  const { name, with: given = {} } = use as DataObject;
  if (typeof name !== 'string' || name.includes('{')) {
    throw new HttpError(
      422,
      'Which blocks are shown here depends on the page: change the page by hand.',
    );
  }
  const site = siteFor(studio.live.site, file);
  const own = localName(site, name, site.fragmentNames);
  const blocks = readData(studio, `pages/_fragments/${own}.yaml`).data;
  if (!Array.isArray(blocks)) throw new HttpError(422, `The shared blocks ${own} are no list.`);
  const copies = blocks.map((block) => filled(block, given));
  const changes: Change[] = copies.map((value, index) => ({
    file,
    path: [...path.slice(0, -1), Number(path.at(-1)) + 1 + index],
    op: 'insert',
    value,
  }));
  return makeChanges(studio, [...changes, { file, path, op: 'remove' }], { digests });
}

/** Returns a value with the page's values of `with` filled in. */
function filled(value: Data, given: Data): Data {
  if (typeof value !== 'string') {
    return mapChildren(value, (child) => filled(child as Data, given)) as Data;
  }
  const whole = WHOLE.exec(value)?.[1];
  if (whole !== undefined) return valueAt(given, whole.split('.')) ?? '';
  const text = value.replace(WITHIN, (_all, name: string) =>
    String(valueAt(given, name.split('.')) ?? ''),
  );
  if (OTHERWISE.test(text)) {
    throw new HttpError(
      422,
      'These blocks ask what the page gives them, so they cannot stand alone. Change them everywhere, or by hand.',
    );
  }
  return text;
}
