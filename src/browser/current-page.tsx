import { use, useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageTree } from '../render/page-tree.ts';
import { PageView } from '../render/page-view.tsx';
import { drawIsland } from './islands.tsx';
import { loadPage, onRefresh } from './pages.ts';
import { useArrival } from './use-arrival.ts';
import { useLinks } from './use-links.ts';

/**
 * The page of the router's location. The router moves in transitions: while another page loads, the
 * one before stays.
 */
export function CurrentPage() {
  const { pathname, search } = useLocation();
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onRefresh(redraw), []);
  const page = use(loadPage(pathname + search));
  const frame = useKeptFrame(page.tree);
  useLinks();
  useArrival(page);
  const tree = { ...page.tree, ...frame };
  return <PageView tree={tree} drawInside={drawIsland} words={page.words} route={pathname} />;
}

/** Header and footer stay the ones that are there: their nodes and state outlive the page. */
function useKeptFrame({ before, after }: PageTree) {
  const kept = useRef<Pick<PageTree, 'before' | 'after'>>(undefined);
  if (before.length + after.length === 0) return { before, after };
  kept.current ??= { before, after };
  return kept.current;
}
