import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import { StaticPart } from '../../blocks/_shared/ui/static-part.tsx';
import type { Page } from '../content/model/types.ts';
import type { BlockModules } from './block-nodes.ts';
import { isIsland, type PageData, type TreeNode } from './page-tree.ts';

type Islands = PageData['islands'];

/** Adds the props of these nodes' islands, and of all that they hold, by the key on their root element. */
function addIslands(nodes: TreeNode[], modules: BlockModules, islands: Islands): Islands {
  /** Returns an island's data for the browser: the nodes that it holds are named by their keys, and static parts by their numbers, since their HTML is on the page. */
  const forBrowser = (value: unknown, holdsBlocks: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => forBrowser(item, holdsBlocks));
    if (value instanceof StaticPart) return { $part: value.id };
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name !== 'blocks' || !holdsBlocks) return [name, forBrowser(inner, holdsBlocks)];
        const held = inner as TreeNode[];
        addIslands(held, modules, islands);
        return [name, held.map((node) => node.key)];
      }),
    );
  };
  for (const node of nodes.filter(isIsland)) {
    const { holdsBlocks = false } = modules[node.attributes['data-block']] ?? {};
    // Its element says the type.
    const { type, ...props } = node.props;
    islands[node.key] = forBrowser(props, holdsBlocks) as typeof props;
  }
  return islands;
}

interface SiteParts {
  modules: BlockModules;
  /** The site's own messages; English ones stand in the code of the blocks. */
  messages: Messages;
}

/**
 * Returns what a page's JSON says.
 *
 * @param nodes all nodes of the page
 */
export function pageData(
  nodes: TreeNode[],
  { lang, dir }: Pick<Page, 'lang' | 'dir'>,
  { modules, messages }: SiteParts,
): PageData {
  return { lang, dir, messages, islands: addIslands(nodes, modules, {}) };
}
