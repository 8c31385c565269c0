import { loadPageFile } from '../../content/load-page-file.ts';
import type { Page, PageFile } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { diagnoseFile } from '../../diagnostics/diagnose.ts';
import type { RenderedPage, Renderer } from '../../render/render-page.ts';
import type { SiteBundle } from '../bundle/bundle.ts';
import { digestOf } from '../cache/digest.ts';
import {
  type EarlierPages,
  type ProcessedFile,
  sameEarlierPage,
  stateOf,
} from '../cache/processed-file.ts';
import { blocksWithBase } from '../output/base-path.ts';
import { FolderWriter } from '../output/folder-writer.ts';
import { routeFile } from '../output/output-folder.ts';
import { PageWeights } from '../output/page-weight.ts';
import { pictureVariantsIn } from '../pictures/make-variants.ts';
import type { Stopwatch } from '../progress/stopwatch.ts';
import { SocialPictures } from '../social/social-picture.ts';
import { summaryOf } from './page-summary.ts';

/** Returns files in one order, whichever were read just now and by which thread: of several that have one problem, the first is named. */
export const inOrder = (files: Iterable<ProcessedFile>): ProcessedFile[] =>
  [...files].sort((a, b) => (a.file < b.file ? -1 : 1));

/** With what and where to pages are drawn. */
export interface Drawing {
  bundle: SiteBundle;
  renderer: Renderer;
  /** Absolute path of the folder that the pages are written to. */
  folder: string;
  /** Pages that are not drawn when they would be the same. */
  earlier: EarlierPages;
}

/**
 * Takes page files one by one through their whole way, from text to a written file, so that a page
 * is let go of as soon as it is drawn.
 *
 * @param next gives the next page file, until there is none
 * @param give gets what became of each
 * @param drawing left out, the pages are only checked
 * @param watch gets the times of the steps
 * @throws whatever a block's component throws, with the page's file named
 */
export async function processPageFiles(
  site: Site,
  next: () => PageFile | undefined,
  give: (file: ProcessedFile) => void,
  drawing?: Drawing,
  watch?: Stopwatch,
): Promise<void> {
  const output = drawing && new FolderWriter(drawing.folder);
  const social = new SocialPictures(site);
  const weights =
    drawing && site.config.budgets ? new PageWeights(site, drawing.bundle) : undefined;
  watch?.lap('make ready');
  for (let pageFile = next(); pageFile; pageFile = next()) {
    site.reads.clear();
    const { file } = pageFile;
    const loaded = loadPageFile(site, pageFile);
    const problems = diagnoseFile(site, loaded);
    const { pages, uses, unpublished, changes, source } = loaded;
    const read = [...site.reads];
    site.reads.clear();
    watch?.lap('pages: read, fill in, check');
    const isOneOfMany = pages.length > 1;
    const isBroken = problems.some(({ severity }) => severity === 'error');
    if (drawing && !isBroken) {
      for (const page of pages) {
        page.social = social.of(page);
        if (isOneOfMany) page.renderedFrom = stateOf(page);
        const before = sameEarlierPage(drawing.earlier, page);
        if (before) {
          page.pictures = before.pictures ?? [];
          if (before.weight) page.weight = before.weight;
          continue;
        }
        const blocks = blocksWithBase(site, page.blocks, drawing.bundle.base);
        const rendered = drawPage(drawing.renderer, { ...page, blocks });
        if (site.pictures.size > 0) page.pictures = pictureVariantsIn(rendered.html);
        if (weights) page.weight = weights.of(rendered, page);
        watch?.lap('pages: draw');
        output?.write(routeFile(page.route), rendered.html);
        watch?.lap('pages: write');
      }
    }
    const summaries = pages.map((page) => summaryOf(page, site.config));
    // what a page reads that was not drawn now is known from when it was
    const renderedWith = new Set([
      ...site.reads,
      ...(drawing?.earlier.get(file)?.renderedWith ?? []),
    ]);
    const values = Array.from(new Set([...read, ...renderedWith]), (name) => `site/${name}`);
    give({
      file,
      uses: [...uses, ...values],
      pages: summaries,
      problems,
      unpublished,
      changes,
      stamp: source === undefined ? '' : digestOf(source.text),
      ...(drawing && isOneOfMany && { renderedWith: [...renderedWith] }),
    });
    watch?.lap('pages: note what is needed of all together');
  }
}

function drawPage(renderer: Renderer, page: Page): RenderedPage {
  try {
    return renderer.renderPage(page);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `The page ${page.route} (${page.file}) could not be drawn: ${message}. npm run dev shows where.`,
      {
        cause: error,
      },
    );
  }
}
