import { islandModules } from 'virtual:pagewright/islands';
import type { ComponentType } from 'react';
import type { TreeNode } from '../render/page-tree.ts';
import type { BrowserPage } from './read-page.ts';
import { isSettled, settle } from './settle.ts';

// biome-ignore lint/suspicious/noExplicitAny: each island's props were checked when the page was built
export type IslandComponent = ComponentType<any>;

const loaded = new Map<string, Promise<IslandComponent>>();

/** Fetches the code of a type of island, once. */
export function loadIsland(type: string): Promise<IslandComponent> {
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

/** Whether the code of a type of island is there. */
export function isLoaded(type: string): boolean {
  const component = loaded.get(type);
  return component !== undefined && isSettled(component);
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
