/** Checks that each dialog, such as a film's, has a button that opens it, and each such button a dialog. */
import type { Issue, UnlocatedIssue, ValueIssue } from '../../content/model/issue.ts';
import type { DialogNames, Dialogs, PageSummary } from '../../content/model/types.ts';
import { type Site, siteInEach } from '../../content/site/site.ts';
import type { SourceLocator } from '../../content/source-locator.ts';
import { dialogNames } from '../../content/transform/page-notes.ts';
import { nearest } from '../wording/nearest.ts';

/**
 * Returns the issues of the dialogs of a page.
 *
 * @param own the dialogs and openers in the page's own blocks
 * @param frame the dialogs and openers in the frame
 */
export function dialogIssues(own: Dialogs, frame: Dialogs): ValueIssue[] {
  return lostIn(own, [dialogNames(own), dialogNames(frame)], 'this page');
}

/**
 * Returns the issues of dialogs that nothing opens, and of buttons that open nothing.
 *
 * @param all the names of dialogs and openers in that place
 * @param where the name of the place in messages
 * @param isUnsure whether there may be others, so that only openers with a similar name are reported
 */
function lostIn(
  { dialogs, openers }: Dialogs,
  all: DialogNames[],
  where: 'this page' | 'any page',
  isUnsure = false,
): ValueIssue[] {
  const names = new Set(all.flatMap((some) => some.dialogs));
  const opened = new Set(all.flatMap((some) => some.openers));
  const openNothing = openers.filter(
    ({ name }) => !names.has(name) && !(isUnsure && nearest(name, names) === undefined),
  );
  // A dialog whose opener is misspelt is reported there.
  const misspelt = new Set(openNothing.map(({ name }) => nearest(name, names)));
  const neverOpened = dialogs.filter(
    ({ name }) => !isUnsure && !opened.has(name) && !misspelt.has(name),
  );
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
  params: Extract<UnlocatedIssue, { code: 'lost-dialog'; params: object }>['params'],
): UnlocatedIssue {
  return { code: 'lost-dialog', severity: 'warning', params };
}

/** Returns the issues of the dialogs in the frame; any page may have the matching button or dialog. */
export function frameDialogIssues(
  site: Site,
  pages: PageSummary[],
  locator: SourceLocator,
): Issue[] {
  // The dialogs of a page with errors are not known.
  const isUnsure = pages.some(({ broken }) => broken);
  const ofPages = pages.flatMap(({ dialogs = [] }) => dialogs);
  return siteInEach(site).flatMap((local) => {
    const own = local.frame.dialogs;
    const found = lostIn(own, [dialogNames(own), ...ofPages], 'any page', isUnsure);
    return found.map(({ issue, path }): Issue => ({ ...issue, ...locator.inFrame(path, local) }));
  });
}
