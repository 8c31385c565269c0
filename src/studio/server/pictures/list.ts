/** Lists the files of the public folder. */

import { statSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../../content/site/site.ts';
import { imageSizeOf } from '../../../content/transform/image-size.ts';
import { PHOTOGRAPH, variantAddress } from '../../../content/transform/pictures.ts';
import { isPicture } from '../../../diagnostics/checks/pictures-in-text.ts';
import type { PublicFile } from '../../contract/pictures.ts';
import { isFilm } from '../choices.ts';
import { unusedFiles } from './uses.ts';

/** Matches files for hosts, which pages do not use. */
const FOR_HOSTS = /^\/(?:_headers|_redirects|\.well-known\/.*)$/;

/** Returns whether Studio lists a file of the public folder. */
export const isListed = ({ publicFiles }: Site, name: string) =>
  publicFiles.has(name) && !FOR_HOSTS.test(name);

const THUMB_WIDTH = 320;

function kindOf(name: string): PublicFile['kind'] {
  if (isPicture(name)) return 'picture';
  return isFilm(name) ? 'film' : 'other';
}

const KINDS = ['picture', 'film', 'other'];

/** Returns all files of the public folder: pictures first, then films, each sorted by path. */
export function listFiles(site: Site): PublicFile[] {
  const names = [...site.publicFiles].filter((name) => isListed(site, name)).sort();
  const unused = unusedFiles(site, names);
  const files = names.flatMap((name): PublicFile[] => {
    const stats = statSync(path.join(site.root, 'public', name), { throwIfNoEntry: false });
    if (!stats) return [];
    const kind = kindOf(name);
    const size = kind === 'picture' ? imageSizeOf(site, name) : undefined;
    const entry = { path: name, kind, bytes: stats.size, isUsed: !unused.has(name) };
    if (kind !== 'picture') return [entry];
    // A replaced file keeps its name: the address changes, so that browsers request it again.
    const own = `${encodeURI(name)}?${Math.round(stats.mtimeMs)}`;
    const made = PHOTOGRAPH.test(name) ? variantAddress(site, name, 'webp', THUMB_WIDTH) : own;
    const thumb = made.startsWith('/assets/') ? made : own;
    const { width, height } = size ?? {};
    return [{ ...entry, thumb, ...(width && height && { width, height }) }];
  });
  return files.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}
