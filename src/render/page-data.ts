import type { Words } from '../../blocks/_shared/say.ts';
import type { Page } from '../content/types.ts';
import type { BlockModules } from './block-nodes.ts';
import { isIsland, type PageData, type TreeNode } from './page-tree.ts';

/** What the islands of a page need in the browser. */
interface Needed {
  /** Their data, by the key on their root element. */
  islands: PageData['islands'];
  /** The names of the words that they may say. */
  words: Set<string>;
}

/** Adds what these nodes need in the browser, and all that they hold. */
function collect(nodes: TreeNode[], modules: BlockModules, needed: Needed): Needed {
  /** The nodes that an island holds are named by their keys: their HTML is on the page. */
  const forBrowser = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(forBrowser);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name !== 'blocks') return [name, forBrowser(inner)];
        const held = inner as TreeNode[];
        collect(held, modules, needed);
        return [name, held.map((node) => node.key)];
      }),
    );
  };
  for (const node of nodes.filter(isIsland)) {
    const { holdsBlocks, words } = modules[node.attributes['data-block']] ?? {};
    for (const word of words ?? []) needed.words.add(word);
    // Its element says the type.
    const { type, ...props } = node.props;
    needed.islands[node.key] = (holdsBlocks ? forBrowser(props) : props) as typeof props;
  }
  return needed;
}

interface SiteParts {
  modules: BlockModules;
  /** All words of the site; those go with the page that its islands may need. */
  words: Words;
}

/**
 * Returns what a page's JSON says.
 *
 * @param nodes all nodes of the page
 */
export function pageData(
  nodes: TreeNode[],
  { lang, dir }: Pick<Page, 'lang' | 'dir'>,
  { modules, words }: SiteParts,
): PageData {
  const needed = collect(nodes, modules, { islands: {}, words: new Set(['homePath']) });
  const said = Object.entries(words).filter(([name]) => needed.words.has(name));
  return { lang, dir, words: Object.fromEntries(said), islands: needed.islands };
}
