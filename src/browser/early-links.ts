/**
 * Part of the inline script: follows the links with behaviour beyond navigation while the app is not loaded. The app
 * follows them in links.ts, which hears a click before this does.
 */
import { APP_TIMEOUT, loadApp } from './load-app.ts';

/**
 * Links that replace the history entry scroll to their target after this many milliseconds: specification, section 9.
 */
export const REPLACE_SCROLL_DELAY = 100;

/** Returns whether a click on a link is meant to open it in this window, and nothing has handled it yet. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * Leaves a link to the app, which shows the page before it scrolls to a place on it. Without the app the browser
 * follows it.
 */
function followInApp(link: HTMLAnchorElement) {
  const late = new Promise((_, reject) => setTimeout(reject, APP_TIMEOUT));
  Promise.race([loadApp(), late]).then(
    () => link.click(),
    () => location.replace(link.href),
  );
}

/** Follows a link that replaces the history entry or leads to the top of the page; the browser follows all others. */
export function followEarly(event: MouseEvent, link: HTMLAnchorElement) {
  if (!isPlainClick(event)) return;
  if ('replace' in link.dataset) {
    event.preventDefault();
    // A click by script, perhaps one of those below, that the app did not handle either.
    if (!event.isTrusted) location.replace(link.href);
    else if (link.pathname !== location.pathname) followInApp(link);
    // By then the app may be there, whose router has to scroll.
    else setTimeout(() => link.click(), REPLACE_SCROLL_DELAY);
  } else if (!link.target && link.href === location.href.split('#')[0]) {
    event.preventDefault();
    scrollTo(0, 0);
  }
}
