import { createContext, memo, type ReactNode, useContext } from 'react';
import { BlocksContext } from '../../blocks/_shared/blocks.tsx';
import { isIsland, type LiveNode, type PageTree, type TreeNode } from './page-tree.ts';

/** Draws what is inside a node's root element: its component at once, or one that loads first. */
export type DrawInside = (node: LiveNode) => ReactNode;

const DrawInsideContext = createContext<DrawInside>(() => null);

/** One block. It is drawn again only for another node. */
const NodeView = memo(function NodeView({ node }: { node: TreeNode }) {
  const drawInside = useContext(DrawInsideContext);
  const Tag = node.tag;
  if (node.html === undefined || isIsland(node)) {
    return <Tag {...node.attributes}>{drawInside(node as LiveNode)}</Tag>;
  }
  // React keeps this HTML as it is: it never becomes part of React's tree.
  const html = { __html: node.html };
  return <Tag {...node.attributes} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
});

function drawNodes(nodes: TreeNode[]): ReactNode {
  return nodes.map((node) => <NodeView key={node.key} node={node} />);
}

const drawHeld = (held: unknown) => drawNodes(held as TreeNode[]);

/** Lets blocks draw the blocks that they hold. */
export function NodesProvider({
  drawInside,
  children,
}: {
  drawInside: DrawInside;
  children: ReactNode;
}) {
  return (
    <DrawInsideContext value={drawInside}>
      <BlocksContext value={drawHeld}>{children}</BlocksContext>
    </DrawInsideContext>
  );
}

interface PageViewProps {
  tree: PageTree;
  drawInside: DrawInside;
  /** Tells one page from another, so that no island of one takes the place of another's. */
  route?: string;
}

/** The whole page between `<div id="app">` and its end; the same tree at build and in the browser. */
export function PageView({ tree, drawInside, route }: PageViewProps) {
  return (
    <NodesProvider drawInside={drawInside}>
      {drawNodes(tree.before)}
      <main id="content" key={route}>
        {drawNodes(tree.main)}
      </main>
      {drawNodes(tree.after)}
    </NodesProvider>
  );
}
