import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import { StaticPart } from '../../blocks/_shared/ui/static-part.tsx';
import { mapChildren } from '../content/model/data.ts';
import type { Page } from '../content/model/types.ts';
import type { BlockModules } from './block-nodes.ts';
import {
  islandsIn,
  type LanguageParts,
  type NodeWithProps,
  type PageData,
  type TreeNode,
  typeOf,
} from './page-tree.ts';

/**
 * Returns an island's data for the browser. Nodes are replaced by their keys and static parts by their numbers: their
 * HTML is on the page.
 */
function browserProps(node: NodeWithProps, modules: BlockModules): Record<string, unknown> {
  const { holdsBlocks = false } = modules[typeOf(node)] ?? {};
  const forBrowser = (value: unknown): unknown => {
    if (value instanceof StaticPart) return { $part: value.id };
    return mapChildren(value, (child, name) =>
      name === 'blocks' && holdsBlocks
        ? { $nodes: (child as TreeNode[]).map(({ key }) => key) }
        : forBrowser(child),
    );
  };
  // The type is read from the element.
  const { type, ...props } = node.props;
  return forBrowser(props) as typeof props;
}

interface SiteParts extends LanguageParts {
  modules: BlockModules;
}

/** Returns the messages that a page's islands look up. */
function messagesFor(islands: NodeWithProps[], { modules, messages }: SiteParts): Messages {
  const all = Object.keys(messages);
  const names = new Set(islands.flatMap((node) => modules[typeOf(node)]?.messages ?? all));
  return Object.fromEntries(Object.entries(messages).filter(([name]) => names.has(name)));
}

/**
 * Returns the page's JSON.
 *
 * @param nodes all nodes of the page
 */
export function pageData(
  nodes: TreeNode[],
  { lang, dir }: Pick<Page, 'lang' | 'dir'>,
  site: SiteParts,
): PageData {
  const islandNodes = islandsIn(nodes);
  const islands = islandNodes.map((node) => [node.key, browserProps(node, site.modules)] as const);
  return {
    lang,
    dir,
    homePath: site.homePath,
    messages: messagesFor(islandNodes, site),
    islands: Object.fromEntries(islands),
  };
}
