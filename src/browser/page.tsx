/** The page of the router: what React renders after each navigation. */
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import type { PageTree } from '../render/page-tree.ts';
import { PageView } from '../render/page-view.tsx';
import { renderIsland } from './island.tsx';
import { layOutOffScreen } from './off-screen.ts';
import type { PageContent } from './read-page.ts';
import { Scrolling, useIsFromTop } from './scrolling.tsx';
import { useDocumentUpdate } from './update-document.ts';

/**
 * The bar is shown when loading takes longer than this, in milliseconds: sooner, it would flicker at each navigation.
 */
const BAR_DELAY = 400;

function showBar(isLoading: boolean) {
  document.documentElement.toggleAttribute('data-loading', isLoading);
  const main = document.querySelector('main');
  if (main) main.ariaBusy = isLoading ? 'true' : null;
}

/** Shows a bar at the top of the window while a page is loading: deferred.css. */
function ProgressBar() {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(showBar, BAR_DELAY, true);
    return () => {
      clearTimeout(timer);
      showBar(false);
    };
  }, [state]);
  return null;
}

const frameOf = ({ tree: { before, after } }: PageContent) => ({ before, after });
const hasFrame = ({ tree }: PageContent) => tree.before.length + tree.after.length > 0;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the messages of all pages so far: each page brings those of its own islands. It is the same object while
 * nothing is new.
 */
function useMessagesSoFar({ messages }: PageContent): Messages {
  const [known, setKnown] = useState(messages);
  const isNew = Object.entries(messages).some(([name, text]) => known[name] !== text);
  if (isNew) setKnown({ ...known, ...messages });
  return known;
}

/** Keeps the rendered header and footer, with their state, unless they were edited while the page was open. */
function useFrame(page: PageContent, pathname: string): Pick<PageTree, 'before' | 'after'> {
  const [last, setLast] = useState({ page, pathname, framed: page });
  if (last.page !== page) {
    const isEdited = last.pathname === pathname && !isSame(frameOf(last.page), frameOf(page));
    const framed = isEdited || !hasFrame(last.framed) ? page : last.framed;
    setLast({ page, pathname, framed });
  }
  return frameOf(hasFrame(page) ? last.framed : page);
}

/** How many blocks of a page that is navigated to are rendered first: they fill the view. */
const FIRST_BLOCKS = 3;

/** Renders the page of the router's location. */
export function Page() {
  const page = useLoaderData<PageContent>();
  const { pathname } = useLocation();
  const isFromTop = useIsFromTop();
  const frame = useFrame(page, pathname);
  const messages = useMessagesSoFar(page);
  useDocumentUpdate(page, pathname, isFromTop);
  return (
    <PageView
      tree={{ ...page.tree, ...frame }}
      renderInside={renderIsland}
      messages={messages}
      homePath={page.homePath}
      route={pathname}
      initialCount={isFromTop ? FIRST_BLOCKS : undefined}
      onComplete={layOutOffScreen}
    >
      <Scrolling />
      <ProgressBar />
    </PageView>
  );
}
