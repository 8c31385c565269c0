import { islandModules } from 'virtual:pagewright/islands';
import type { ComponentType } from 'react';
import type { BrowserPage } from './read-page.ts';
import { settle } from './settle.ts';

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

/** Fetches the code of a page's islands, and of those that they hold, as far as it can be had. */
export async function loadIslands({ tree }: BrowserPage): Promise<void> {
  await Promise.allSettled(tree.main.flatMap(({ islands = [] }) => islands).map(loadIsland));
}
