import { use, useEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageTree } from '../render/page-tree.ts';
import { PageView } from '../render/page-view.tsx';
import { drawingWith } from './drawing.tsx';
import { loadPage, onRefresh } from './pages.ts';
import type { BrowserPage } from './read-page.ts';
import { isSettled } from './settle.ts';
import { type Shown, useArrival } from './use-arrival.ts';
import { useLinks } from './use-links.ts';
import { useTurns } from './use-turns.ts';

/**
 * The page of the router's location, with that location. While the page is on its way, what was there
 * before stays; when it is there already, it is drawn in one go and not in turns, as in a transition.
 */
function useShown(): Shown {
  const location = useLocation();
  const type = useNavigationType();
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onRefresh(redraw), []);
  const shown = useRef<Shown>(undefined);
  const path = location.pathname + location.search;
  const wanted = loadPage(path);
  const waits = shown.current !== undefined && !isSettled(wanted);
  useEffect(() => {
    if (waits) wanted.then(redraw, redraw);
  }, [waits, wanted]);
  if (!waits) shown.current = { page: use(wanted), location, type };
  return shown.current as Shown;
}

/** What the router's location leads to. */
export function CurrentPage() {
  const shown = useShown();
  const { page, location } = shown;
  const frame = useKeptFrame(page);
  const drawing = useMemo(() => drawingWith(page.words), [page.words]);
  useLinks();
  useArrival(shown);
  const turns = useTurns(shown);
  const tree = { ...page.tree, ...frame };
  return (
    <PageView
      tree={tree}
      drawing={drawing}
      words={page.words}
      turns={turns}
      route={location.pathname}
    />
  );
}

/** Header and footer stay the ones that are there: their nodes and state outlive the page. */
function useKeptFrame({ tree: { before, after }, hasNewFrame }: BrowserPage) {
  const kept = useRef<Pick<PageTree, 'before' | 'after'>>(undefined);
  if (before.length + after.length === 0) return { before, after };
  if (hasNewFrame) kept.current = { before, after };
  kept.current ??= { before, after };
  return kept.current;
}
