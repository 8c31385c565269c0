/**
 * Checks all pages together in the dev server, so that its cards also show what only `validate` finds across pages:
 * broken links, repeated titles.
 */
import { setImmediate as afterOthers } from 'node:timers/promises';
import { loadPageFile } from '../../content/load-page-file.ts';
import type { PageFile, PageSummary } from '../../content/model/types.ts';
import type { Use } from '../../content/model/use.ts';
import { framesOf, type Site } from '../../content/site/site.ts';
import { checkSite } from '../../diagnostics/checks/check-site.ts';
import { reviewSite } from '../../diagnostics/checks/review-site.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import { summaryOf } from '../pages/page-summary.ts';

/** The check starts when nothing was saved for this long, in milliseconds, so that it does not delay a save. */
const DEBOUNCE = 250;

/** Logs an internal error, which must not end the server. */
function logError({ message }: Error): void {
  console.error(`The pages could not be checked together: ${message}.`);
}

interface Known {
  pages: PageSummary[];
  uses: Use[];
}

/**
 * Keeps the summaries of all pages; a changed file is read again. Pages do not wait for the check: its problems show
 * when they are rendered next.
 */
export class DevReview {
  /** The problems that the last check found. */
  problems: Diagnostic[] = [];
  /** What was read of each page file, by its name. */
  #known = new Map<string, Known>();
  /** What all pages depend on: compared by identity, since each is a new object when it was read again. */
  #shared: unknown[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** The number of checks that have started. */
  #run = 0;

  /** @param onNews called when something else is wrong than before */
  constructor(private readonly onNews: () => void = () => {}) {}

  /**
   * Forgets the results of changed page files.
   *
   * @param files relative to the site's folder
   */
  forget(files: string[]): void {
    for (const file of files) this.#known.delete(file);
  }

  /** Starts a check as soon as no page has been rendered for a moment. */
  checkSoon(site: Site): void {
    clearTimeout(this.#timer);
    this.#run++;
    const check = () => this.check(site).catch(logError);
    this.#timer = setTimeout(check, DEBOUNCE).unref();
  }

  /** Checks all pages of a site with its frame. A later call cancels an earlier one. */
  async check(site: Site): Promise<void> {
    const run = ++this.#run;
    this.#forgetShared(site);
    site.files.renew();
    const all: Known[] = [];
    for (const pageFile of site.pageFiles) {
      all.push(this.#read(site, pageFile));
      await afterOthers();
      if (run !== this.#run) return;
    }
    const pages = all.flatMap((known) => known.pages);
    const uses = [...framesOf(site), ...all].flatMap((used) => used.uses);
    const found = [
      ...diagnose(site, checkSite(site, pages)),
      ...diagnose(site, await reviewSite(site, pages, uses)),
    ];
    if (run !== this.#run) return;
    const isNew = JSON.stringify(found) !== JSON.stringify(this.problems);
    this.problems = found;
    if (isNew) this.onNews();
  }

  /** Returns the current summaries of all pages. */
  summaries(site: Site): PageSummary[] {
    this.#forgetShared(site);
    return site.pageFiles.flatMap((pageFile) => this.#read(site, pageFile).pages);
  }

  /** Returns the page files that depend on something, such as `fragments/partners`; only those that have been read. */
  usersOf(use: Use): string[] {
    const users = [...this.#known.values()].filter(({ uses }) => uses.includes(use));
    return [...new Set(users.flatMap(({ pages }) => pages.map(({ file }) => file)))];
  }

  /** Forgets all pages when something that they share was read again. */
  #forgetShared({ caches, publicFiles, blockTypes, pageFiles }: Site): void {
    const shared = [caches, publicFiles, blockTypes, pageFiles];
    if (shared.some((part, index) => part !== this.#shared[index])) this.#known.clear();
    this.#shared = shared;
  }

  #read(site: Site, pageFile: PageFile): Known {
    const before = this.#known.get(pageFile.file);
    if (before) return before;
    const { pages, uses } = loadPageFile(site, pageFile);
    const known = { pages: pages.map((page) => summaryOf(page, site.settings)), uses };
    this.#known.set(pageFile.file, known);
    return known;
  }
}
