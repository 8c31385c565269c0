import { useEffect, useInsertionEffect, useRef } from 'react';
import {
  type Location,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import type { PageTree } from '../render/page-tree.ts';
import { PageView } from '../render/page-view.tsx';
import { useArrival } from './arrival.ts';
import { type DelayedScroll, REPLACE_SCROLL_DELAY } from './delayed-scroll.ts';
import { renderIsland } from './island.tsx';
import { layOutOffScreen } from './off-screen.ts';
import { ProgressBar } from './progress-bar.tsx';
import type { PageContent } from './read-page.ts';

const frameOf = ({ tree: { before, after } }: PageContent) => ({ before, after });
const hasFrame = ({ tree }: PageContent) => tree.before.length + tree.after.length > 0;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the messages of all pages so far: each page brings those of its own islands. It is the same object while
 * nothing is new.
 */
function useMessagesSoFar({ messages }: PageContent): Messages {
  const known = useRef(messages);
  const isNew = Object.entries(messages).some(([name, text]) => known.current[name] !== text);
  if (isNew) known.current = { ...known.current, ...messages };
  return known.current;
}

/** Keeps the rendered header and footer, with their state, unless they were edited while the page was open. */
function useFrame(page: PageContent, pathname: string): Pick<PageTree, 'before' | 'after'> {
  const shown = useRef({ page, pathname, framed: page });
  const last = shown.current;
  if (last.page !== page) {
    const isEdited = last.pathname === pathname && !isSame(frameOf(last.page), frameOf(page));
    const framed = isEdited || !hasFrame(last.framed) ? page : last.framed;
    shown.current = { page, pathname, framed };
  }
  return frameOf(hasFrame(page) ? shown.current.framed : page);
}

/**
 * Returns the key by which the router remembers a scroll position; a location without a key is known by its path and
 * hash.
 */
const keyOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** Scrolls to the target of a link with `data-replace` once its page is shown: links.ts. */
function useDelayedScroll({ pathname, search, state }: Location<DelayedScroll | null>) {
  const navigate = useNavigate();
  const target = state?.scrollTo;
  useEffect(() => {
    if (!target) return;
    const to = { pathname, search, hash: target };
    const timer = setTimeout(() => navigate(to, { replace: true }), REPLACE_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [navigate, pathname, search, target]);
}

/** Sets whether scrolling follows the style sheet, which is smooth, or jumps. */
function setSmooth(isSmooth: boolean) {
  document.documentElement.style.scrollBehavior = isSmooth ? '' : 'auto';
}

/** Scrolls smoothly to a hash, and jumps to the top of a page and to a restored position. */
function Scrolling() {
  const location = useLocation();
  useDelayedScroll(location);
  const { hash, key } = location;
  const type = useNavigationType();
  const isSmooth = hash !== '' && type !== 'POP';
  // Before React Router scrolls in its layout effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each location
  useInsertionEffect(() => setSmooth(isSmooth), [key, isSmooth]);
  // Reset at once: when it scrolls to the top, Chromium uses the style of before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each location
  useEffect(() => setSmooth(false), [key, isSmooth]);
  return <ScrollRestoration getKey={keyOf} />;
}

/** How many blocks of a page that is navigated to are rendered first: they fill the view. */
const FIRST_BLOCKS = 3;

/** Renders the page of the router's location. */
export function Page() {
  const page = useLoaderData<PageContent>();
  const { pathname, hash, state }: Location<DelayedScroll | null> = useLocation();
  const isFromTop = useNavigationType() !== 'POP' && !hash && !state?.scrollTo;
  const frame = useFrame(page, pathname);
  const messages = useMessagesSoFar(page);
  useArrival(page, pathname, isFromTop);
  return (
    <PageView
      tree={{ ...page.tree, ...frame }}
      renderInside={renderIsland}
      messages={messages}
      route={pathname}
      first={isFromTop ? FIRST_BLOCKS : undefined}
      onWhole={layOutOffScreen}
    >
      <Scrolling />
      <ProgressBar />
    </PageView>
  );
}
