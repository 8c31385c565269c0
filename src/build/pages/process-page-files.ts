import { loadPageFile } from '../../content/load-page-file.ts';
import type { PageFile } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { diagnoseFile } from '../../diagnostics/diagnose.ts';
import { digestOf } from '../cache/digest.ts';
import type { ProcessedFile } from '../cache/processed-file.ts';
import type { Stopwatch } from '../progress/stopwatch.ts';
import { summaryOf } from './page-summary.ts';
import { PageWriter, type RenderOptions } from './page-writer.ts';

/**
 * Returns results in the order of their files, independent of threads and cache: of several files with the same
 * problem, the first is reported.
 */
export const inOrder = (files: Iterable<ProcessedFile>): ProcessedFile[] =>
  [...files].sort((a, b) => (a.file < b.file ? -1 : 1));

/** How page files are processed. */
interface Processing {
  /** Returns the next page file; `undefined` at the end. */
  next(): PageFile | undefined;
  /** Called with each result. */
  onProcessed(file: ProcessedFile): void;
  /** Without it, the pages are only checked. */
  render?: RenderOptions | undefined;
  /** Measures the steps. */
  stopwatch?: Stopwatch | undefined;
}

/**
 * Processes page files one by one, from text to written file, so that a page can be freed as soon as it is rendered.
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
    const loaded = loadPageFile(site, pageFile);
    const { pages, uses, unpublished, nextChange, source } = loaded;
    const problems = diagnoseFile(site, loaded);
    stopwatch?.lap('pages: read, fill in, check');
    const isBroken = problems.some(({ severity }) => severity === 'error');
    const summaries = pages.map((page) => ({
      ...summaryOf(page, site.settings),
      ...(isBroken ? {} : writer?.write(page, pages.length > 1)),
    }));
    onProcessed({
      file: pageFile.file,
      uses,
      pages: summaries,
      problems,
      unpublished,
      nextChange,
      digest: source === undefined ? '' : digestOf(source.text),
    });
    stopwatch?.lap('pages: note what is needed of all together');
  }
}
