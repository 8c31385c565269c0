import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import type { Block, FrameBlocks, Page, Settings } from '../content/model/types.ts';
import { type BlockModules, BlockNodes } from './block-nodes.ts';
import { type DocumentAssets, documentHtml } from './document-html.ts';
import { isolatePhones } from './isolate-phones.ts';
import { pageData } from './page-data.ts';
import { PageFrame } from './page-frame.ts';
import type { PageTree } from './page-tree.ts';
import { structuredData } from './structured-data.ts';
import { focusPointsIn, type Sheets, StyleSheets } from './style-sheets.ts';
import type { FontDisplay } from './theme-css.ts';
import { TreeRenderer } from './tree-renderer.tsx';

export interface RendererOptions {
  site: Settings;
  frame: FrameBlocks;
  modules: BlockModules;
  /** The style sheets that belong to no block. */
  baseSheets: Sheets;
  /** The deferred styles. */
  deferredCss?: string;
  assets: DocumentAssets;
  fontDisplay?: FontDisplay;
}

/** A rendered page. */
export interface RenderedPage {
  html: string;
  /** The part of it that blocks have rendered. */
  blocks: string;
  /** The size of its styles, in bytes. */
  cssBytes: number;
  /** The types of its blocks and of the frame's. */
  types: Set<string>;
}

export interface Renderer {
  renderPage(page: Page): RenderedPage;
}

/** Returns blocks for a text direction: in right-to-left text, telephone numbers are isolated. */
const directed = (blocks: Block[], dir: Page['dir']) =>
  dir === 'rtl' ? isolatePhones(blocks) : blocks;

/**
 * Creates the renderer of pages. The frame is rendered once, here.
 *
 * @throws whatever a block's component throws
 */
export function createRenderer({
  site,
  frame: { before, after },
  modules,
  baseSheets,
  deferredCss = '',
  assets,
  fontDisplay,
}: RendererOptions): Renderer {
  const nodes = new BlockNodes(modules);
  const base = assets.base ?? '';
  const messages: Messages = site.words ?? {};
  const homePath = site.homePath && base + site.homePath;
  const renderer = new TreeRenderer(modules, { messages, homePath });
  const frameBlocks = { before: directed(before, site.dir), after: directed(after, site.dir) };
  const frame = new PageFrame(frameBlocks, { nodes, renderer, base });
  const styles = new StyleSheets({
    site,
    modules,
    fontDisplay,
    base: baseSheets,
    deferredCss: assets.deferredStyles ? '' : deferredCss,
  });
  const siteParts = { modules, messages, homePath };
  const renderPage = (page: Page): RenderedPage => {
    const around = page.frame ? frame : undefined;
    const main = nodes.nodesOf(directed(page.blocks, page.dir), 'section', '');
    const tree: PageTree = { before: [], main, after: [], ...around?.forPage(page) };
    const { hoisted, body } = renderer.renderPage(tree);
    const types = nodes.usedTypes(page.blocks, new Set(around?.types));
    const style = styles.forTypes(types, focusPointsIn(page.blocks, new Set(around?.focusPoints)));
    const html = documentHtml({
      site,
      page,
      hoisted,
      body,
      data: pageData([...tree.before, ...main, ...tree.after], page, siteParts),
      messages,
      structuredData: structuredData(site, page, messages.home ?? 'Home', (blocks, of) =>
        nodes.structuredData(blocks, of),
      ),
      style,
      assets,
    });
    return { html, blocks: hoisted + body, cssBytes: style.bytes, types };
  };
  return { renderPage };
}
