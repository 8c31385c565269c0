import { useLayoutEffect, useState } from 'react';
import { NavigationType } from 'react-router-dom';
import type { Turns } from '../render/page-view.tsx';
import { layOutTheRest } from './rest.ts';
import type { Shown } from './use-arrival.ts';

/** How much of the window's height the blocks of the first turn fill at least. Of a block that begins lower, little but its padding would be seen. */
const FILLED = 2 / 3;

/** Whether the blocks that are there leave so much of the window empty that it would be seen. */
function isWindowEmpty(): boolean {
  const rest = document.querySelector('.still-to-come')?.getBoundingClientRect();
  return rest !== undefined && rest.top < innerHeight * FILLED;
}

/**
 * A visitor who comes to the top of a page sees the blocks to its heading first, and as many more as fill the window. To be
 * called after `useArrival`: by then the browser has laid the page out, and to look at it costs nothing.
 *
 * @returns nothing when all blocks are drawn at once
 */
export function useTurns({ page, location, type }: Shown): Turns | undefined {
  const [added, setAdded] = useState({ to: page, blocks: 0 });
  const more = added.to === page ? added.blocks : 0;
  useLayoutEffect(() => {
    if (isWindowEmpty()) setAdded({ to: page, blocks: more + 1 });
  }, [page, more]);
  if (location.hash || type === NavigationType.Pop) return undefined;
  const heading = page.tree.main.findIndex(({ html }) => html?.includes('<h1'));
  return { first: heading + 1 + more, whenWhole: layOutTheRest };
}
