/**
 * The sources of a block's values that are not written in the block: a row of a collection, the site's settings, the
 * page that passes them to a fragment.
 */

import { candidates, loadRoute } from '../../../build/dev/load-route.ts';
import { readPages } from '../../../content/expand/read-pages.ts';
import { hasTemplate } from '../../../content/expand/template.ts';
import { childOf, childrenOf, isObject, valueAt } from '../../../content/model/data.ts';
import { partOfFile } from '../../../content/model/part-of-file.ts';
import type {
  Data,
  DataObject,
  DataPath,
  PageFile,
  PageSummary,
  SourceLocation,
} from '../../../content/model/types.ts';
import { siteFor } from '../../../content/site/site.ts';
import { type PageOrigin, SourceLocator } from '../../../content/source-locator.ts';
import type { SourcedValue, ValueOrigin } from '../../contract/site.ts';
import type { StudioContext } from '../endpoint.ts';
import { HttpError } from '../http.ts';
import { fileLabel, fileTitle, rowTitle } from '../labels.ts';

/**
 * Returns the values of a block that come from elsewhere.
 *
 * @param path the path of the block on the page; empty for the page's own fields
 */
export function valueSources(
  studio: StudioContext,
  route: string,
  path: DataPath,
): { values: SourcedValue[] } {
  const { live, review } = studio;
  const { site } = live;
  const { answer, isFound } = loadRoute(site, route, review);
  if (!answer || !isFound) throw new HttpError(404, `There is no page ${route}.`);
  const page = { route, file: answer.file };
  const local = siteFor(site, page.file);
  const locator = new SourceLocator(site);
  const isFrame = path[0] === 'frame';
  const source = isFrame ? locator.inFrame(path, local) : locator.inPage(page, path);
  const block = valueAt(site.files.data(source.file), source.path);
  const shown = isFrame ? undefined : valueAt(finishedPage(studio, page), path);
  const pages = review.summaries(site);
  const values = templatesIn(block, []).map(({ text, inner, collection }): SourcedValue => {
    if (collection !== undefined) {
      const file = `pages/_collections/${collection}.yaml`;
      const label = `Each row of the collection “${fileTitle(collection)}”`;
      return { path: inner, from: [{ file, path: [], label }] };
    }
    const at = [...path, ...inner];
    const origins = isFrame
      ? locator.namedInFrame(at, text, local)
      : locator.namedInPage(page, at, text);
    const value = valueAt(shown, inner);
    return {
      path: inner,
      ...(value !== undefined && { shown: value }),
      from: origins.map((origin) => labelled(studio, origin, pages)),
    };
  });
  return { values };
}

/** Returns a page with all values filled in. */
function finishedPage({ live: { site } }: StudioContext, { route, file }: PageOrigin): Data {
  const pageFile = candidates(site, route).find((one) => one.file === file) as PageFile;
  const { pages } = readPages(siteFor(site, file), pageFile);
  const { fields, blocks = [] } = pages.find((page) => page.route === route) ?? {};
  return { ...fields, blocks };
}

/** Returns a place with its label. */
function labelled(
  { live: { site }, review }: StudioContext,
  { file, path }: SourceLocation,
  pages: PageSummary[],
): ValueOrigin {
  const label = fileLabel(file, pages);
  const part = partOfFile(file);
  if (part.kind !== 'collection') return { file, path, label };
  const row = valueAt(site.files.data(file), part.isEntryFile ? [] : path.slice(0, 1));
  const title = isObject(row ?? null) ? rowTitle(row as DataObject) : '';
  return {
    file,
    path,
    label: title ? `${label}, row “${title}”` : label,
    pages: review.usersOf(`collections/${part.name}`).length,
  };
}

interface WrittenTemplate {
  text: string;
  inner: DataPath;
  /** The collection whose rows it is filled in for. */
  collection?: string;
}

/** Returns the texts with templates in a block, without those of its nested blocks. */
function templatesIn(
  value: Data | undefined,
  path: DataPath,
  collection?: string,
): WrittenTemplate[] {
  if (typeof value === 'string') {
    if (!hasTemplate(value)) return [];
    return [{ text: value, inner: path, ...(collection && { collection }) }];
  }
  return childrenOf(value).flatMap(([step, child]): WrittenTemplate[] => {
    if (step === 'blocks' && Array.isArray(child)) return [];
    const isRows = step === 'as' && path.at(-1) === 'itemsFrom';
    const named = isRows ? childOf(value, 'collection') : undefined;
    const rows = typeof named === 'string' ? named : collection;
    return templatesIn(child, [...path, step], rows);
  });
}
