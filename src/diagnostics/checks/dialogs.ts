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
 * @param frame the dialogs and openers in the site's frame
 * @param hasFrame whether the page has the frame
 */
export function dialogIssues(own: Dialogs, frame: Dialogs, hasFrame: boolean): ValueIssue[] {
  const ofFrame = dialogNames(frame);
  const all = hasFrame ? [dialogNames(own), ofFrame] : [dialogNames(own)];
  return lostIn(own, all, 'this page', { known: ofFrame.dialogs });
}

/**
 * Returns the issues of dialogs that nothing opens, and of buttons that open nothing.
 *
 * @param all the names of dialogs and openers in that place
 * @param where the name of the place in messages
 * @param options.isUnsure whether there may be others, so that only openers with a similar name are reported
 * @param options.known the names that dialogs in other places have, which no dialog here has lost
 */
function lostIn(
  { dialogs, openers }: Dialogs,
  all: DialogNames[],
  where: 'this page' | 'any page',
  { isUnsure = false, known = [] }: { isUnsure?: boolean; known?: string[] } = {},
): ValueIssue[] {
  const names = new Set(all.flatMap((some) => some.dialogs));
  const opened = new Set(all.flatMap((some) => some.openers));
  const unopened = dialogs.filter(({ name }) => !opened.has(name));
  const lost = openers
    .filter(({ name }) => !names.has(name))
    .map((opener) => ({ ...opener, wanted: nearest(opener.name, names) }));
  const near = new Set(lost.map(({ wanted }) => wanted));
  const renamed = onlyName(unopened.filter(({ name }) => !near.has(name)));
  const openNothing = lost.flatMap((opener) => {
    if (opener.wanted) return opener;
    if (isUnsure) return [];
    return opener.isType || known.includes(opener.name) ? opener : { ...opener, wanted: renamed };
  });
  // A dialog whose opener is misspelt is reported there.
  const misspelt = new Set(openNothing.map(({ wanted }) => wanted));
  const neverOpened = unopened.filter(({ name }) => !isUnsure && !misspelt.has(name));
  return [
    ...neverOpened.map(({ name, path, isType = false }) => {
      const params = { reason: 'never-opened', name, where, isType } as const;
      return { issue: issueOf(params), path };
    }),
    ...openNothing.map(({ name, path, isType = false, wanted }) => {
      const params = { reason: 'opens-nothing', name, where, isType, wanted } as const;
      return { issue: issueOf(params), path };
    }),
  ];
}

/** Returns the name of the only dialog that has one; `undefined` when there are several or none. */
function onlyName(dialogs: Dialogs['dialogs']): string | undefined {
  const [first, ...others] = dialogs.filter(({ isType }) => !isType);
  return others.length === 0 ? first?.name : undefined;
}

function issueOf(
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
    const found = lostIn(own, [dialogNames(own), ...ofPages], 'any page', { isUnsure });
    return found.map(({ issue, path }): Issue => ({ ...issue, ...locator.inFrame(path, local) }));
  });
}
