import { Component, type ReactNode, Suspense, use, useEffect } from 'react';
import { heldIn, type LiveNode, type TreeNode } from '../render/page-tree.ts';
import { type IslandComponent, loadIsland } from './island-code.ts';
import { forgetElement, whenNear } from './near.ts';
import { replayIn } from './replay.ts';

/** Nodes whose HTML is on the page, each with the island that stands there by itself: the node, or what holds it. */
const places = new WeakMap<TreeNode, Element>();

/** Says in which island's HTML on the page React comes to life, and so in that of all that it holds. */
export function putOnPage(node: TreeNode, island: Element): void {
  places.set(node, island);
  for (const held of heldIn<TreeNode>(node.props)) putOnPage(held, island);
}

/** Whether a node's HTML is on the page. */
export function isOnPage(node: TreeNode): boolean {
  return places.has(node);
}

/** The code of islands that wait for the visitor. */
const codes = new WeakMap<TreeNode, Promise<IslandComponent>>();

/** Lets an island that is on the page wait until the visitor comes near it. */
export function loadWhenNear(node: LiveNode): void {
  const island = places.get(node);
  if (!island) return;
  const load = () => loadIsland(node.attributes['data-block']);
  codes.set(node, whenNear(island).then(load));
}

/** Says that a node has left the page; a visitor who comes back finds its HTML drawn anew. */
export function takeOffPage(node: TreeNode): void {
  const island = places.get(node);
  if (island && codes.delete(node)) forgetElement(island);
  places.delete(node);
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
function announceLife(node: LiveNode) {
  const place = places.get(node);
  const own = `[data-key="${node.key}"]`;
  const element = place?.matches(own) ? place : place?.querySelector(own);
  if (!(element instanceof HTMLElement)) return;
  element.dataset.island = 'alive';
  replayIn(element);
}

function LoadedIsland({ node }: { node: LiveNode }) {
  const Loaded = use(codes.get(node) ?? loadIsland(node.attributes['data-block']));
  useEffect(() => announceLife(node), [node]);
  return <Loaded {...node.props} />;
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
