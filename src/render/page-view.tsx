import {
  createContext,
  memo,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
} from 'react';
import { BlocksContext } from '../../blocks/_shared/ui/blocks.tsx';
import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import { MessagesContext } from '../../blocks/_shared/ui/use-messages.ts';
import { isIsland, type LiveNode, type PageTree, type TreeNode } from './page-tree.ts';

/** Renders what is inside the root element of a block. The build does it in one way, the browser in another. */
export type RenderInside = (node: LiveNode) => ReactNode;

const InsideContext = createContext<RenderInside>(() => null);

/** Renders a static block that is rendered already: React keeps the HTML that is there and never looks into it. */
function StaticBlock({ node: { tag: Tag, attributes, html = '' } }: { node: TreeNode }) {
  return (
    <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Nodes are plain data in one order of keys, so equal nodes are written equally. */
const isSame = (one: TreeNode, other: TreeNode) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** One block. It is rendered again only when its data or its HTML has changed: that keeps what it shows of the visitor's doings. */
const BlockNode = memo(
  function BlockNode({ node }: { node: TreeNode }) {
    const renderInside = useContext(InsideContext);
    if (node.html !== undefined && !isIsland(node)) return <StaticBlock node={node} />;
    const Tag = node.tag;
    // The browser may have given it a style before React came: off-screen.ts.
    return (
      <Tag {...node.attributes} suppressHydrationWarning>
        {renderInside(node as LiveNode)}
      </Tag>
    );
  },
  (before, after) => isSame(before.node, after.node),
);

function renderNodes(nodes: TreeNode[]): ReactNode {
  return nodes.map((node) => <BlockNode key={node.key} node={node} />);
}

const renderNested = (nested: unknown) => renderNodes(nested as TreeNode[]);

interface NodesProviderProps {
  renderInside: RenderInside;
  messages: Messages;
  children: ReactNode;
}

/** Lets blocks render the blocks that they hold, and say what their controls are called. */
export function NodesProvider({ renderInside, messages, children }: NodesProviderProps) {
  return (
    <InsideContext value={renderInside}>
      <MessagesContext value={messages}>
        <BlocksContext value={renderNested}>{children}</BlocksContext>
      </MessagesContext>
    </InsideContext>
  );
}

interface MainProps {
  nodes: TreeNode[];
  /** How many blocks are rendered first, and the others when these are shown; left out, all at once. */
  first?: number | undefined;
  /** Called when all blocks are shown. */
  onWhole?: (() => void) | undefined;
}

function Main({ nodes, first, onWhole }: MainProps) {
  const shown = useDeferredValue(nodes, first ? nodes.slice(0, first) : undefined);
  const isWhole = shown.length === nodes.length;
  useEffect(() => {
    if (isWhole) onWhole?.();
  }, [isWhole, onWhole]);
  return renderNodes(shown);
}

interface PageViewProps extends Omit<MainProps, 'nodes'> {
  tree: PageTree;
  renderInside: RenderInside;
  /** What the controls of the page are called. */
  messages: Messages;
  /** Tells one page from another, so that no island of one takes the place of another's. */
  route?: string;
  /** What the browser adds to the page. */
  children?: ReactNode;
}

/** Renders the whole page inside `<div id="app">`; the same tree at build and in the browser. */
export function PageView(props: PageViewProps) {
  const { tree, renderInside, messages, route, first, onWhole, children } = props;
  return (
    <NodesProvider renderInside={renderInside} messages={messages}>
      {renderNodes(tree.before)}
      <main id="content">
        <Main key={route} nodes={tree.main} first={first} onWhole={onWhole} />
      </main>
      {renderNodes(tree.after)}
      {children}
    </NodesProvider>
  );
}
