import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Words } from '../../blocks/_shared/say.ts';
import type { Page, SiteConfig } from '../content/types.ts';
import { type BlockModules, BlockNodes } from './block-nodes.ts';
import { type DocumentAssets, documentHtml } from './document-html.ts';
import { markCurrent } from './mark-current.ts';
import { markLanguages } from './mark-languages.ts';
import {
  isIsland,
  type LiveNode,
  type PageData,
  type PageTree,
  type TreeNode,
} from './page-tree.ts';
import { type DrawInside, NodesProvider, PageView } from './page-view.tsx';
import { structuredData } from './structured-data.ts';
import { type Sheets, StyleSheets } from './style-sheets.ts';

export interface RendererOptions {
  site: SiteConfig;
  modules: BlockModules;
  /** The style sheets that belong to no block. */
  base: Sheets;
  assets: DocumentAssets;
  /** Whether any page may show a photograph. */
  hasPhotographs?: boolean;
}

export interface Renderer {
  /** The page's whole HTML document. */
  renderPage(page: Page): string;
  /** Every inline style sheet that a page may carry, for the Content-Security-Policy's hashes. */
  styles(): string[];
}

/** The data of a page's islands, by the key on their root element. */
function collectData(
  nodes: TreeNode[],
  modules: BlockModules,
  found: PageData['islands'] = {},
): PageData['islands'] {
  /** The nodes that an island holds are named by their keys: their HTML is on the page. */
  const forBrowser = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(forBrowser);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name !== 'blocks') return [name, forBrowser(inner)];
        const held = inner as TreeNode[];
        collectData(held, modules, found);
        return [name, held.map((node) => node.key)];
      }),
    );
  };
  for (const node of nodes.filter(isIsland)) {
    const { holdsBlocks, browserData } = modules[node.attributes['data-block']] ?? {};
    // Its element says the type.
    const { type, ...all } = node.props;
    const data = browserData?.(all) ?? all;
    found[node.key] = holdsBlocks ? (forBrowser(data) as typeof all) : (data as typeof all);
  }
  return found;
}

/**
 * Makes the function that draws pages. The site's frame is drawn once, here.
 *
 * @throws whatever a block's component throws
 */
export function createRenderer({
  site,
  modules,
  base: baseSheets,
  assets,
  hasPhotographs = false,
}: RendererOptions): Renderer {
  const nodes = new BlockNodes(modules);
  const base = assets.base ?? '';
  const words: Words = {
    ...(site.words as Words | undefined),
    ...(typeof site.homePath === 'string' && { homePath: base + site.homePath }),
  };

  const drawInside: DrawInside = (node) => {
    const type = node.attributes['data-block'];
    const { kind, component: Component } = modules[type] ?? {};
    if (kind && !Component) throw new Error(`blocks/${type}/${kind}.tsx has no export default.`);
    const inside = Component && <Component {...node.props} />;
    return isIsland(node) ? <Suspense>{inside}</Suspense> : inside;
  };

  const drawOnce = (node: TreeNode): TreeNode => {
    if (isIsland(node)) return node;
    const inside = (
      <NodesProvider drawInside={drawInside} words={words}>
        {drawInside(node as LiveNode)}
      </NodesProvider>
    );
    return { ...node, html: renderToStaticMarkup(inside, { identifierPrefix: node.key }) };
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

  const draw = (tree: PageTree) =>
    renderToString(<PageView tree={tree} drawInside={drawInside} words={words} />);

  const styles = new StyleSheets({
    ...{ site, modules, hasPhotographs, base: baseSheets },
    frame: {
      types: nodes.usedTypes([...before, ...after]),
      html: draw({ ...frame, main: [] }),
    },
  });

  return {
    renderPage(page) {
      const tree = treeOf(page);
      const body = draw(tree);
      const islands = collectData([...tree.before, ...tree.main, ...tree.after], modules);
      const data = Object.keys(words).length > 0 ? { words, islands } : { islands };
      const said = structuredData(site, page, words.home ?? 'Home', (blocks, of) =>
        nodes.structuredData(blocks, of),
      );
      const main = body.slice(body.indexOf('<main'), body.lastIndexOf('</main>'));
      const held = nodes.holdAny(page.blocks) ? 'holds-blocks' : '';
      const html = `dir="${page.dir}"${held}${main}`;
      const styleTags = styles.tags(nodes.usedTypes(page.blocks), html, page.frame);
      const parts = { site, page, body, data, words, structuredData: said, styleTags, assets };
      return documentHtml(parts);
    },
    styles: () => styles.all(),
  };
}
