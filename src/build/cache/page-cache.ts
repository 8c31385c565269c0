/**
 * Caches the results of page files for the next run. A result is stale when its file, something that it was made from
 * (`uses`), a text in which its warnings have their lines, or what all pages share has changed, or when a part of it
 * appears or disappears. Checks across pages, `_headers` and the sitemap are made again by each run.
 */
import type { PageFile } from '../../content/model/types.ts';
import type { Use } from '../../content/model/use.ts';
import type { Site } from '../../content/site/site.ts';
import { userOf } from '../../diagnostics/model/diagnostic.ts';
import { dependencyDigest, textDigest } from './dependency-digests.ts';
import type { EarlierPages, ProcessedFile } from './processed-file.ts';

/** The results of the page files of one run. */
export interface CachedPages {
  /** Digest of what every page depends on, the engine's code included. */
  shared: string;
  /** Digest of each dependency, by its name in `uses`. */
  digests: Record<string, string>;
  /** By the name of the page file. */
  files: Record<string, ProcessedFile>;
}

/** Returns a result with further dependencies: the texts in which its problems have their lines. */
function withTexts(file: ProcessedFile): ProcessedFile {
  const places = file.problems.flatMap((problem) => [
    problem.file,
    userOf(problem) ?? problem.file,
  ]);
  const texts = places.map((place): Use => `texts/${place}`);
  return { ...file, uses: [...new Set([...file.uses, ...texts])] };
}

/** Decides which page files of a run have to be read again. */
export class PageCache {
  readonly #site: Site;
  readonly #last: CachedPages | undefined;
  readonly #digests = new Map<string, string>();

  /** @param last what may be kept; left out, all files are stale */
  constructor(site: Site, last?: CachedPages) {
    this.#site = site;
    this.#last = last;
    // Before pages are read, so that a file that is saved meanwhile is stale in the next run.
    for (const name of site.collections.keys()) this.#digest(`collections/${name}`);
    for (const name of site.fragmentNames) this.#digest(`fragments/${name}`);
  }

  /**
   * Returns the results that are still valid, and the page files that have to be read, with how many of these there
   * are for each reason.
   */
  split(): { kept: ProcessedFile[]; stale: PageFile[]; reasons: Map<string, number> } {
    const kept: ProcessedFile[] = [];
    const stale: PageFile[] = [];
    const reasons = new Map<string, number>();
    for (const pageFile of this.#site.pageFiles) {
      const result = this.#last?.files[pageFile.file];
      const reason = this.#reasonToRead(pageFile, result);
      if (result && reason === undefined) kept.push(result);
      else stale.push(pageFile);
      if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    return { kept, stale, reasons };
  }

  /**
   * Returns the earlier pages of stale files that make several each, so that unchanged ones need not be rendered.
   * Files whose public files have changed are left out: the HTML depends on these beside the page's data.
   */
  earlier(stale: PageFile[]): EarlierPages {
    const earlier: EarlierPages = new Map();
    for (const { file } of stale) {
      const { pages = [], uses = [] } = this.#last?.files[file] ?? {};
      const files = uses.filter((name) => name.startsWith('public/'));
      if (!pages[0]?.renderedFrom || !files.every((name) => this.#isSame(name))) continue;
      for (const page of pages) earlier.set(page.route, page);
    }
    return earlier;
  }

  /** Returns the cache for the next run. */
  cachedPages(shared: string, read: ProcessedFile[]): CachedPages {
    const files = read.map(withTexts);
    for (const { uses } of files) for (const name of uses) this.#digest(name);
    return {
      shared,
      digests: Object.fromEntries(this.#digests),
      files: Object.fromEntries(files.map((file) => [file.file, file])),
    };
  }

  /** Returns why a page file has to be read: a dependency, by its name in `uses`, or another reason in words. */
  #reasonToRead({ file }: PageFile, result: ProcessedFile | undefined): string | undefined {
    if (!this.#last) return 'what all pages share';
    if (!result) return 'no result of an earlier run';
    const { digest, nextChange, uses } = result;
    if (digest !== textDigest(this.#site, file)) return 'their own text';
    if (nextChange !== undefined && nextChange <= this.#site.clock.now)
      return 'a date that has come';
    return uses.find((name) => !this.#isSame(name));
  }

  /** Returns whether a dependency is unchanged. */
  #isSame(name: Use): boolean {
    return this.#digest(name) === this.#last?.digests[name];
  }

  #digest(name: Use): string {
    let digest = this.#digests.get(name);
    if (digest === undefined) {
      digest = dependencyDigest(this.#site, name);
      this.#digests.set(name, digest);
    }
    return digest;
  }
}
