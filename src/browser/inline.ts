/**
 * The inline script of every page. Before the first paint: the theme and the listener for clicks on its button, on
 * buttons of dialogs, and on links (early-links.ts). When the document is parsed: the sticky header, what loads the
 * app, and what holds clicks in islands until then (early-events.ts). It adds to the size of every page, so everything
 * that can wait for the app is in the app.
 */

import { afterPaint } from '../../blocks/_shared/browser/after-paint.ts';
import { showYear } from '../../blocks/_shared/browser/show-year.ts';
import { holdEarlyEvents } from './early-events.ts';
import { followEarly } from './early-links.ts';
import { loadApp, NEAR, root } from './load-app.ts';
import { deferOffScreen, layOutOffScreen } from './off-screen.ts';
import { WAITING_FORMS } from './outbox/waiting-flag.ts';

/** Returns a value of localStorage after writing it if `value` is given; `undefined` where storage is blocked. */
function storage(name: string, value?: string): string | undefined {
  try {
    if (value) localStorage[name] = value;
    return localStorage[name];
  } catch {}
}

const stored = storage('theme');
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
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

function showTheme() {
  document.body.classList.toggle('dark', dark);
  for (const button of document.querySelectorAll(THEME)) button.ariaPressed = `${dark}`;
}

function toggleTheme() {
  dark = !dark;
  storage('theme', dark ? 'dark' : 'light');
  afterPaint(showTheme);
}

/** Runs the command of a dialog's button once the document is parsed: not all browsers support `command`. */
async function runCommand(button: Element) {
  await parsed;
  const id = button.getAttribute('commandfor') as string;
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (button.matches(CLOSE)) dialog?.close();
  else if (dialog?.open === false) dialog.showModal();
}

/** Loads the app when an island comes near the view. */
function watchIslands() {
  const near = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && loadApp(),
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll('[data-island]')) near.observe(island);
}

/** Selects the tab that the address's hash names, as the browser scrolls to its panel. */
function selectTab() {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
  const chosen = tabs.find(({ hash }) => hash === location.hash);
  if (!chosen) return;
  for (const tab of chosen.parentElement?.children ?? []) tab.ariaSelected = `${tab === chosen}`;
}

/** How near to the top of the view the place that the address names is after a jump to it, in pixels. */
const JUMP_NEAR = 200;

let lastScrollY = 0;

/** Starts everything that can wait until the document is parsed, which is usually after the first paint. */
function listen() {
  showTheme();
  selectTab();
  holdEarlyEvents();
  addEventListener('hashchange', selectTab);

  // The header becomes sticky past this many pixels of scroll: specification, section 9. In a timeout: it fades in,
  // so one frame later is early enough.
  const showScroll = () => {
    // Where the place that the address names is at the top, the browser has scrolled, not the reader.
    const target = document.getElementById(location.hash.slice(1));
    const top = target?.getBoundingClientRect().top ?? Infinity;
    root.toggleAttribute('data-scrolled', scrollY > 100);
    root.toggleAttribute(
      'data-reading-on',
      scrollY > Math.max(lastScrollY, 100) && Math.abs(top) > JUMP_NEAR,
    );
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
    // Code is fetched after everything that is visible at once, so that it does not delay the first pictures.
    afterPaint(watchIslands);
    // An earlier visit left a form that could not be sent.
    if (storage(WAITING_FORMS)) loadApp();
    layOutOffScreen();
  });
}

showTheme();
// The header can be used long before the document is parsed.
addEventListener('click', (event) => {
  const control = (event.target as Element).closest<HTMLAnchorElement>(CONTROL);
  if (control?.href) {
    followEarly(event, control);
    // On a link to another page the app closes the dialog after navigating; for a link to this page it is closed
    // here.
    control.closest('dialog')?.close();
  } else if (control?.matches(COMMAND)) {
    event.preventDefault();
    afterPaint(() => runCommand(control));
  } else if (control) toggleTheme();
});
parsed.then(listen);
parsed.then(showYear);
// Not for a page that is reloaded or opened at an anchor: where it is scrolled to depends on the layout of all blocks
// above. `performance.navigation` is deprecated, but all browsers have it: type 0 is a new visit.
if (!performance.navigation.type && !location.hash) deferOffScreen(true);
