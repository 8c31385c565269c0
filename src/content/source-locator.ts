/**
 * Finds where values of finished pages are written. Used only when there is something to report, because the page's
 * file is read again.
 */

import { readPages } from './expand/read-pages.ts';
import { entriesAt, type Origin, traceBack, traceNames } from './expand/trace-back.ts';
import { frameSources } from './load-frame.ts';
import { loadPageFile } from './load-page-file.ts';
import type { Source } from './model/sources.ts';
import type { DataPath, LinkUse, PageFile, PageSummary, SourceLocation } from './model/types.ts';
import { type Site, siteFor } from './site/site.ts';

/** Identifies a page and its file. */
export type PageOrigin = Pick<PageSummary, 'route' | 'file'>;

/** Finds where values of pages, of the frame and of the site file are written. */
export class SourceLocator {
  readonly #site: Site;
  readonly #sources = new Map<string, Source[]>();
  #files: Map<string, PageFile> | undefined;
  readonly #frames = new Map<Site, Source[]>();
  /** The links of the last requested file, by route: callers request the pages of a file one after the other. */
  #links = { file: '', byRoute: new Map<string, LinkUse[]>() };

  constructor(site: Site) {
    this.#site = site;
  }

  /** Returns where a value of a page is written. */
  inPage(page: PageOrigin, path: DataPath): Origin {
    return traceBack(this.#site.files, this.#sourcesOf(page), path);
  }

  /**
   * Returns where the values are written that the templates of a text refer to; `path` is the text's path in the
   * page.
   */
  namedInPage(page: PageOrigin, path: DataPath, text: string): Origin[] {
    return traceNames(this.#site.files, this.#sourcesOf(page), path, text);
  }

  /** Returns the same as `namedInPage` for a text of the frame. */
  namedInFrame(path: DataPath, text: string, local = this.#site): Origin[] {
    return traceNames(this.#site.files, this.#sourcesOfFrame(local), path, text);
  }

  /** Returns where the collection entries are written that a value of a page is made from. */
  entriesInPage(page: PageOrigin, path: DataPath): SourceLocation[] {
    return entriesAt(this.#sourcesOf(page), path);
  }

  /** Returns the internal links of a page, in document order. */
  linksOf(page: PageOrigin): LinkUse[] {
    if (this.#links.file !== page.file) {
      const pageFile = this.#fileOf(page);
      const { pages } = pageFile ? loadPageFile(this.#site, pageFile) : { pages: [] };
      const byRoute = new Map(pages.map(({ route, links }) => [route, links]));
      this.#links = { file: page.file, byRoute };
    }
    return this.#links.byRoute.get(page.route) ?? [];
  }

  /** Returns where a value of the frame is written; `local` is the site as the pages of one language see it. */
  inFrame(path: DataPath, local = this.#site): Origin {
    return traceBack(this.#site.files, this.#sourcesOfFrame(local), path);
  }

  /** Returns where a value of `_site.yaml` is written. */
  inSiteFile(path: DataPath, local = this.#site): Origin {
    return traceBack(this.#site.files, local.siteFile.sources, path);
  }

  #sourcesOfFrame(local: Site): Source[] {
    const known = this.#frames.get(local) ?? frameSources(local);
    this.#frames.set(local, known);
    return known;
  }

  #sourcesOf(page: PageOrigin): Source[] {
    const known = this.#sources.get(page.route);
    if (known) return known;
    const pageFile = this.#fileOf(page);
    const site = siteFor(this.#site, page.file);
    const pages = pageFile ? readPages(site, pageFile).pages : [];
    for (const { route, sources } of pages) this.#sources.set(route, sources);
    return this.#sources.get(page.route) ?? [];
  }

  #fileOf({ file }: PageOrigin): PageFile | undefined {
    this.#files ??= new Map(this.#site.pageFiles.map((pageFile) => [pageFile.file, pageFile]));
    return this.#files.get(file);
  }
}
