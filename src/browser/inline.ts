/**
 * The inline script of every page. Before the first paint: the theme and the click listener. When the document is
 * parsed: the sticky header, dialogs for older browsers, and the loader of the app. It adds to the size of every
 * page, so everything that can wait for the app is in the app (links.ts).
 */

import './inline-islands.ts';
import { afterPaint } from '../../blocks/_shared/browser/after-paint.ts';
import { showYear } from '../../blocks/_shared/browser/show-year.ts';
import { REPLACE_SCROLL_DELAY } from './delayed-scroll.ts';
import { loadApp, root, TIMEOUT } from './load-app.ts';
import { deferOffScreen, layOutOffScreen } from './off-screen.ts';

/** Reads a value of localStorage, or writes one; returns `undefined` where storage is blocked. */
function remember(name: string, value?: string): string | undefined {
  try {
    if (value) localStorage[name] = value;
    return localStorage[name];
  } catch {}
}

const stored = remember('theme');
let dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches;

const THEME = '[data-action=toggle-theme]';
const CLOSE = '[command=close]';
/** Matches what a click is handled for: the theme, a dialog, or a link. */
const COMMAND = `${CLOSE},[command=show-modal]`;
const CONTROL = `${THEME},${COMMAND},a[href]`;

/**
 * Resolves when the document is parsed and the deferred styles are loaded, which dialogs need: browsers stop parsing
 * until a style sheet is loaded.
 */
const read = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

function showTheme() {
  document.body.classList.toggle('dark', dark);
  for (const button of document.querySelectorAll(THEME)) button.ariaPressed = `${dark}`;
}

function toggleTheme() {
  dark = !dark;
  remember('theme', dark ? 'dark' : 'light');
  afterPaint(showTheme);
}

/** Runs the command of a dialog's button once the document is parsed: not all browsers support `command`. */
async function runCommand(button: Element) {
  await read;
  const id = button.getAttribute('commandfor') as string;
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (button.matches(CLOSE)) dialog?.close();
  else if (dialog?.open === false) dialog.showModal();
}

/**
 * Leaves a link to the app, which shows the page before it scrolls to a place on it. Without the app the browser
 * follows it.
 */
function followInApp(link: HTMLAnchorElement) {
  const late = new Promise((_, reject) => setTimeout(reject, TIMEOUT));
  Promise.race([loadApp(), late]).then(
    () => link.click(),
    () => location.replace(link.href),
  );
}

/** Handles links with behaviour beyond navigation while the app is not loaded. */
function followLink(event: MouseEvent, link: HTMLAnchorElement) {
  const { defaultPrevented, isTrusted, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
  if ('replace' in link.dataset) {
    event.preventDefault();
    const isCurrentPage = link.pathname === location.pathname;
    if (!isCurrentPage && isTrusted) return followInApp(link);
    // A click by script, perhaps the one above that the app did not handle either.
    setTimeout(() => location.replace(link.href), isCurrentPage ? REPLACE_SCROLL_DELAY : 0);
  } else if (!link.target && link.href === location.href.split('#')[0]) {
    event.preventDefault();
    scrollTo(0, 0);
  }
}

let lastScrollY = 0;

/** Starts everything that can wait until the document is parsed, which is usually after the first paint. */
function listen() {
  showTheme();

  // The header becomes sticky past this many pixels of scroll: specification, section 9. In a timeout: it fades in,
  // so one frame later is early enough.
  const showScroll = () => {
    root.toggleAttribute('data-scrolled', scrollY > 100);
    root.toggleAttribute('data-reading-on', scrollY > Math.max(lastScrollY, 100));
    lastScrollY = scrollY;
  };
  addEventListener('scroll', () => setTimeout(showScroll));

  // Intent: the visitor reaches for something that the app makes faster or interactive. A touch fires pointerover as
  // well.
  for (const type of ['pointerover', 'focusin', 'keydown']) {
    addEventListener(type, (event) => {
      if ((event.target as Element).closest?.('a[href],button,input,summary,[data-island]'))
        loadApp();
    });
  }

  addEventListener('load', () => {
    // An earlier visit left something to do, such as a form that could not be sent.
    if (remember('waiting-block')) loadApp();
    layOutOffScreen();
  });
}

showTheme();
// The header can be used long before the document is parsed.
addEventListener('click', (event) => {
  const control = (event.target as Element).closest<HTMLAnchorElement>(CONTROL);
  if (control?.href) {
    followLink(event, control);
    // On a link to another page the app closes the dialog after navigating; for a link to this page it is closed
    // here.
    control.closest('dialog')?.close();
  } else if (control?.matches(COMMAND)) {
    event.preventDefault();
    afterPaint(() => runCommand(control));
  } else if (control) toggleTheme();
});
read.then(listen);
read.then(showYear);
// Not for a page that is reloaded or opened at an anchor: where it is scrolled to depends on the layout of all blocks
// above. `performance.navigation` is deprecated, but all browsers have it: type 0 is a new visit.
if (!performance.navigation.type && !location.hash) deferOffScreen(true);
