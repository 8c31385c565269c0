import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Words } from '../../blocks/_shared/say.ts';
import type { LiveNode, TreeNode } from '../render/page-tree.ts';
import { type Drawing, NodesProvider, type Sleeper } from '../render/page-view.tsx';
import { loadIsland } from './island-code.ts';
import { drawIsland, isOnPage, putOnPage, takeOffPage } from './islands.tsx';
import { forgetElement, whenNear } from './near.ts';

/**
 * How islands come to be on the page in the browser. On a page that was moved to, each is HTML at first, as on a page that
 * was loaded, and comes alive in it as a React tree of its own: the page is there sooner, and what the visitor typed or opened
 * meanwhile stays.
 *
 * @param words what the controls of the page are called
 */
export function drawingWith(words: Words): Drawing {
  const drawn = (node: TreeNode) => (
    <NodesProvider drawing={drawing} words={words}>
      {drawIsland(node as LiveNode)}
    </NodesProvider>
  );

  function newSleeper(first: TreeNode): Sleeper {
    let node = first;
    let element: HTMLElement | null = null;
    let root: Root | undefined;

    async function wakeIn(sleeping: HTMLElement) {
      await whenNear(sleeping);
      await loadIsland(node.attributes['data-block']);
      if (element !== sleeping) return;
      putOnPage(node, sleeping);
      startTransition(() => {
        root = hydrateRoot(sleeping, drawn(node), {
          // Whoever leaves before it is alive ends what has not begun, which React takes for an error.
          onRecoverableError: (error) => element && reportError(error),
        });
      });
    }

    return {
      html: first.html ?? '',
      ref(given) {
        if (!given) return;
        element = given;
        void wakeIn(given);
        return () => {
          element = null;
          forgetElement(given);
          // React does not end one tree while it works on another.
          setTimeout(() => root?.unmount());
        };
      },
      show(next) {
        if (next === node) return;
        node = next;
        if (root) root.render(drawn(node));
        else if (element) element.innerHTML = node.html ?? '';
      },
    };
  }

  const drawing: Drawing = {
    inside: drawIsland,
    asleep: (node) => (isOnPage(node) ? undefined : newSleeper(node)),
    leave: takeOffPage,
  };
  return drawing;
}
