import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import type { Block, Page, SiteConfig } from '../content/model/types.ts';
import { type BlockModules, BlockNodes } from './block-nodes.ts';
import { type DocumentAssets, documentHtml } from './document-html.ts';
import { TreeDrawing } from './draw-tree.tsx';
import { isolatePhones } from './isolate-phones.ts';
import { markCurrent } from './mark-current.ts';
import { markLanguages } from './mark-languages.ts';
import { pageData } from './page-data.ts';
import { isIsland, type PageTree, type TreeNode } from './page-tree.ts';
import { structuredData } from './structured-data.ts';
import { type Sheets, StyleSheets } from './style-sheets.ts';

export interface RendererOptions {
  site: SiteConfig;
  modules: BlockModules;
  /** The style sheets that belong to no block. */
  baseSheets: Sheets;
  /** The styles that no page waits for. */
  deferredCss?: string;
  assets: DocumentAssets;
  /** Whether any page may show a photograph. */
  hasPhotographs?: boolean;
}

export interface Renderer {
  /** The page's whole HTML document. */
  renderPage(page: Page): string;
}

/** An island that is more than a dialog, which is there only when it is opened. */
const OPEN_ISLAND = / data-island=""[^>]*>(?:<!--[^>]*-->)*(?!<dialog|<!--)/;

/** Returns the blocks as texts in that direction need them. */
const inOrder = (blocks: Block[], dir: Page['dir']) =>
  dir === 'rtl' ? isolatePhones(blocks) : blocks;

/** Returns what was drawn once for all pages, with its links as they are on this one. */
function framed(nodes: TreeNode[], page: Page, base: string): TreeNode[] {
  return nodes.map((node) =>
    node.html === undefined
      ? node
      : { ...node, html: markLanguages(markCurrent(node.html, base + page.route), page, base) },
  );
}

/**
 * Makes the function that draws pages. The site's frame is drawn once, here.
 *
 * @throws whatever a block's component throws
 */
export function createRenderer({
  site,
  modules,
  baseSheets,
  deferredCss = '',
  assets,
  hasPhotographs = false,
}: RendererOptions): Renderer {
  const nodes = new BlockNodes(modules);
  const base = assets.base ?? '';
  const messages: Messages = {
    ...(site.words as Messages | undefined),
    ...(typeof site.homePath === 'string' && { homePath: base + site.homePath }),
  };
  const drawing = new TreeDrawing(modules, messages);

  const { before, after } = site.frame;
  const frame = {
    before: nodes
      .list(inOrder(before, site.dir), 'div', 'before-')
      .map((node) => drawing.once(node)),
    after: nodes.list(inOrder(after, site.dir), 'div', 'after-').map((node) => drawing.once(node)),
  };
  const treeOf = (page: Page): PageTree => ({
    before: page.frame ? framed(frame.before, page, base) : [],
    main: nodes.list(inOrder(page.blocks, page.dir), 'section', ''),
    after: page.frame ? framed(frame.after, page, base) : [],
  });

  const { body: frameHtml } = drawing.page({ ...frame, main: [] });
  const frameHasIslands = OPEN_ISLAND.test(frameHtml);

  const styles = new StyleSheets({
    ...{ site, modules, hasPhotographs },
    base: baseSheets,
    deferredCss: assets.deferredStyles ? '' : deferredCss,
    frameTypes: nodes.usedTypes([...before, ...after]),
  });

  return {
    renderPage(page) {
      const tree = treeOf(page);
      const { hoisted, body } = drawing.page(tree);
      const allNodes = [...tree.before, ...tree.main, ...tree.after];
      const data = pageData(allNodes, page, { modules, messages });
      const said = structuredData(site, page, messages.home ?? 'Home', (blocks, of) =>
        nodes.structuredData(blocks, of),
      );
      const style = styles.of(nodes.usedTypes(page.blocks), page.frame);
      const hasIslands = tree.main.some(isIsland) || (page.frame && frameHasIslands);
      const parts = {
        site,
        page,
        hoisted,
        body,
        data,
        messages,
        structuredData: said,
        style,
        assets,
      };
      return documentHtml({ ...parts, hasIslands });
    },
  };
}
