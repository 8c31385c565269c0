import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import type { Block, FrameBlocks, Page, Settings } from '../content/model/types.ts';
import { type BlockModules, BlockNodes } from './block-nodes.ts';
import { type DocumentAssets, documentHtml } from './document-html.ts';
import { FrameHtml } from './frame-links.ts';
import { isolatePhones } from './isolate-phones.ts';
import { pageData } from './page-data.ts';
import type { PageTree, TreeNode } from './page-tree.ts';
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
  /** Whether any page may show a photograph. */
  hasPhotographs?: boolean;
  fontDisplay?: FontDisplay;
}

/** A rendered page. */
export interface RenderedPage {
  html: string;
  /** The part of it that blocks have rendered. */
  blocks: string;
  /** The size of its styles, in bytes. */
  css: number;
  /** The types of its blocks and of the frame's. */
  types: Set<string>;
}

export interface Renderer {
  renderPage(page: Page): RenderedPage;
}

/** Returns blocks for a text direction: in right-to-left text, telephone numbers are isolated. */
const directed = (blocks: Block[], dir: Page['dir']) =>
  dir === 'rtl' ? isolatePhones(blocks) : blocks;

/** A block of the frame; an island has no HTML here, since it is rendered on each page. */
interface FrameNode {
  node: TreeNode;
  html: FrameHtml | undefined;
}

/** Returns the frame's nodes for a page, with its links. */
const framed = (nodes: FrameNode[], page: Page, base: string): TreeNode[] =>
  nodes.map(({ node, html }) => (html ? { ...node, html: html.on(page, base) } : node));

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
  hasPhotographs = false,
  fontDisplay,
}: RendererOptions): Renderer {
  const nodes = new BlockNodes(modules);
  const base = assets.base ?? '';
  const messages: Messages = {
    ...site.words,
    ...(typeof site.homePath === 'string' && { homePath: base + site.homePath }),
  };
  const renderer = new TreeRenderer(modules, messages);

  const frameNodes = (blocks: Block[], prefix: string): FrameNode[] =>
    nodes.list(directed(blocks, site.dir), 'div', prefix).map((one) => {
      const node = renderer.once(one);
      return { node, html: node.html === undefined ? undefined : new FrameHtml(node.html) };
    });
  const frame = { before: frameNodes(before, 'before-'), after: frameNodes(after, 'after-') };
  const treeOf = (page: Page): PageTree => ({
    before: page.frame ? framed(frame.before, page, base) : [],
    main: nodes.list(directed(page.blocks, page.dir), 'section', ''),
    after: page.frame ? framed(frame.after, page, base) : [],
  });

  const frameTypes = nodes.usedTypes([...before, ...after]);
  const styles = new StyleSheets({
    site,
    modules,
    hasPhotographs,
    fontDisplay,
    base: baseSheets,
    deferredCss: assets.deferredStyles ? '' : deferredCss,
    frameTypes,
  });

  const frameFocusPoints = focusPointsIn([before, after]);

  return {
    renderPage(page) {
      const tree = treeOf(page);
      const { hoisted, body } = renderer.page(tree);
      const allNodes = [...tree.before, ...tree.main, ...tree.after];
      const data = pageData(allNodes, page, { modules, messages });
      const jsonLd = structuredData(site, page, messages.home ?? 'Home', (blocks, of) =>
        nodes.structuredData(blocks, of),
      );
      const focusPoints = focusPointsIn(page.blocks, new Set(page.frame ? frameFocusPoints : []));
      const types = nodes.usedTypes(page.blocks);
      const style = styles.of(types, page.frame, focusPoints);
      const html = documentHtml({
        site,
        page,
        hoisted,
        body,
        data,
        messages,
        structuredData: jsonLd,
        style,
        assets,
      });
      return {
        html,
        blocks: hoisted + body,
        css: style.bytes,
        types: new Set([...types, ...(page.frame ? frameTypes : [])]),
      };
    },
  };
}
