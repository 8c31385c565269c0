/** Finds the file that a path means which differs from it only in its capitals. */
import { barePath } from '../../content/model/bare-path.ts';
import type { Issue } from '../../content/model/issue.ts';
import { knownWords } from '../wording/nearest.ts';

/** Returns the issue of the capitals of a path when its file has others; `undefined` for other issues. */
export function otherCapitals(issue: Issue): Issue | undefined {
  if (issue.code !== 'missing-image' && issue.code !== 'missing-file') return undefined;
  const { path: written, known } = issue.params;
  const right = knownWords(known).inOtherCapitals(barePath(written));
  return right === undefined
    ? undefined
    : { ...issue, code: 'letter-case', params: { written, right } };
}
