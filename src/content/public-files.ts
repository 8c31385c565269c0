import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files of a site's public folder by their addresses: `/images/team.svg` for public/images/team.svg. */
export function publicFiles(root: string): Set<string> {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        `/${relative(folder, join(entry.parentPath, entry.name))}`.replaceAll(sep, '/'),
      ),
  );
}
