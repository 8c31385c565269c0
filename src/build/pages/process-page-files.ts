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

/**
 * Takes page files one by one through their whole way, from text to a written file, so that a page
 * is let go of as soon as it is rendered.
 *
 * @param next gives the next page file, until there is none
 * @param give gets what became of each
 * @param render left out, the pages are only checked
 * @param watch gets the times of the steps
 * @throws whatever a block's component throws, with the page's file named
 */
export async function processPageFiles(
  site: Site,
  next: () => PageFile | undefined,
  give: (file: ProcessedFile) => void,
  render?: RenderOptions,
  watch?: Stopwatch,
): Promise<void> {
  const writer = render && new PageWriter(site, render, watch);
  watch?.lap('make ready');
  for (let pageFile = next(); pageFile; pageFile = next()) {
    site.reads.clear();
    const loaded = loadPageFile(site, pageFile);
    const { pages, uses, unpublished, changes, source } = loaded;
    const problems = diagnoseFile(site, loaded);
    const read = Array.from(site.reads, (name) => `site/${name}`);
    site.reads.clear();
    watch?.lap('pages: read, fill in, check');
    if (!problems.some(({ severity }) => severity === 'error')) {
      for (const page of pages) writer?.write(page, pages.length > 1);
    }
    give({
      file: pageFile.file,
      uses: [...uses, ...read, ...Array.from(site.reads, (name) => `renderer/${name}`)],
      pages: pages.map((page) => summaryOf(page, site.config)),
      problems,
      unpublished,
      changes,
      digest: source === undefined ? '' : digestOf(source.text),
    });
    watch?.lap('pages: note what is needed of all together');
  }
}
