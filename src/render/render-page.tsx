import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import type { Page, SiteConfig } from '../content/types.ts';
import { type BlockModules, BlockNodes, usedTypes } from './block-nodes.tsx';
import { type DocumentAssets, documentHtml } from './document-html.ts';
import { markCurrent } from './mark-current.ts';
import { isIsland, type PageData, type PageTree, type TreeNode } from './page-tree.ts';
import { PageView } from './page-view.tsx';
import { themeCss } from './theme-css.ts';

export interface RendererOptions {
  site: SiteConfig;
  modules: BlockModules;
  baseCss: string;
  assets: DocumentAssets;
}

export interface Renderer {
  /** The page's whole HTML document. */
  renderPage(page: Page): string;
  /** Every inline style sheet that a page may carry, for the Content-Security-Policy's hashes. */
  styles(): string[];
}

/** The data of a page's islands, by the key on their root element. */
function collectData(nodes: TreeNode[], found: PageData['islands'] = {}): PageData['islands'] {
  for (const node of nodes) {
    if (isIsland(node)) found[node.key] = forBrowser(node.props, found) as Record<string, unknown>;
  }
  return found;
}

/** An island's data with the nodes that it holds replaced by their keys: their HTML is on the page. */
function forBrowser(value: unknown, found: PageData['islands']): unknown {
  if (Array.isArray(value)) return value.map((item) => forBrowser(item, found));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name !== 'blocks') return [name, forBrowser(inner, found)];
      const nodes = inner as TreeNode[];
      collectData(nodes, found);
      return [name, nodes.map((node) => node.key)];
    }),
  );
}

/**
 * Makes the function that draws pages. The site's frame is drawn once, here.
 *
 * @throws whatever a block's component throws
 */
export function createRenderer({ site, modules, baseCss, assets }: RendererOptions): Renderer {
  const nodes = new BlockNodes(modules);
  const frame = {
    before: nodes.list(site.frame.before, 'div', 'before-'),
    after: nodes.list(site.frame.after, 'div', 'after-'),
    types: usedTypes([...site.frame.before, ...site.frame.after]),
  };
  const styles = new Map([
    ['base', `@layer base,blocks;@layer base{${baseCss}}`],
    ['theme', themeCss(site.theme as Parameters<typeof themeCss>[0])],
    ...Object.entries(modules).map(
      ([type, { css }]) => [type, css && `@layer blocks{${css}}`] as const,
    ),
  ]);

  const stylesOf = (page: Page) => {
    const types = usedTypes(page.blocks, new Set(page.frame ? frame.types : []));
    return ['base', 'theme', ...[...types].sort()]
      .map((name) => ({ name, css: styles.get(name) ?? '' }))
      .filter(({ css }) => css !== '');
  };

  const framed = (list: TreeNode[], page: Page): TreeNode[] =>
    list.map((node) =>
      isIsland(node) ? node : { ...node, html: markCurrent(node.html, page.route) },
    );

  const treeOf = (page: Page): PageTree => ({
    before: page.frame ? framed(frame.before, page) : [],
    main: nodes.list(page.blocks, 'section', ''),
    after: page.frame ? framed(frame.after, page) : [],
  });

  return {
    renderPage(page) {
      const tree = treeOf(page);
      const body = renderToString(
        <PageView
          tree={tree}
          drawIsland={({ props, attributes }) => {
            const Component = modules[attributes['data-block']]?.component;
            return <Suspense>{Component && <Component {...props} />}</Suspense>;
          }}
        />,
      );
      const data = { islands: collectData([...tree.before, ...tree.main, ...tree.after]) };
      return documentHtml({ site, page, body, data, styles: stylesOf(page), assets });
    },
    styles: () => [...styles.values()].filter((css) => css !== ''),
  };
}
