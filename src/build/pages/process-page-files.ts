import { loadPageFile } from '../../content/load-page-file.ts';
import type { PageFile } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { diagnoseFile } from '../../diagnostics/diagnose.ts';
import { digestOf } from '../cache/digest.ts';
import type { ProcessedFile } from '../cache/processed-file.ts';
import type { Stopwatch } from '../progress/stopwatch.ts';
import { summaryOf } from './page-summary.ts';
import { PageWriter, type RenderOptions } from './page-writer.ts';

/** Returns files in one order, whichever were read just now and by which thread: of several that have one problem, the first is named. */
export const inOrder = (files: Iterable<ProcessedFile>): ProcessedFile[] =>
  [...files].sort((a, b) => (a.file < b.file ? -1 : 1));

/** What page files are processed with. */
interface Processing {
  /** Gives the next page file, until there is none. */
  next(): PageFile | undefined;
  /** Gets what became of each. */
  onProcessed(file: ProcessedFile): void;
  /** Left out, the pages are only checked. */
  render?: RenderOptions | undefined;
  /** Gets the times of the steps. */
  stopwatch?: Stopwatch | undefined;
}

/**
 * Takes page files one by one through their whole way, from text to a written file, so that a page
 * is let go of as soon as it is rendered.
 *
 * @throws whatever a block's component throws, with the page's file named
 */
export async function processPageFiles(
  site: Site,
  { next, onProcessed, render, stopwatch }: Processing,
): Promise<void> {
  const writer = render && new PageWriter(site, render, stopwatch);
  stopwatch?.lap('make ready');
  for (let pageFile = next(); pageFile; pageFile = next()) {
    site.reads.clear();
    const loaded = loadPageFile(site, pageFile);
    const { pages, uses, unpublished, changes, source } = loaded;
    const problems = diagnoseFile(site, loaded);
    const read = Array.from(site.reads, (name) => `site/${name}`);
    site.reads.clear();
    stopwatch?.lap('pages: read, fill in, check');
    const isBroken = problems.some(({ severity }) => severity === 'error');
    const summaries = pages.map((page) => ({
      ...summaryOf(page, site.settings),
      ...(isBroken ? {} : writer?.write(page, pages.length > 1)),
    }));
    onProcessed({
      file: pageFile.file,
      uses: [...uses, ...read, ...Array.from(site.reads, (name) => `renderer/${name}`)],
      pages: summaries,
      problems,
      unpublished,
      changes,
      digest: source === undefined ? '' : digestOf(source.text),
    });
    stopwatch?.lap('pages: note what is needed of all together');
  }
}
