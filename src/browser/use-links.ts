import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterPaint } from '../../blocks/_shared/after-paint.ts';
import { keepFilledIn } from './filled-in.ts';
import { noteRoute } from './in-page-links.ts';
import { loadIslands } from './island-code.ts';
import { addStyles } from './page-styles.ts';
import { forgetPage, loadPage } from './pages.ts';
import type { BrowserPage } from './read-page.ts';

/** The link around an element, when it leads to another page of this site. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname } = link;
  // Beside a site that is served below a path there may be others.
  const isOurs = origin === location.origin && `${pathname}/`.startsWith(import.meta.env.BASE_URL);
  if (!isOurs || /\.\w+$/.test(pathname)) return undefined;
  return pathname === location.pathname ? undefined : link;
}

declare global {
  interface Navigator {
    /** Not in all browsers: https://wicg.github.io/savedata/#savedata-attribute */
    connection?: { saveData: boolean };
  }
}

/** Another language has a header, a font and words of its own. */
const isForeign = ({ lang }: BrowserPage) => lang !== document.documentElement.lang;

/** A visitor who waits for longer than this is shown that the page is on its way, in milliseconds: sooner, it would flicker at each move. */
const PATIENCE = 400;

/** Shows by a bar at the top of the window that a page is on its way: base.css. */
function showWaiting(waits: boolean) {
  document.documentElement.toggleAttribute('data-waits', waits);
  const main = document.querySelector('main');
  if (main) main.ariaBusy = waits ? 'true' : null;
}

async function load({ pathname, search }: HTMLAnchorElement): Promise<BrowserPage> {
  const page = await loadPage(pathname + search);
  // A browser that gets a style sheet looks at the whole page anew: better now than between click and new page.
  if (!isForeign(page)) addStyles(page.styles);
  return page;
}

function prefetch({ target }: Pick<Event, 'target'>) {
  const link = internalLink(target);
  if (!link || navigator.connection?.saveData) return;
  // A page that cannot be had now is asked for again, and reported, when its link is followed.
  load(link).then(loadIslands, () => forgetPage(link.pathname + link.search));
}

/** The link whose page is on its way. Whoever presses another or goes back has changed their mind. */
let wanted: HTMLAnchorElement | undefined;

function changeMind() {
  wanted = undefined;
  showWaiting(false);
}
// Before the router's: what it draws takes this component's listeners away.
addEventListener('popstate', changeMind);

/** Goes to the page behind a link when it is there, unless the visitor wants something else by then. */
async function go(link: HTMLAnchorElement, navigate: NavigateFunction) {
  const { pathname, search, hash, href } = link;
  const isWanted = () => wanted === link;
  wanted = link;
  const waiting = setTimeout(() => isWanted() && showWaiting(true), PATIENCE);
  try {
    const page = await load(link);
    if (!isWanted()) return;
    // The browser loads all of it.
    if (isForeign(page)) return location.assign(href);
    // Until a page that takes long is drawn, nothing else can be: the visitor first sees that the link was heard.
    if (page.takesLong) await new Promise<void>(afterPaint);
    if (!isWanted()) return;
    // When what has the focus is taken away, browsers look at all that is still there at that moment.
    if (link.closest('main')) link.blur();
    keepFilledIn();
    noteRoute(pathname + search);
    navigate({ pathname, search, hash }, { replace: link.dataset.replace !== undefined });
  } catch {
    // No network, or not one of our pages: the browser shows what there is to see.
    if (isWanted()) location.assign(href);
  } finally {
    clearTimeout(waiting);
    if (isWanted()) changeMind();
  }
}

function follow(event: MouseEvent, navigate: NavigateFunction) {
  if (event.defaultPrevented || event.button) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = internalLink(event.target);
  if (!link) return;
  event.preventDefault();
  // The second press of two in a row wants no more than the first.
  if (link !== wanted) void go(link, navigate);
}

/** Follows links inside the app, and fetches a page as soon as its link is hovered, touched or focused. */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event, navigate);
    document.addEventListener('click', onClick);
    for (const type of INTENTS) document.addEventListener(type, prefetch, { passive: true });
    // The first reach for a link woke this code, and was over before it could listen.
    for (const target of document.querySelectorAll(REACHED_FOR)) prefetch({ target });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of INTENTS) document.removeEventListener(type, prefetch);
    };
  }, [navigate]);
}

const INTENTS = ['pointerover', 'touchstart', 'focusin'];
const REACHED_FOR = 'a[href]:is(:hover, :focus)';
