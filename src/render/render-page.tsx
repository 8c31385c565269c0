import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Words } from '../../blocks/_shared/say.ts';
import type { Page, SiteConfig } from '../content/types.ts';
import { type BlockModules, BlockNodes } from './block-nodes.ts';
import { type DocumentAssets, documentHtml } from './document-html.ts';
import type { FinishedSheets } from './finished-sheets.ts';
import { markCurrent } from './mark-current.ts';
import { markLanguages } from './mark-languages.ts';
import {
  isIsland,
  type LiveNode,
  type PageData,
  type PageTree,
  type TreeNode,
} from './page-tree.ts';
import { type Drawing, NodesProvider, PageView } from './page-view.tsx';
import { structuredData } from './structured-data.ts';
import { StyleSheets } from './style-sheets.ts';

export interface RendererOptions {
  site: SiteConfig;
  modules: BlockModules;
  sheets: FinishedSheets;
  assets: DocumentAssets;
  /** Whether any page may show a photograph. */
  hasPhotographs?: boolean;
}

export interface Renderer {
  /** The page's whole HTML document. */
  renderPage(page: Page): string;
}

/** What the islands of a page need in the browser. */
interface Needed {
  /** Their data, by the key on their root element. */
  islands: PageData['islands'];
  /** The names of the words that they may say. */
  words: Set<string>;
}

/** Adds what these nodes need in the browser, and all that they hold. */
function collectData(nodes: TreeNode[], modules: BlockModules, needed: Needed): Needed {
  /** The nodes that an island holds are named by their keys: their HTML is on the page. */
  const forBrowser = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(forBrowser);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name !== 'blocks') return [name, forBrowser(inner)];
        const held = inner as TreeNode[];
        collectData(held, modules, needed);
        return [name, held.map((node) => node.key)];
      }),
    );
  };
  for (const node of nodes.filter(isIsland)) {
    const { holdsBlocks, browserData, words } = modules[node.attributes['data-block']] ?? {};
    for (const word of words ?? []) needed.words.add(word);
    // Its element says the type.
    const { type, ...all } = node.props;
    const data = browserData?.(all) ?? all;
    needed.islands[node.key] = (holdsBlocks ? forBrowser(data) : data) as typeof all;
  }
  return needed;
}

/**
 * What React's `renderToString` writes in place of an island that threw: within a `Suspense` that is no error to it, and visitors
 * would find nothing there.
 */
const LEFT_OUT = '<!--$!-->';

/** An island that is more than a dialog, which is there only when it is opened. */
const OPEN_ISLAND = / data-island=""[^>]*>(?:<!--[^>]*-->)*(?!<dialog|<!--)/;

/**
 * Makes the function that draws pages. The site's frame is drawn once, here.
 *
 * @throws whatever a block's component throws
 */
export function createRenderer({
  site,
  modules,
  sheets,
  assets,
  hasPhotographs = false,
}: RendererOptions): Renderer {
  const nodes = new BlockNodes(modules);
  const base = assets.base ?? '';
  const words: Words = {
    ...(site.words as Words | undefined),
    ...(typeof site.homePath === 'string' && { homePath: base + site.homePath }),
  };

  /** While the island is looked for that could not be drawn. */
  let isSearching = false;
  const inside: Drawing['inside'] = (node) => {
    const type = node.attributes['data-block'];
    const { kind, component: Component } = modules[type] ?? {};
    if (kind && !Component) throw new Error(`blocks/${type}/${kind}.tsx has no export default.`);
    const drawn = Component && <Component {...node.props} blockKey={node.key} />;
    return isIsland(node) && !isSearching ? <Suspense>{drawn}</Suspense> : drawn;
  };
  const drawing = { inside };

  const drawOnce = (node: TreeNode): TreeNode => {
    if (isIsland(node)) return node;
    const drawn = (
      <NodesProvider drawing={drawing} words={words}>
        {inside(node as LiveNode)}
      </NodesProvider>
    );
    return { ...node, html: renderToStaticMarkup(drawn, { identifierPrefix: node.key }) };
  };

  const { before, after } = site.frame;
  const frame = {
    before: nodes.list(before, 'div', 'before-').map(drawOnce),
    after: nodes.list(after, 'div', 'after-').map(drawOnce),
  };
  const framed = (list: TreeNode[], page: Page): TreeNode[] =>
    list.map((node) =>
      node.html === undefined
        ? node
        : { ...node, html: markLanguages(markCurrent(node.html, base + page.route), page, base) },
    );

  const treeOf = (page: Page): PageTree => ({
    before: page.frame ? framed(frame.before, page) : [],
    main: nodes.list(page.blocks, 'section', ''),
    after: page.frame ? framed(frame.after, page) : [],
  });

  const drawTree = (tree: PageTree) =>
    renderToString(<PageView tree={tree} drawing={drawing} words={words} />);

  const draw = (tree: PageTree) => {
    const html = drawTree(tree);
    if (!html.includes(LEFT_OUT)) return html;
    isSearching = true;
    try {
      return drawTree(tree);
    } finally {
      isSearching = false;
    }
  };

  const frameHtml = draw({ ...frame, main: [] });
  const frameHasIslands = OPEN_ISLAND.test(frameHtml);

  const styles = new StyleSheets({
    ...{ site, sheets, hasPhotographs },
    hasLaterFile: assets.laterStyles !== undefined,
    frame: {
      types: nodes.usedTypes([...before, ...after]),
      html: `dir="${site.dir}"${frameHtml}`,
    },
  });

  /** What the page's JSON says: of the words, those that its islands may need. */
  const pageData = (all: TreeNode[]): PageData => {
    const needed = collectData(all, modules, { islands: {}, words: new Set(['homePath']) });
    const said = Object.entries(words).filter(([name]) => needed.words.has(name));
    const { islands } = needed;
    return said.length > 0 ? { words: Object.fromEntries(said), islands } : { islands };
  };

  return {
    renderPage(page) {
      const tree = treeOf(page);
      const body = draw(tree);
      const data = pageData([...tree.before, ...tree.main, ...tree.after]);
      const said = structuredData(site, page, words.home ?? 'Home', (blocks, of) =>
        nodes.structuredData(blocks, of),
      );
      const main = body.slice(body.indexOf('<main'), body.lastIndexOf('</main>'));
      const held = nodes.holdAny(page.blocks) ? 'holds-blocks' : '';
      const html = `dir="${page.dir}"${held}${main}`;
      const style = styles.of(nodes.usedTypes(page.blocks), html, page.frame);
      const hasIslands = tree.main.some(isIsland) || (page.frame && frameHasIslands);
      const { names } = styles;
      const parts = { site, page, body, data, words, structuredData: said, style, names, assets };
      return documentHtml({ ...parts, hasIslands });
    },
  };
}
