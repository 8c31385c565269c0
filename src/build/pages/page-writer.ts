import { writeFileSync } from 'node:fs';
import { messageOf } from '../../content/model/thrown.ts';
import type { Block, Page, PageSummary } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { RenderedPage, Renderer } from '../../render/render-page.ts';
import type { SiteBundle } from '../bundle/bundle.ts';
import { digestOf } from '../cache/digest.ts';
import { type EarlierPages, sameEarlierPage } from '../cache/processed-file.ts';
import { blocksWithBase } from '../output/base-path.ts';
import { placeBelow, routeFile } from '../output/output-folder.ts';
import { pageWeight } from '../output/page-weight.ts';
import { pictureVariantsIn } from '../pictures/make-variants.ts';
import type { Stopwatch } from '../progress/stopwatch.ts';
import { socialPictures } from '../social/social-picture.ts';
import { refuseBlockedMarkup } from './blocked-markup.ts';

/** How pages are rendered, and where they are written. */
export interface RenderOptions {
  bundle: SiteBundle;
  renderer: Renderer;
  /** Absolute path of the folder that the pages are written to. */
  folder: string;
  /** Pages of the last build, which are not rendered again if their data is the same. */
  earlier: EarlierPages;
}

/** What the build records of a written page. */
type WrittenPage = Pick<PageSummary, 'social' | 'renderedFrom' | 'pictures' | 'weight'>;

/** The start of React's message about a component that suspends. */
const SUSPENDED = 'A component suspended';
const SUSPENDED_REASON =
  'it waits for something, as an async component does, and pages are rendered without waiting';

/** Renders pages and writes them to a folder. */
export class PageWriter {
  readonly #site: Site;
  readonly #options: RenderOptions;
  readonly #stopwatch: Stopwatch | undefined;
  readonly #socialPicture: ReturnType<typeof socialPictures>;

  constructor(site: Site, options: RenderOptions, stopwatch?: Stopwatch) {
    this.#site = site;
    this.#options = options;
    this.#stopwatch = stopwatch;
    this.#socialPicture = socialPictures(site);
  }

  /**
   * Writes a page, unless the last build wrote the same.
   *
   * @param isOneOfMany whether its file makes more pages: most of them stay as they are when one changes
   * @throws whatever a block's component throws, and when browsers would block its HTML, with the page's file named
   */
  write(loaded: Page, isOneOfMany: boolean): WrittenPage {
    const social = this.#socialPicture(loaded);
    const page = { ...loaded, social };
    const { route } = page;
    const renderedFrom = isOneOfMany ? digestOf(JSON.stringify(page)) : undefined;
    const before = sameEarlierPage(this.#options.earlier, { route, renderedFrom });
    if (before) {
      const { pictures, weight } = before;
      return { social, renderedFrom, pictures, weight };
    }
    const rendered = this.#render(page);
    const pictures = this.#site.pictures.size > 0 ? pictureVariantsIn(rendered.html) : [];
    const { settings } = this.#site;
    const weight = settings.budgets && pageWeight(this.#site, this.#options.bundle, rendered, page);
    this.#stopwatch?.lap('pages: render');
    writeFileSync(placeBelow(this.#options.folder, routeFile(route)), rendered.html);
    this.#stopwatch?.lap('pages: write');
    return { social, renderedFrom, pictures: pictures.length > 0 ? pictures : undefined, weight };
  }

  #render(page: Page): RenderedPage {
    const { bundle, renderer } = this.#options;
    const blocks = blocksWithBase(this.#site, page.blocks, bundle.base);
    try {
      const rendered = renderer.renderPage({ ...page, blocks });
      refuseBlockedMarkup(rendered.blocks);
      return rendered;
    } catch (cause) {
      const broken = blocks.find((block) => !this.#canRender(block, page));
      const what = broken ? `The block ${broken.type} of the page` : 'The page';
      const why = messageOf(cause).startsWith(SUSPENDED) ? SUSPENDED_REASON : messageOf(cause);
      throw new Error(
        `${what} ${page.route} (${page.file}) could not be rendered: ${why.replace(/\.$/, '')}. npm run dev shows where.`,
        { cause },
      );
    }
  }

  #canRender(block: Block, page: Page): boolean {
    try {
      this.#options.renderer.renderPage({ ...page, frame: false, blocks: [block] });
      return true;
    } catch {
      return false;
    }
  }
}
