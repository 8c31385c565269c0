/** The pages of a site: lists, creates, copies, moves and deletes them. */

import type { FileChange } from '../../content/files/write-files.ts';
import { isObject } from '../../content/model/data.ts';
import type { DataPath, PageSummary } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { resolveSite } from '../../content/usages/addresses.ts';
import { readText } from '../../content/yaml/load-yaml.ts';
import { parse } from '../../content/yaml/parse.ts';
import { applyChanges, type Change } from '../../editing/apply-changes.ts';
import { CannotRename } from '../../editing/rename/moves.ts';
import { planRename } from '../../editing/rename/plan-rename.ts';
import { encodedText, readSiteFile } from '../../editing/site-files.ts';
import type { ChangesResponse } from '../contract/changes.ts';
import type { PageEntry } from '../contract/pages.ts';
import { readKnown, readSeen, writeAll } from './changes.ts';
import type { StudioContext } from './endpoint.ts';
import { HttpError } from './http.ts';

type Body = { [name: string]: unknown };

/** Returns all page files, sorted by their addresses. */
export function listPages({ live, review }: StudioContext): { pages: PageEntry[] } {
  const { site } = live;
  const byFile = new Map<string, PageSummary[]>();
  for (const page of review.summaries(site)) {
    byFile.set(page.file, [...(byFile.get(page.file) ?? []), page]);
  }
  const pages = site.pageFiles.map(({ file, pattern }): PageEntry => {
    const made = byFile.get(file) ?? [];
    const titles = made.map(({ route, meta }) => ({ route, title: meta.title }));
    const entry = { route: pattern, file, isDraft: isDraft(site, file) };
    return pattern.includes('[')
      ? { ...entry, title: pattern, pages: titles }
      : { ...entry, title: titles[0]?.title ?? '' };
  });
  return { pages: pages.sort((a, b) => (a.route < b.route ? -1 : 1)) };
}

/** Returns whether a page's file marks it as a draft. */
function isDraft({ files }: Site, file: string): boolean {
  const text = readText(files, file);
  // Parsing takes long, and few pages have the word.
  if (typeof text !== 'string' || !text.includes('draft')) return false;
  const { data } = parse(text);
  return isObject(data) && data.draft === true;
}

/** Creates a page: `{ route, title, description }`, as a copy of the page file `from` if that is given. */
export async function makePage(
  studio: StudioContext,
  body: Body,
): Promise<ChangesResponse & { route: string; file: string }> {
  const route = addressIn(body.route);
  const [title, described] = [body.title, body.description].map(wordsIn);
  const file = `pages${route === '/' ? '/index' : route}.yaml`;
  const { site } = studio.live;
  const taken = site.pageFiles.find(({ pattern }) => pattern === route)?.file;
  if (taken !== undefined || readSiteFile(site.root, file)) {
    throw new HttpError(422, `There is a page ${route} already. Choose another address.`);
  }
  const from = typeof body.from === 'string' ? readKnown(studio, body.from) : undefined;
  const text = from?.text ?? EMPTY_PAGE;
  // The title by default: search engines would show a placeholder of ours.
  const description = described ?? (from ? undefined : title);
  const changes = [
    ...(title === undefined ? [] : titleChanges(file, title, from === undefined)),
    ...(description === undefined ? [] : [setField(file, ['description'], description)]),
  ];
  const made = applyChanges(new Map([[file, text]]), changes).get(file) ?? '';
  const after = encodedText(file, (from?.mark ?? '') + made);
  const response = await writeAll(studio, [{ file, before: undefined, after }]);
  return { ...response, route, file };
}

const EMPTY_PAGE = `title: New page
description: New page
blocks:
  - type: banner
    title: New page
`;

function titleChanges(file: string, value: string, isNew: boolean) {
  const paths = isNew ? [['title'], ['blocks', 0, 'title']] : [['title']];
  return paths.map((path) => setField(file, path, value));
}

const setField = (file: string, path: DataPath, value: string): Change => ({
  file,
  path,
  op: 'set',
  value,
});

/** Returns a text of a request, trimmed; `undefined` when it is empty. */
const wordsIn = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Moves a page to another address: `{ from, to }`. Links to it are rewritten, and a redirect is added. */
export async function renamePage(studio: StudioContext, body: Body): Promise<ChangesResponse> {
  const [from, to] = [body.from, body.to].map(addressIn) as [string, string];
  const { site } = studio.live;
  try {
    const { changes } = planRename(site, from, to);
    const files = changes.flatMap(({ file, movedTo, after }): FileChange[] => {
      const { bytes: before, mark } = readKnown(studio, file);
      const made = encodedText(movedTo ?? file, mark + after);
      if (movedTo === undefined) return [{ file, before, after: made }];
      return [
        { file, before, after: undefined },
        { file: movedTo, before: undefined, after: made },
      ];
    });
    return await writeAll(studio, files);
  } catch (error) {
    if (error instanceof CannotRename) throw new HttpError(422, error.message);
    throw error;
  }
}

/** Returns the links to a page, which would be broken if it were deleted. */
export function linksToPage({ live }: StudioContext, route: string) {
  const { linksTo } = resolveSite(live.site);
  const links = linksTo((address) => address === route);
  return { route, links: links.map(({ file, line, column, to }) => ({ file, line, column, to })) };
}

/** Deletes a page file: `{ file, digest }`. */
export async function deletePage(studio: StudioContext, body: Body): Promise<ChangesResponse> {
  const { file, digest } = body;
  const { site } = studio.live;
  if (typeof file !== 'string' || !site.pageFiles.some((page) => page.file === file)) {
    throw new HttpError(422, 'Name the file of the page, such as pages/about.yaml.');
  }
  const found = readSeen(studio, file, digest);
  return writeAll(studio, [{ file, before: found.bytes, after: undefined }]);
}

/** Returns an address that a page can have. Throws an HttpError for other values. */
function addressIn(value: unknown): string {
  const isAddress =
    typeof value === 'string' &&
    value.length <= 200 &&
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/.test(value);
  if (isAddress) return value;
  throw new HttpError(
    422,
    'An address is made of small letters, digits and dashes, such as /our-team.',
  );
}
