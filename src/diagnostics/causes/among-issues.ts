/** Finds issues that follow from others of the same file. */
import { startsWith } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Explained } from '../model/explained.ts';

/**
 * Returns a function that tells whether an issue is about a template without an entry because the `as:` around it has
 * no list, or because that list or the `each:` of the page is misspelt, which is reported separately.
 */
export function causedByLostList(found: Explained[]): (issue: Explained) => boolean {
  const lost = found.filter(
    ({ code, path, suggestion }) =>
      (code === 'misplaced-key' && path.at(-1) === 'as') ||
      (code === 'unknown-key' && /^(?:itemsFrom|each)$/.test(suggestion ?? '')),
  );
  return ({ code, file, path }) =>
    code === 'unknown-variable' &&
    lost.some(
      (one) => one.file === file && (one.suggestion === 'each' || startsWith(path, one.path)),
    );
}

/**
 * Returns a function that tells whether an issue is about a template that uses a value which its page lacks as a
 * whole, such as its pager, when another template of the page is already reported for that value.
 */
export function missingInPage(): (issue: Issue) => boolean {
  const reported = new Set<string>();
  return ({ code, file, params }) => {
    if (code !== 'unknown-variable' || params.index > 0) return false;
    const [root = ''] = params.name;
    const key = `${file} ${root}`;
    return /^(?:entry|group|pager|params)$/.test(root) && (reported.has(key) || !reported.add(key));
  };
}
