import { join, relative, sep } from 'node:path';
import { listFolder } from './files/list-folder.ts';

/** The files of a site's public folder by their addresses: `/images/team.svg` for public/images/team.svg. */
export function publicFiles(root: string): Set<string> {
  const folder = join(root, 'public');
  return new Set(
    listFolder(folder, true)
      .filter((entry) => entry.isFile())
      .map((entry) =>
        `/${relative(folder, join(entry.parentPath, entry.name))}`.replaceAll(sep, '/'),
      ),
  );
}
