import { createContext, type ReactNode, useContext } from 'react';
import { BlocksContext } from '../../blocks/_shared/blocks.tsx';
import {
  type IslandNode,
  isIsland,
  type PageTree,
  type StaticNode,
  type TreeNode,
} from './page-tree.ts';

/** Draws the inside of an island: at build the component itself, in the browser one that loads first. */
export type DrawIsland = (node: IslandNode) => ReactNode;

const DrawIslandContext = createContext<DrawIsland>(() => null);

/** HTML that React keeps as it is: it never becomes part of React's tree. */
export function StaticHtml({ node }: { node: StaticNode }) {
  const Tag = node.tag;
  return (
    <Tag
      {...node.attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: node.html }}
    />
  );
}

function NodeView({ node }: { node: TreeNode }) {
  const drawIsland = useContext(DrawIslandContext);
  if (!isIsland(node)) return <StaticHtml node={node} />;
  const Tag = node.tag;
  return <Tag {...node.attributes}>{drawIsland(node)}</Tag>;
}

function drawNodes(nodes: TreeNode[]): ReactNode {
  return nodes.map((node) => <NodeView key={node.key} node={node} />);
}

/** The whole page between `<div id="app">` and its end; the same tree at build and in the browser. */
export function PageView({ tree, drawIsland }: { tree: PageTree; drawIsland: DrawIsland }) {
  return (
    <DrawIslandContext value={drawIsland}>
      <BlocksContext value={(blocks) => drawNodes(blocks as unknown as TreeNode[])}>
        {drawNodes(tree.before)}
        <main id="content">{drawNodes(tree.main)}</main>
        {drawNodes(tree.after)}
      </BlocksContext>
    </DrawIslandContext>
  );
}
