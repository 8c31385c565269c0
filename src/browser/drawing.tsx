import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Words } from '../../blocks/_shared/say.ts';
import type { LiveNode } from '../render/page-tree.ts';
import { type Drawing, NodesProvider, type Sleeper } from '../render/page-view.tsx';
import { isLoaded, loadIsland } from './island-code.ts';
import { drawIsland, isOnPage, putOnPage } from './islands.tsx';

let sleepersSoFar = 0;

/**
 * How islands come to be on the page in the browser. On a page that was moved to, one whose code is not there
 * yet is HTML, as on a page that was loaded, and comes alive in it as a React tree of its own: what the visitor typed or opened meanwhile stays.
 *
 * @param words what the controls of the page are called
 */
export function drawingWith(words: Words): Drawing {
  const sleepers = new WeakMap<LiveNode, Sleeper>();

  const wakeIn = (element: HTMLElement, node: LiveNode): Root => {
    putOnPage(node);
    return hydrateRoot(
      element,
      <NodesProvider drawing={drawing} words={words}>
        {drawIsland(node)}
      </NodesProvider>,
    );
  };

  const newSleeper = (node: LiveNode): Sleeper => ({
    key: `sleeper-${++sleepersSoFar}`,
    ref(element) {
      if (!element) return;
      let root: Root | undefined;
      let isGone = false;
      void loadIsland(node.attributes['data-block']).then(() => {
        if (isGone) return;
        startTransition(() => {
          root = wakeIn(element, node);
        });
      });
      return () => {
        isGone = true;
        // React does not end one tree while it works on another.
        setTimeout(() => root?.unmount());
      };
    },
  });

  const drawing: Drawing = {
    inside: drawIsland,
    asleep(node) {
      const known = sleepers.get(node);
      if (known || isOnPage(node) || isLoaded(node.attributes['data-block'])) return known;
      const sleeper = newSleeper(node);
      sleepers.set(node, sleeper);
      return sleeper;
    },
  };
  return drawing;
}
