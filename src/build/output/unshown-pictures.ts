/** Finds the pictures of the public folder that are not published. */
import path from 'node:path';
import { textsBelow } from '../../content/files/folders.ts';
import type { Use } from '../../content/model/use.ts';
import type { Site } from '../../content/site/site.ts';
import { isToPublish } from '../../content/transform/check-file.ts';
import { isPicture, removeNamed } from '../../diagnostics/checks/pictures-in-text.ts';

/**
 * Matches pictures that browsers request by address alone (HTML Living Standard, 4.6.7.8; Apple's Safari Web Content
 * Guide).
 */
const wellKnown = /^\/(?:favicon[\w-]*\.\w+|apple-touch-icon[\w-]*\.png|\.well-known\/.*)$/;

/** Files that may name a picture: code and styles of blocks, and files of the public folder. */
const ofCode = /\.(?:css|jsx?|mjs|tsx?|json)$/;
const ofPublic = /\.(?:css|html?|js|json|mjs|svg|txt|webmanifest|xml)$/;

/**
 * Returns the addresses of pictures that nothing published shows or names, such as those of drafts and scheduled
 * pages.
 *
 * @param uses what the published pages and the frame were made from: `public/images/team.svg`
 * @param texts other texts that visitors get, such as feeds
 */
export function unshownPictures(site: Site, uses: Set<Use>, texts: string[]): Set<string> {
  const left = new Set(
    [...site.publicFiles].filter(
      (file) =>
        isPicture(file) &&
        !uses.has(`public${file}`) &&
        !wellKnown.test(file) &&
        !isToPublish(file, site),
    ),
  );
  if (left.size === 0) return left;
  removeNamed(left, [JSON.stringify(site.config), ...texts]);
  const folders = [...site.blocksFolders.map((folder) => [folder, ofCode] as const)];
  folders.push([path.join(site.root, 'public'), ofPublic]);
  for (const [folder, kind] of folders)
    if (left.size > 0) removeNamed(left, textsBelow(folder, kind));
  return left;
}
