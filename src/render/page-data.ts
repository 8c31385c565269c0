import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import type { Page } from '../content/model/types.ts';
import type { BlockModules } from './block-nodes.ts';
import { isIsland, type PageData, type TreeNode } from './page-tree.ts';

type Islands = PageData['islands'];

/** Adds the props of these nodes' islands, and of all that they hold, by the key on their root element. */
function addIslands(nodes: TreeNode[], modules: BlockModules, islands: Islands): Islands {
  /** The nodes that an island holds are named by their keys: their HTML is on the page. */
  const forBrowser = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(forBrowser);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name !== 'blocks') return [name, forBrowser(inner)];
        const held = inner as TreeNode[];
        addIslands(held, modules, islands);
        return [name, held.map((node) => node.key)];
      }),
    );
  };
  for (const node of nodes.filter(isIsland)) {
    const { holdsBlocks } = modules[node.attributes['data-block']] ?? {};
    // Its element says the type.
    const { type, ...props } = node.props;
    islands[node.key] = (holdsBlocks ? forBrowser(props) : props) as typeof props;
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
