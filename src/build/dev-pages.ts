import { loadPageFile } from '../content/load-page-file.ts';
import type { Site } from '../content/site.ts';
import type { LoadedFile, Page, PageFile } from '../content/types.ts';

/** Whether a route may come from a page file: `[param]` stands for one part of the path. */
function mayMake({ pattern }: PageFile, route: string): boolean {
  const expected = pattern.split('/');
  const given = route.split('/').filter((_, index, parts) => !isPager(parts, index));
  return (
    expected.length === given.length &&
    expected.every((part, index) => part === given[index] || part.startsWith('['))
  );
}

/** `/blog-list/page/2` comes from the file of `/blog-list`. */
function isPager(parts: string[], index: number): boolean {
  const start = parts.length - 2;
  return index >= start && parts[start] === 'page' && /^\d+$/.test(parts[start + 1] ?? '');
}

/**
 * The page of a route, read anew from its file.
 *
 * @returns the page, or the file with its problems when it makes no page of this route; nothing when no file does
 */
export async function findPage(
  site: Site,
  route: string,
): Promise<{ page?: Page; loaded: LoadedFile } | undefined> {
  const candidates = site.pageFiles.filter((pageFile) => mayMake(pageFile, route));
  candidates.sort((a, b) => a.pattern.split('[').length - b.pattern.split('[').length);
  for (const pageFile of candidates) {
    const loaded = await loadPageFile(site, pageFile);
    const page = loaded.pages.find((made) => made.route === route);
    if (page || loaded.problems.length > 0) return { ...(page && { page }), loaded };
  }
  return undefined;
}
