import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listFolder } from './folders.ts';

/** Dotfiles that visitors or hosts request: https://www.rfc-editor.org/rfc/rfc8615, GitHub Pages, Apache. */
const PUBLIC_DOTS = ['.well-known', '.nojekyll', '.htaccess'];
/** Files that operating systems leave in every folder. */
const HARMLESS = /^(?:\.DS_Store|\._.*|\.(?:git)?keep|\.gitignore|\.gitattributes|\.directory)$/;

const isHidden = (name: string): boolean => name.startsWith('.') && !PUBLIC_DOTS.includes(name);

/** Returns the entries of the public folder by their paths in it, such as `images/team.svg`. */
function entriesOf(root: string) {
  const folder = join(root, 'public');
  return listFolder(folder, true).map((entry) => ({
    entry,
    parts: relative(folder, join(entry.parentPath, entry.name)).split(sep),
  }));
}

/**
 * Returns the files of a site's public folder by their addresses: `/images/team.svg` for public/images/team.svg.
 * Dotfiles are left out, and symbolic links, which may lead anywhere.
 */
export function publicFiles(root: string): Set<string> {
  const found = entriesOf(root).filter(
    ({ entry, parts }) => entry.isFile() && !parts.some(isHidden),
  );
  return new Set(found.map(({ parts }) => `/${parts.join('/')}`));
}

/** Returns whether an address belongs to a file of the public folder that is not published. */
export function isUnpublishedFile(root: string, address: string): boolean {
  return address.split('/').some(isHidden) && existsSync(join(root, 'public', address));
}

/**
 * Returns the files and folders of the public folder that are not published, as paths in it. Files that systems leave
 * in every folder are left out.
 */
export function unpublishedFiles(root: string): { path: string; isLink: boolean }[] {
  return entriesOf(root)
    .filter(({ entry, parts }) => {
      const isTopmost = !parts.slice(0, -1).some(isHidden);
      const name = parts.at(-1) ?? '';
      return isTopmost && (entry.isSymbolicLink() || isHidden(name)) && !HARMLESS.test(name);
    })
    .map(({ entry, parts }) => ({ path: parts.join('/'), isLink: entry.isSymbolicLink() }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
