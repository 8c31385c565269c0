/** Addresses that meet: a page and a file of the public folder, and files whose names differ in their capitals only. */
import type { Issue } from '../issue.ts';
import type { PageSummary } from '../types.ts';

/** Pages that the built site would write over a file, or a file over them; on Windows and macOS, capitals make no difference. */
export function publicIssues(pages: PageSummary[], publicFiles: Set<string>): Issue[] {
  const files = new Map<string, string>();
  const issues: Issue[] = [];
  for (const file of publicFiles) {
    const first = files.get(file.toLowerCase());
    if (first) issues.push(sameFile(file, first));
    else files.set(file.toLowerCase(), file);
  }
  for (const { route, file } of pages) {
    const base = route === '/' ? '' : route;
    const places = [`${base}.html`, `${base}/index.html`, route].map((place) =>
      place.toLowerCase(),
    );
    const met = places.map((place) => files.get(place)).find((found) => found !== undefined);
    if (met) issues.push(routeAndFile(route, file, met));
  }
  return issues;
}

function sameFile(file: string, first: string): Issue {
  return {
    code: 'same-but-for-capitals',
    severity: 'warning',
    message: `public${file} and public${first} differ in their capitals only; on Windows and macOS one takes the place of the other.`,
    hint: 'Rename one of them.',
    file: `public${file}`,
    path: [],
  };
}

function routeAndFile(route: string, file: string, met: string): Issue {
  return {
    code: 'route-and-file',
    message: `The page ${route} and the file public${met} have one address.`,
    hint: 'Delete the file, or rename the page or the file.',
    file,
    path: [],
  };
}
