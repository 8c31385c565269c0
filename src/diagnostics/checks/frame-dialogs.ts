import type { Issue } from '../../content/model/issue.ts';
import type { PageSummary } from '../../content/model/types.ts';
import type { Places } from '../../content/places.ts';
import type { Site } from '../../content/site/site.ts';
import { dialogNames } from '../../content/transform/page-notes.ts';
import { lostIn } from './dialogs.ts';

/** Returns the issues of the dialogs in the blocks around the pages, of which any page may have the other part. */
export function frameDialogIssues(site: Site, pages: PageSummary[], places: Places): Issue[] {
  // what a page with mistakes has is not known
  if (pages.some(({ broken }) => broken)) return [];
  const ofPages = pages.flatMap(({ dialogs = [] }) => dialogs);
  const frames = [site, ...site.languages.flatMap(({ folder, site: own }) => (folder ? own : []))];
  return frames.flatMap((local) => {
    const own = local.frameDialogs;
    const found = lostIn(own, [dialogNames(own), ...ofPages], 'any page');
    return found.map(({ issue, path }): Issue => ({ ...issue, ...places.inFrame(path, local) }));
  });
}
