/** Links within the page, which the inline script takes as long as the app is not there. */
import { anchorIn } from '../../blocks/_shared/anchor.ts';
import { comeTo } from './come-to.ts';
import { layOutAll } from './rest.ts';

/** Links within the page that replace history scroll after this many milliseconds: specification, section 9. */
export const REPLACE_SCROLL_DELAY = 100;

function scrollToHash(hash: string) {
  const target = document.getElementById(anchorIn(hash));
  if (target) setTimeout(() => comeTo(target), REPLACE_SCROLL_DELAY);
}

/** Links within the page that do more than follow their address. */
function followLink(event: MouseEvent) {
  // The links to other pages are taken already.
  if (event.defaultPrevented || event.button) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link?.pathname !== location.pathname || link.origin !== location.origin) return;
  // Where a place further down on this page is can be known when all above it has its height.
  if (link.hash) layOutAll();
  if (link.dataset.replace !== undefined) {
    event.preventDefault();
    history.replaceState(history.state, '', link.href);
    scrollToHash(link.hash);
  } else if (!link.hash && !link.target) {
    event.preventDefault();
    scrollTo({ top: 0 });
  }
}

/** Where the router is, or is on its way to: whoever is quick goes back before the new page is drawn. */
let routed: string | undefined;

/** Notes where the router is sent to: a path with its query. */
export function noteRoute(path: string): void {
  routed = path;
}

/** A step within the page is the browser's alone. Told of it, React would go through all of the page. */
function keepFromRouter(event: PopStateEvent) {
  const path = location.pathname + location.search;
  if (path === routed) event.stopImmediatePropagation();
  noteRoute(path);
}

/** Begins to listen, before the inline script hears of a click and before the router does of a step. */
export function tendLinks(): void {
  document.addEventListener('click', followLink);
  noteRoute(location.pathname + location.search);
  addEventListener('popstate', keepFromRouter);
}
