import { Component, type ReactNode, Suspense, use, useEffect } from 'react';
import { heldIn, type LiveNode, type TreeNode } from '../render/page-tree.ts';
import { type IslandComponent, loadIsland } from './island-code.ts';
import { forgetElement, whenNear } from './near.ts';
import { replayIn } from './replay.ts';

interface Waiting {
  element: Element;
  code: Promise<IslandComponent>;
}

const waiting = new WeakMap<TreeNode, Waiting>();

/** Lets an island of the loaded page wait until the visitor comes near it. */
export function loadWhenNear(node: LiveNode, element: Element): void {
  const code = whenNear(element).then(() => loadIsland(node.attributes['data-block']));
  waiting.set(node, { element, code });
}

const onPage = new WeakSet<TreeNode>();

/** Says that the HTML of a node, and so of all that it holds, is on the page: React comes to life in it. */
export function putOnPage(node: TreeNode): void {
  onPage.add(node);
  for (const held of heldIn<TreeNode>(node.props)) putOnPage(held);
}

/** Whether a node's HTML is on the page. */
export function isOnPage(node: TreeNode): boolean {
  return onPage.has(node);
}

/** Says that a node has left the page; a visitor who comes back finds its HTML drawn anew. */
export function takeOffPage(node: TreeNode): void {
  onPage.delete(node);
  const element = waiting.get(node)?.element;
  if (element) forgetElement(element);
  waiting.delete(node);
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
  const Loaded = use(waiting.get(node)?.code ?? loadIsland(node.attributes['data-block']));
  useEffect(() => announceLife(node), [node]);
  return <Loaded {...node.props} blockKey={node.key} html={node.html} />;
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
