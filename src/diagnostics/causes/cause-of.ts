/** Finds the mistake that an issue comes from, which is told in its place. */
import type { Issue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';
import { fileOfOtherKind } from './file-of-other-kind.ts';
import { missingFragmentValue } from './fragment-values.ts';
import { lackingListEntry } from './list-entries.ts';
import { missingGroup } from './missing-groups.ts';
import { misspeltEach } from './misspelt-each.ts';
import { otherCapitals } from './other-capitals.ts';

/** Each returns the issue of the mistake behind an issue, or `undefined`. */
const finders = [
  fileOfOtherKind,
  missingFragmentValue,
  missingGroup,
  lackingListEntry,
  misspeltEach,
  otherCapitals,
];

/** Returns the issue to report in place of an issue: that of the mistake behind it, or the issue itself. */
export function causeOf(issue: Issue, site: Site): Issue {
  for (const find of finders) {
    const cause = find(issue, site);
    if (cause) return cause;
  }
  return issue;
}
