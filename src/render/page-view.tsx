import {
  createContext,
  memo,
  type ReactNode,
  type RefCallback,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { afterPaint } from '../../blocks/_shared/after-paint.ts';
import { BlocksContext } from '../../blocks/_shared/blocks.tsx';
import type { Words } from '../../blocks/_shared/say.ts';
import { WordsContext } from '../../blocks/_shared/words.ts';
import { isIsland, type LiveNode, type PageTree, type TreeNode } from './page-tree.ts';

/** An island that is drawn as HTML first and comes alive in it later. */
export interface Sleeper {
  /** What is drawn. It stays the same, so that React leaves alone what has come alive in it. */
  html: string;
  /** Given the root element, when it is on the page. */
  ref: RefCallback<HTMLElement>;
  /** Shows another version of the node in its place. */
  show: (node: TreeNode) => void;
}

/** How islands, and at build all blocks, come to be on the page. */
export interface Drawing {
  /** Draws what is inside a node's root element: its component at once, or one that loads first. */
  inside: (node: LiveNode) => ReactNode;
  /** Says which islands sleep at first. */
  asleep?: (node: LiveNode) => Sleeper | undefined;
  /** Told when a node is no longer on the page. */
  leave?: (node: TreeNode) => void;
}

const DrawingContext = createContext<Drawing>({ inside: () => null });

/** One block. It is drawn again only for another node. */
const NodeView = memo(function NodeView({ node }: { node: TreeNode }) {
  const drawing = useContext(DrawingContext);
  const Tag = node.tag;
  const [sleeper] = useState(() => (isIsland(node) ? drawing.asleep?.(node) : undefined));
  useEffect(() => {
    sleeper?.show(node);
    return () => drawing.leave?.(node);
  }, [drawing, sleeper, node]);
  if (node.html === undefined || (isIsland(node) && !sleeper)) {
    return <Tag {...node.attributes}>{drawing.inside(node as LiveNode)}</Tag>;
  }
  // React keeps this HTML as it is: it never becomes part of React's tree.
  const html = { __html: sleeper?.html ?? node.html };
  return (
    <Tag
      ref={sleeper?.ref}
      {...node.attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
});

function drawNodes(nodes: TreeNode[]): ReactNode {
  return nodes.map((node) => <NodeView key={node.key} node={node} />);
}

const drawHeld = (held: unknown) => drawNodes(held as TreeNode[]);

interface NodesProviderProps {
  drawing: Drawing;
  words: Words;
  children: ReactNode;
}

/** Lets blocks draw the blocks that they hold, and say what their controls are called. */
export function NodesProvider({ drawing, words, children }: NodesProviderProps) {
  return (
    <DrawingContext value={drawing}>
      <WordsContext value={words}>
        <BlocksContext value={drawHeld}>{children}</BlocksContext>
      </WordsContext>
    </DrawingContext>
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
  const [isWhole, setIsWhole] = useState(turns === undefined);
  useLayoutEffect(() => {
    // React by itself would draw the others before the browser gets to paint, whenever it has the time.
    if (!isWhole) afterPaint(() => startTransition(() => setIsWhole(true)));
  }, [isWhole]);
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
  drawing: Drawing;
  /** What the controls of the page are called. */
  words: Words;
  /** Left out, all blocks are drawn at once. */
  turns?: Turns | undefined;
  /** Tells one page from another, so that no island of one takes the place of another's. */
  route?: string;
}

/** The whole page between `<div id="app">` and its end; the same tree at build and in the browser. */
export function PageView({ tree, drawing, words, turns, route }: PageViewProps) {
  return (
    <NodesProvider drawing={drawing} words={words}>
      {drawNodes(tree.before)}
      <main id="content">
        <MainBlocks key={route} nodes={tree.main} turns={turns} />
      </main>
      {drawNodes(tree.after)}
    </NodesProvider>
  );
}
