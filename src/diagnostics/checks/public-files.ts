/** Finds conflicting addresses: a page and a public file, or files whose names differ only in their capitals. */
import type { Issue } from '../../content/model/issue.ts';
import type { PageSummary } from '../../content/model/types.ts';

/**
 * Returns the issues of pages and files that the built site would overwrite; on Windows and macOS capitals make no
 * difference.
 */
export function publicIssues(pages: PageSummary[], publicFiles: Set<string>): Issue[] {
  const files = new Map<string, string>();
  const issues: Issue[] = [];
  for (const path of publicFiles) {
    const first = files.get(path.toLowerCase());
    if (first === undefined) files.set(path.toLowerCase(), path);
    else {
      const params = { path, first };
      issues.push({ code: 'same-but-for-capitals', params, file: `public${path}`, path: [] });
    }
  }
  for (const { route, file } of pages) {
    const base = route === '/' ? '' : route;
    const places = [`${base}.html`, `${base}/index.html`, route].map((place) =>
      place.toLowerCase(),
    );
    const met = places.map((place) => files.get(place)).find((found) => found !== undefined);
    if (met) issues.push({ code: 'route-and-file', params: { route, path: met }, file, path: [] });
  }
  return issues;
}
