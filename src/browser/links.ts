/**
 * Follows links once the app is loaded, by the router, and prefetches their pages. Most links are in static HTML, so
 * there is one listener for all. Before the app is loaded, early-links.ts follows some of them.
 */
import type { DataRouter } from 'react-router-dom';
import { anchorIn } from '../../blocks/_shared/ui/anchor.ts';
import { isPlainClick, REPLACE_SCROLL_DELAY } from './early-links.ts';
import { preparePage } from './load-page.ts';
import { hydrateAll, INTENT_EVENTS } from './near.ts';
import { deferOffScreen } from './off-screen.ts';
import { type DelayedScroll, scrollToTop } from './scrolling.tsx';

declare global {
  interface Navigator {
    /** Not in all browsers: https://wicg.github.io/savedata/#savedata-attribute */
    connection?: { saveData: boolean };
  }
}

/** Returns the link around an element if it leads to a page of this site. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname } = link;
  // Below a base path, other paths of the same host belong to other sites.
  const isOurs = origin === location.origin && `${pathname}/`.startsWith(import.meta.env.BASE_URL);
  return isOurs && !/\.\w+$/.test(pathname) ? link : undefined;
}

/** Returns the hash of a link, encoded so that it can be decoded: `#50%` is `#50%25`. */
const hashOf = ({ hash }: HTMLAnchorElement) => hash && `#${encodeURIComponent(anchorIn(hash))}`;

/** Returns whether a link leads to the current page, whatever its query. */
const isCurrentPage = ({ pathname }: HTMLAnchorElement) => pathname === location.pathname;

/** Moves the focus to the target of a hash, as the browser does when it jumps there itself. */
function focusTarget(hash: string) {
  const target = document.getElementById(anchorIn(hash));
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

async function goToHash(link: HTMLAnchorElement, router: DataRouter, replace: boolean) {
  const { pathname, search } = link;
  const hash = hashOf(link);
  // The target's position depends on the layout of all blocks above.
  deferOffScreen(false);
  await router.navigate({ pathname, search, hash }, { replace });
  focusTarget(hash);
}

/** @param isTrusted whether the visitor has clicked, not a script, as early-links.ts does when the delay is over */
function follow(link: HTMLAnchorElement, router: DataRouter, isTrusted: boolean) {
  const { pathname, search, href } = link;
  const hash = hashOf(link);
  const replace = link.dataset.replace !== undefined;
  if (!isCurrentPage(link)) {
    const to = replace ? { pathname, search } : { pathname, search, hash };
    // The scroll follows when the page is shown: scrolling.tsx.
    const state: DelayedScroll | null = replace && hash ? { scrollTo: hash } : null;
    void router.navigate(to, { replace, state });
  } else if (!hash && search === location.search) scrollToTop();
  else if (replace && isTrusted)
    setTimeout(() => goToHash(link, router, true), REPLACE_SCROLL_DELAY);
  else void goToHash(link, router, replace || href === location.href);
}

function prepare({ target }: Pick<Event, 'target'>) {
  const link = pageLink(target);
  if (!link) return;
  hydrateAll();
  if (isCurrentPage(link) || navigator.connection?.saveData) return;
  // A failure is ignored here: the page is fetched again, and the error reported, when the link is followed.
  preparePage(link.pathname).catch(() => {});
}

const REACHED_FOR = 'a[href]:is(:hover, :focus)';

const isInDehydratedIsland = ({ target }: Event) =>
  (target as Element).closest('[data-island=""]') !== null;

/**
 * Starts to follow links inside the app, and to prefetch a page as soon as its link is hovered, touched or focused.
 *
 * @param hydration resolves when the page hears of the router's navigations: a link that is clicked before waits for it
 */
export function listenToLinks(router: DataRouter, hydration: Promise<void>): void {
  let isHydrated = false;
  void hydration.then(() => {
    isHydrated = true;
  });
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) && pageLink(event.target);
    if (!link) return;
    event.preventDefault();
    void hydration.then(() => {
      hydrateAll();
      follow(link, router, event.isTrusted);
    });
  };
  document.addEventListener('click', onClick);
  // React stops clicks inside a dehydrated root, so they are captured before that. Left to the browser, a link to a
  // hash would scroll twice: by the browser, and by the router, which notices the change.
  addEventListener(
    'click',
    (event) => {
      if (!isHydrated || isInDehydratedIsland(event)) onClick(event);
    },
    true,
  );
  for (const type of INTENT_EVENTS) document.addEventListener(type, prepare, { passive: true });
  // The hover that loaded this code was over before it could listen.
  for (const target of document.querySelectorAll(REACHED_FOR)) prepare({ target });
  addEventListener('popstate', hydrateAll);
}
