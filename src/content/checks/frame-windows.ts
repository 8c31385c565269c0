import type { Issue } from '../issue.ts';
import type { Site } from '../site.ts';
import type { PageSummary } from '../types.ts';
import type { Places } from './places.ts';
import { lostIn, windowNames } from './windows.ts';

/** What there is to say about the windows of the blocks around the pages, of which any page may have the other part. */
export function frameWindowIssues(site: Site, pages: PageSummary[], places: Places): Issue[] {
  // what a page with mistakes has is not known
  if (pages.some(({ broken }) => broken)) return [];
  const ofPages = pages.flatMap(({ windows = [] }) => windows);
  const frames = [site, ...site.languages.flatMap(({ folder, site: own }) => (folder ? own : []))];
  return frames.flatMap((local) => {
    const own = local.frameWindows;
    const remarks = lostIn(own, [windowNames(own), ...ofPages], 'any page');
    return remarks.map(
      ({ fault, path }): Issue => ({
        severity: 'warning',
        ...fault,
        ...places.inFrame(path, local),
      }),
    );
  });
}
