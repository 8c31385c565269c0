/** Dialogs over a page, such as a film's, and the buttons that open them: each needs the other. */
import type { Issue, Unplaced, ValueIssue } from '../../content/model/issue.ts';
import type { DialogNames, Dialogs, PageSummary } from '../../content/model/types.ts';
import { type Site, siteInEach } from '../../content/site/site.ts';
import type { SourceLocator } from '../../content/source-locator.ts';
import { dialogNames } from '../../content/transform/page-notes.ts';
import { nearest } from '../../content/words/nearest.ts';

/**
 * Returns the issues of the dialogs of a page.
 * @param own those in the blocks of the page
 * @param frame those in the blocks around it
 */
export function dialogIssues(own: Dialogs, frame: Dialogs): ValueIssue[] {
  return lostIn(own, [dialogNames(own), dialogNames(frame)], 'this page');
}

/**
 * Returns the dialogs that nothing opens and the buttons that open nothing.
 * @param all the names that there are at that place
 * @param where what the place is called
 */
function lostIn(
  { dialogs, openers }: Dialogs,
  all: DialogNames[],
  where: 'this page' | 'any page',
): ValueIssue[] {
  const names = new Set(all.flatMap((some) => some.dialogs));
  const opened = new Set(all.flatMap((some) => some.openers));
  const openNothing = openers.filter(({ name }) => !names.has(name));
  // what a misspelt name was meant to open is told there
  const misspelt = new Set(openNothing.map(({ name }) => nearest(name, names)));
  const neverOpened = dialogs.filter(({ name }) => !opened.has(name) && !misspelt.has(name));
  return [
    ...neverOpened.map(({ name, path, isType = false }) => {
      const params = { reason: 'never-opened', name, where, isType } as const;
      return { issue: lost(params), path };
    }),
    ...openNothing.map(({ name, path, isType = false }) => {
      const params = { reason: 'opens-nothing', name, where, isType, names } as const;
      return { issue: lost(params), path };
    }),
  ];
}

function lost(
  params: Extract<Unplaced, { code: 'lost-dialog'; params: object }>['params'],
): Unplaced {
  return { code: 'lost-dialog', severity: 'warning', params };
}

/** Returns the issues of the dialogs in the blocks around the pages, of which any page may have the other part. */
export function frameDialogIssues(
  site: Site,
  pages: PageSummary[],
  locator: SourceLocator,
): Issue[] {
  // what a page with mistakes has is not known
  if (pages.some(({ broken }) => broken)) return [];
  const ofPages = pages.flatMap(({ dialogs = [] }) => dialogs);
  return siteInEach(site).flatMap((local) => {
    const own = local.frameDialogs;
    const found = lostIn(own, [dialogNames(own), ...ofPages], 'any page');
    return found.map(({ issue, path }): Issue => ({ ...issue, ...locator.inFrame(path, local) }));
  });
}
