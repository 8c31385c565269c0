/** Stores, replaces and deletes files of the public folder. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FileChange } from '../../../content/files/write-files.ts';
import { repairedName } from '../../../content/model/names.ts';
import type { ChangesResponse } from '../../contract/changes.ts';
import type { UploadResponse } from '../../contract/pictures.ts';
import { writeAll } from '../changes.ts';
import type { StudioContext } from '../endpoint.ts';
import { HttpError } from '../http.ts';
import { publicPlace, readPublicFile } from '../public-files.ts';
import { type CheckedFile, checkUpload } from './file-kind.ts';
import { isListed } from './list.ts';
import { usesOf } from './uses.ts';

/** A file that was uploaded, and where to store it. */
interface FileToStore {
  /** Its name on the editor's computer. */
  name: string;
  content: Buffer;
  /** The folder to store it in, such as `/images/team`; by default that of its kind. */
  folder?: string | undefined;
  /** The file that it replaces. */
  replaces?: string | undefined;
}

/** The longest name of a stored file, in characters, so that it is readable in a list. */
const LONGEST_NAME = 60;

/** Stores a file under its own name, or in place of another. Throws an HttpError when pages cannot show it. */
export async function storeFile(
  studio: StudioContext,
  upload: FileToStore,
): Promise<UploadResponse> {
  const { root } = studio.live.site;
  const checked = await checkUpload(upload.name, upload.content);
  const address = upload.replaces ?? freeAddress(root, upload, checked);
  const file = `public${address}`;
  const before = readPublicFile(root, file);
  if (upload.replaces !== undefined) checkReplacement(upload, before, checked);
  const change: FileChange = { file, before, after: checked.content };
  const isSame = before?.equals(checked.content);
  const response = await writeAll(studio, isSame ? [] : [change]);
  return { ...response, path: address, hadScripts: checked.hadScripts };
}

function checkReplacement(
  { name, replaces = '' }: FileToStore,
  before: Buffer | undefined,
  { ending }: CheckedFile,
): void {
  if (!before) throw new HttpError(404, `There is no file ${replaces}.`);
  const wanted = path.extname(replaces).slice(1).toLowerCase().replace('jpeg', 'jpg');
  if (wanted === ending) return;
  throw new HttpError(
    422,
    `${name} is of another kind (${ending.toUpperCase()}) than ${replaces}. Add it as a new picture, and choose it where it is to show.`,
  );
}

/** Returns an address that no file has: the readable part of the name, with a number if that is taken. */
function freeAddress(
  root: string,
  { name, folder }: FileToStore,
  { ending, folder: usual }: CheckedFile,
) {
  const stem = repairedName(path.parse(name).name).slice(0, LONGEST_NAME) || 'picture';
  const within = (folder ?? usual).replace(/\/$/, '');
  for (let number = 1; ; number++) {
    const address = `${within}/${stem}${number > 1 ? `-${number}` : ''}.${ending}`;
    if (!existsSync(publicPlace(root, `public${address}`))) return address;
  }
}

/** Deletes a file. Throws an HttpError that names its uses when it is used. */
export async function deleteFile(studio: StudioContext, address: string): Promise<ChangesResponse> {
  const { live, review } = studio;
  const file = `public${address}`;
  const before = readPublicFile(live.site.root, file);
  if (!before || !isListed(live.site, address))
    throw new HttpError(404, `There is no file ${address}.`);
  const uses = usesOf(live.site, address, review.summaries(live.site));
  if (uses.length > 0) {
    const labels = [...new Set(uses.map(({ label }) => label))];
    const message = `It is still used: ${labels.join(', ')}. Choose another one there first.`;
    throw new HttpError(422, message, { uses });
  }
  return writeAll(studio, [{ file, before, after: undefined }]);
}
