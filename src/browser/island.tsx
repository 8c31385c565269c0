import { islandModules } from 'virtual:pagewright/islands';
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { islandsIn, type NodeWithProps, type TreeNode, typeOf } from '../render/page-tree.ts';
import { readHtml, replayIn, restoreState } from './island-state.ts';
import { whenNear } from './near.ts';

// biome-ignore lint/suspicious/noExplicitAny: each island's props were checked when the page was built
type IslandComponent = ComponentType<any>;

/**
 * The code of islands, by type, so that rendering need not wait for `import()`: it settles in a later task even when
 * the code is there.
 */
const components = new Map<string, Promise<IslandComponent>>();

async function fetchIsland(type: string): Promise<IslandComponent> {
  const load = islandModules[type];
  if (!load) throw new Error(`No island is called "${type}".`);
  return (await load()).default;
}

/** Fetches the code of a type of island, once; again after it failed. */
function loadIsland(type: string): Promise<IslandComponent> {
  const code = components.get(type) ?? fetchIsland(type);
  components.set(type, code);
  code.catch(() => components.delete(type));
  return code;
}

/** Fetches the code of islands and of the islands in them. Failures are ignored here: rendering reports them. */
export async function loadIslands(nodes: TreeNode[]): Promise<void> {
  await Promise.allSettled(islandsIn(nodes).map((node) => loadIsland(typeOf(node))));
}

/** The code of islands for rendering, by type: promises that never reject. */
const componentsForRendering = new Map<string, Promise<IslandComponent>>();
/** The types of islands whose code could not be loaded at the last try. */
const unavailable = new Set<string>();

/** Lets the browser handle what visitors do in an island whose code is missing, as it does without script. */
function leaveToBrowser(island: HTMLElement) {
  if (island.dataset.island !== '') return;
  island.dataset.island = 'late';
  replayIn(island);
}

/**
 * Returns the code of a type of island. Where it cannot be loaded, the promise stays pending: React leaves the HTML
 * alone with all that visitors have typed there.
 */
function codeForRendering(type: string): Promise<IslandComponent> {
  const known = componentsForRendering.get(type);
  if (known) return known;
  unavailable.delete(type);
  const giveUp = (error: unknown) => {
    console.error(error);
    componentsForRendering.delete(type);
    unavailable.add(type);
    document.querySelectorAll<HTMLElement>(`[data-block="${type}"]`).forEach(leaveToBrowser);
    return new Promise<never>(() => {});
  };
  const code = loadIsland(type).catch(giveUp);
  componentsForRendering.set(type, code);
  return code;
}

/** An island of the loaded document, as the server rendered it. */
interface ServerIsland {
  element: Element;
  /** The elements in it; `undefined` once it is known whether React has kept them. */
  children: Element[] | undefined;
  /** Its code, which waits for the visitor; `undefined` for an island in another one. */
  code: Promise<IslandComponent> | undefined;
}

const serverIslands = new WeakMap<TreeNode, ServerIsland>();

const elementOf = ({ key }: TreeNode, root: ParentNode = document) =>
  root.querySelector<HTMLElement>(`[data-key="${key}"]`);

/** Hydrates each island of the loaded document when the visitor comes near it. */
export function hydrateWhenNear(nodes: TreeNode[], root: Element): void {
  for (const node of islandsIn(nodes)) {
    const element = elementOf(node, root);
    if (!element) continue;
    const isOuter = nodes.includes(node);
    const code = isOuter ? whenNear(element).then(() => codeForRendering(typeOf(node))) : undefined;
    serverIslands.set(node, { element, children: [...element.children], code });
  }
}

/**
 * Returns the code of an island. While its element is in the document and dehydrated, loading waits for the visitor.
 */
function codeOf(node: TreeNode): Promise<IslandComponent> {
  const { element, code } = serverIslands.get(node) ?? {};
  return (element?.isConnected && code) || codeForRendering(typeOf(node));
}

/** The HTML in which visitors left a state before the code of its island was loaded, by node. */
const fallbacks = new WeakMap<TreeNode, ReturnType<typeof readHtml>>();

/** Renders the HTML of an island whose code is not loaded, and keeps the state that a visitor leaves in it. */
function IslandHtml({ node }: { node: NodeWithProps }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = element.current as HTMLElement;
    const island = shown.parentElement;
    if (island && unavailable.has(typeOf(node))) leaveToBrowser(island);
    return () => {
      fallbacks.set(node, readHtml(shown.children));
    };
  }, [node]);
  const html = { __html: node.html ?? '' };
  return <div className="island-html" ref={element} dangerouslySetInnerHTML={html} />;
}

/**
 * Returns the HTML of an island that React has rendered again instead of hydrating it, as it does when a translation
 * or a password manager has changed the HTML; `undefined` when it was hydrated.
 */
function replacedHtml(node: TreeNode, element: Element) {
  const server = serverIslands.get(node);
  if (server?.element !== element) return undefined;
  const { children } = server;
  server.children = undefined;
  const isThere = !children?.length || children.some(({ isConnected }) => isConnected);
  return isThere ? undefined : readHtml(children);
}

/** Marks an island as hydrated, and replays the visitor's input from before. */
function markHydrated(node: TreeNode) {
  const element = elementOf(node);
  if (!element) return;
  const before = replacedHtml(node, element) ?? fallbacks.get(node);
  fallbacks.delete(node);
  if (before) restoreState(element, before);
  element.dataset.island = 'hydrated';
  replayIn(element);
}

function LoadedIsland({ node }: { node: NodeWithProps }) {
  const Loaded = use(codeOf(node));
  useEffect(() => markHydrated(node), [node]);
  return <Loaded {...node.props} />;
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches the errors of an island: its server-rendered HTML stays, and the rest of the page works. */
class IslandBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** Renders an island: its HTML while its code is loading, or when it fails. */
export function renderIsland(node: NodeWithProps): ReactNode {
  const fallback = <IslandHtml node={node} />;
  return (
    <IslandBoundary fallback={fallback}>
      <Suspense fallback={fallback}>
        <LoadedIsland node={node} />
      </Suspense>
    </IslandBoundary>
  );
}
