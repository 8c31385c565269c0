import type { PageFile } from '../model/types.ts';

/**
 * Returns a function that returns the page files that may make a route: `[param]` matches one segment of the path,
 * and the further pages of a list have the route of the first. The files are indexed once.
 */
export function pageFilesByRoute(pageFiles: PageFile[]): (route: string) => PageFile[] {
  const templates: { pageFile: PageFile; parts: string[] }[] = [];
  const byPattern = new Map<string, PageFile[]>();
  for (const pageFile of pageFiles) {
    const { pattern } = pageFile;
    if (pattern.includes('[')) templates.push({ pageFile, parts: pattern.split('/') });
    else byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), pageFile]);
  }
  return (route) => {
    const address = route.replace(/\/page\/\d+$/, '');
    const given = address.split('/');
    const made = templates.filter(
      ({ parts }) =>
        parts.length === given.length &&
        parts.every((part, index) => part === given[index] || part.startsWith('[')),
    );
    return [...(byPattern.get(address) ?? []), ...made.map(({ pageFile }) => pageFile)];
  };
}
