import {
  createContext,
  memo,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
} from 'react';
import { BlocksContext } from '../../blocks/_shared/blocks.tsx';
import type { Words } from '../../blocks/_shared/say.ts';
import { WordsContext } from '../../blocks/_shared/words.ts';
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

interface NodesProviderProps {
  drawInside: DrawInside;
  words: Words;
  children: ReactNode;
}

/** Lets blocks draw the blocks that they hold, and say what their controls are called. */
export function NodesProvider({ drawInside, words, children }: NodesProviderProps) {
  return (
    <DrawInsideContext value={drawInside}>
      <WordsContext value={words}>
        <BlocksContext value={drawHeld}>{children}</BlocksContext>
      </WordsContext>
    </DrawInsideContext>
  );
}

/** A page that is drawn in two turns. */
export interface Turns {
  /** How many blocks are drawn in the first; the others follow when these are on the screen. */
  first: number;
  /** Called when all are there. */
  whenWhole: () => void;
}

interface MainBlocksProps {
  nodes: TreeNode[];
  turns: Turns | undefined;
}

function MainBlocks({ nodes, turns }: MainBlocksProps) {
  // Only that the others follow is deferred: blocks that are drawn anew, because a file was saved, would wait for islands out of view.
  const isWhole = useDeferredValue(true, turns === undefined);
  const shown = isWhole ? nodes : nodes.slice(0, turns?.first);
  const whenWhole = turns?.whenWhole;
  useEffect(() => {
    if (isWhole) whenWhole?.();
  }, [isWhole, whenWhole]);
  return (
    <>
      {drawNodes(shown)}
      {shown.length < nodes.length && <div className="still-to-come" />}
    </>
  );
}

interface PageViewProps {
  tree: PageTree;
  drawInside: DrawInside;
  /** What the controls of the page are called. */
  words: Words;
  /** Left out, all blocks are drawn at once. */
  turns?: Turns | undefined;
  /** Tells one page from another, so that no island of one takes the place of another's. */
  route?: string;
}

/** The whole page between `<div id="app">` and its end; the same tree at build and in the browser. */
export function PageView({ tree, drawInside, words, turns, route }: PageViewProps) {
  return (
    <NodesProvider drawInside={drawInside} words={words}>
      {drawNodes(tree.before)}
      <main id="content">
        <MainBlocks key={route} nodes={tree.main} turns={turns} />
      </main>
      {drawNodes(tree.after)}
    </NodesProvider>
  );
}
