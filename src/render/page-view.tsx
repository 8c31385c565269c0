import {
  createContext,
  memo,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
} from 'react';
import { BlocksContext } from '../../blocks/_shared/ui/blocks.tsx';
import { HomePathContext } from '../../blocks/_shared/ui/home-path.ts';
import { MessagesContext } from '../../blocks/_shared/ui/use-messages.ts';
import {
  isIsland,
  type LanguageParts,
  type NodeWithProps,
  type PageTree,
  type TreeNode,
} from './page-tree.ts';

/** Renders the content of a block's root element. The build and the browser do it differently. */
export type RenderInside = (node: NodeWithProps) => ReactNode;

const InsideContext = createContext<RenderInside>(() => null);

/** Renders a static block: React keeps its existing HTML and does not touch it. */
function StaticBlock({ node: { tag: Tag, attributes, html = '' } }: { node: TreeNode }) {
  return (
    <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Nodes are plain data with their keys in a fixed order, so equal nodes have equal JSON. */
const isSame = (one: TreeNode, other: TreeNode) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Renders a block. It renders again only when its data or HTML has changed, so that it keeps its state. */
const BlockNode = memo(
  function BlockNode({ node }: { node: TreeNode }) {
    const renderInside = useContext(InsideContext);
    if (node.html !== undefined && !isIsland(node)) return <StaticBlock node={node} />;
    const Tag = node.tag;
    // off-screen.ts may have set a style before hydration.
    return (
      <Tag {...node.attributes} suppressHydrationWarning>
        {renderInside(node as NodeWithProps)}
      </Tag>
    );
  },
  (before, after) => isSame(before.node, after.node),
);

function renderNodes(nodes: TreeNode[]): ReactNode {
  return nodes.map((node) => <BlockNode key={node.key} node={node} />);
}

const renderNested = (nested: unknown) => renderNodes(nested as TreeNode[]);

interface NodesProviderProps extends LanguageParts {
  renderInside: RenderInside;
  children?: ReactNode;
}

/** Provides what blocks ask for: how the blocks inside them are rendered, and the parts of their language. */
export function NodesProvider(props: NodesProviderProps) {
  const { renderInside, messages, homePath, children } = props;
  return (
    <InsideContext value={renderInside}>
      <MessagesContext value={messages}>
        <HomePathContext value={homePath}>
          <BlocksContext value={renderNested}>{children}</BlocksContext>
        </HomePathContext>
      </MessagesContext>
    </InsideContext>
  );
}

interface MainProps {
  nodes: TreeNode[];
  /** How many blocks are rendered first; the others follow in a second render. Left out, all at once. */
  initialCount?: number | undefined;
  /** Called when all blocks are rendered. */
  onComplete?: (() => void) | undefined;
}

function Main({ nodes, initialCount, onComplete }: MainProps) {
  const shown = useDeferredValue(nodes, initialCount ? nodes.slice(0, initialCount) : undefined);
  const isComplete = shown.length === nodes.length;
  useEffect(() => {
    if (isComplete) onComplete?.();
  }, [isComplete, onComplete]);
  return renderNodes(shown);
}

interface PageViewProps extends Omit<MainProps, 'nodes'>, NodesProviderProps {
  tree: PageTree;
  /** The key of the page: islands of one page are never reused for another. */
  route?: string;
}

/**
 * Renders the page inside `<div id="app">`; the same tree at build and in the browser. Its children are elements that
 * only the browser renders.
 */
export function PageView(props: PageViewProps) {
  const { tree, route, initialCount, onComplete, children, ...provided } = props;
  return (
    <NodesProvider {...provided}>
      {renderNodes(tree.before)}
      <main id="content">
        <Main key={route} nodes={tree.main} initialCount={initialCount} onComplete={onComplete} />
      </main>
      {renderNodes(tree.after)}
      {children}
    </NodesProvider>
  );
}
