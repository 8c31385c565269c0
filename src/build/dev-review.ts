/** What the dev server knows of all pages, so that its cards say what `validate` says: links that lead nowhere, titles that stand twice. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../content/check-site.ts';
import { reviewSite } from '../content/checks/review-site.ts';
import { loadPageFile } from '../content/load-page-file.ts';
import type { Site } from '../content/site.ts';
import type { LoadedFrame, PageSummary, Problem } from '../content/types.ts';
import { summarise } from './page-summary.ts';

/** Reading more pages than this would keep an editor waiting for the first one. */
const MOST_FILES = 600;

interface Known {
  stamp: number;
  pages: PageSummary[];
  uses: string[];
}

/** Keeps the summaries of all pages; a file is read again when it has changed. */
export class DevReview {
  readonly #known = new Map<string, Known>();
  /** What all pages are made from: read anew, each of these is another object. */
  #shared: unknown[] = [];

  /** What is wrong across the pages of a site as it is now; nothing for very large sites, which `validate` checks. */
  async problems(site: Site, frame: LoadedFrame): Promise<Problem[]> {
    if (site.pageFiles.length > MOST_FILES) return [];
    const shared = [site.caches, site.publicFiles, site.blockTypes, site.pageFiles];
    if (shared.some((part, index) => part !== this.#shared[index])) this.#known.clear();
    this.#shared = shared;
    const all: Known[] = [];
    for (const pageFile of site.pageFiles) {
      const file = path.join(site.root, pageFile.file);
      const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      let known = this.#known.get(file);
      if (known?.stamp !== stamp) {
        const { pages, uses } = await loadPageFile(site, pageFile);
        known = { stamp, pages: pages.map((page) => summarise(page, site.config)), uses };
        this.#known.set(file, known);
      }
      all.push(known);
    }
    const pages = all.flatMap((known) => known.pages);
    const uses = [...frame.uses, ...all.flatMap((known) => known.uses)];
    return [...(await checkSite(site, pages, frame)), ...(await reviewSite(site, pages, uses))];
  }
}
