import { messageOf } from '../../content/model/thrown.ts';
import type { Page } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { RenderedPage, Renderer } from '../../render/render-page.ts';
import type { SiteBundle } from '../bundle/bundle.ts';
import { digestOf } from '../cache/digest.ts';
import { type EarlierPages, sameEarlierPage } from '../cache/processed-file.ts';
import { blocksWithBase } from '../output/base-path.ts';
import { FolderWriter } from '../output/folder-writer.ts';
import { routeFile } from '../output/output-folder.ts';
import { PageWeights } from '../output/page-weight.ts';
import { pictureVariantsIn } from '../pictures/make-variants.ts';
import type { Stopwatch } from '../progress/stopwatch.ts';
import { SocialPictures } from '../social/social-picture.ts';

/** With what pages are rendered, and where to. */
export interface RenderOptions {
  bundle: SiteBundle;
  renderer: Renderer;
  /** Absolute path of the folder that the pages are written to. */
  folder: string;
  /** Pages of the last build, which are not rendered again from the same data. */
  earlier: EarlierPages;
}

/** Renders pages and writes them to a folder. */
export class PageWriter {
  readonly #site: Site;
  readonly #options: RenderOptions;
  readonly #watch: Stopwatch | undefined;
  readonly #output: FolderWriter;
  readonly #social: SocialPictures;
  readonly #weights: PageWeights | undefined;

  constructor(site: Site, options: RenderOptions, watch?: Stopwatch) {
    this.#site = site;
    this.#options = options;
    this.#watch = watch;
    this.#output = new FolderWriter(options.folder);
    this.#social = new SocialPictures(site);
    if (site.config.budgets) this.#weights = new PageWeights(site, options.bundle);
  }

  /**
   * Writes a page, and notes in it what the build has to know of its HTML.
   *
   * @param isOneOfMany whether its file makes more pages: most of them stay as they are when one changes
   * @throws whatever a block's component throws, with the page's file named
   */
  write(page: Page, isOneOfMany: boolean): void {
    page.social = this.#social.of(page);
    if (isOneOfMany) page.renderedFrom = digestOf(JSON.stringify(page));
    const before = sameEarlierPage(this.#options.earlier, page);
    if (before) {
      page.pictures = before.pictures ?? [];
      if (before.weight) page.weight = before.weight;
      return;
    }
    const rendered = this.#render(page);
    if (this.#site.pictures.size > 0) page.pictures = pictureVariantsIn(rendered.html);
    if (this.#weights) page.weight = this.#weights.of(rendered, page);
    this.#watch?.lap('pages: render');
    this.#output.write(routeFile(page.route), rendered.html);
    this.#watch?.lap('pages: write');
  }

  #render(page: Page): RenderedPage {
    const { bundle, renderer } = this.#options;
    const blocks = blocksWithBase(this.#site, page.blocks, bundle.base);
    try {
      return renderer.renderPage({ ...page, blocks });
    } catch (cause) {
      throw new Error(
        `The page ${page.route} (${page.file}) could not be rendered: ${messageOf(cause).replace(/\.$/, '')}. npm run dev shows where.`,
        { cause },
      );
    }
  }
}
