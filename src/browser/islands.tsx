import { islandModules } from 'virtual:pagewright/islands';
import { Component, type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react';
import type { LiveNode, TreeNode } from '../render/page-tree.ts';
import { whenNear } from './near.ts';
import type { BrowserPage } from './read-page.ts';
import { replayIn } from './replay.ts';
import { settle } from './settle.ts';

// biome-ignore lint/suspicious/noExplicitAny: each island's props were checked when the page was built
type IslandComponent = ComponentType<any>;

const loaded = new Map<string, Promise<IslandComponent>>();

/** Fetches the code of an island, once. */
function loadIsland(type: string): Promise<IslandComponent> {
  const known = loaded.get(type);
  if (known) return known;
  const load = islandModules[type];
  if (!load) return Promise.reject(new Error(`No island is called "${type}".`));
  const component = load().then((module) => {
    settle(component, module.default);
    return module.default;
  });
  loaded.set(type, component);
  return component;
}

/** Fetches the code of the islands among some nodes, and of those that they hold. */
const loadIslands = (nodes: TreeNode[]) =>
  nodes.flatMap(({ islands = [] }) => islands).map(loadIsland);

/**
 * Fetches the code of the islands that hold the page's heading, so that it is there for good when
 * the focus goes to it.
 */
export async function loadHeading({ tree }: BrowserPage): Promise<void> {
  await Promise.all(loadIslands(tree.main.filter(({ html }) => html?.includes('<h1'))));
}

/** Fetches the code of all islands of a page that the visitor may be going to, so that each is drawn once. */
export async function loadOthers({ tree }: BrowserPage): Promise<void> {
  await Promise.allSettled(loadIslands(tree.main));
}

const ready = new WeakMap<LiveNode, Promise<IslandComponent>>();

/** Lets an island of the loaded page wait until the visitor comes near it. */
export function loadWhenNear(node: LiveNode, element: Element): void {
  ready.set(
    node,
    whenNear(element).then(() => loadIsland(node.attributes['data-block'])),
  );
}

/** The islands' HTML on the page is shown as long as their code is not there, or when it fails. */
function DrawnHtml({ html }: { html: string }) {
  return <div className="drawn-html" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a broken island to itself: what the server drew stays, and the rest of the page lives. */
class IslandBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** From now on an island answers, also to what a visitor did before. */
function announceLife({ attributes }: LiveNode) {
  const element = document.querySelector<HTMLElement>(`[data-key="${attributes['data-key']}"]`);
  if (!element) return;
  element.dataset.island = 'alive';
  replayIn(element);
}

function LoadedIsland({ node }: { node: LiveNode }) {
  const Loaded = use(ready.get(node) ?? loadIsland(node.attributes['data-block']));
  useEffect(() => announceLife(node), [node]);
  return <Loaded {...node.props} html={node.html} />;
}

/** Draws an island as soon as its code is there. */
export function drawIsland(node: LiveNode): ReactNode {
  const fallback = <DrawnHtml html={node.html ?? ''} />;
  return (
    <IslandBoundary fallback={fallback}>
      <Suspense fallback={fallback}>
        <LoadedIsland node={node} />
      </Suspense>
    </IslandBoundary>
  );
}
