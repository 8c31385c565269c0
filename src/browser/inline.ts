/**
 * Stands in every page: before anything is painted, the theme without a flash and an ear for presses; when the page is read,
 * the sticky header, dialogs for older browsers, and the loader that fetches the app only when it is needed. It weighs
 * on every page, so what may come with the app is in the app (links.ts).
 */

import './inline-islands.ts';
import { afterPaint } from '../../blocks/_shared/browser/after-paint.ts';
import { showYear } from '../../blocks/_shared/browser/show-year.ts';
import { loadApp, root, TIMEOUT } from './load-app.ts';
import { deferOffScreen, layOutOffScreen } from './off-screen.ts';
import { REPLACE_SCROLL_DELAY } from './scroll-delay.ts';

/** Returns what an earlier visit has left, or leaves it for a later one; nothing where storage is closed to us. */
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
/** What a click is for: the theme, a dialog, or another place. */
const COMMAND = `${CLOSE},[command=show-modal]`;
const CONTROL = `${THEME},${COMMAND},a[href]`;

/** Resolves when the page is read and has its deferred styles, which dialogs need: browsers read no further before these have come. */
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

/** Does what a button's command says of its dialog, as soon as the page is read as far as that: not all browsers know commands. */
async function runCommand(button: Element) {
  await read;
  const id = button.getAttribute('commandfor') as string;
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (button.matches(CLOSE)) dialog?.close();
  else if (dialog?.open === false) dialog.showModal();
}

/** Leaves a link to the app, which shows the page before it scrolls to a place on it; the browser follows it when the app does not come. */
function followInApp(link: HTMLAnchorElement) {
  const late = new Promise((_, reject) => setTimeout(reject, TIMEOUT));
  Promise.race([loadApp(), late]).then(
    () => link.click(),
    () => location.replace(link.href),
  );
}

/** Follows links that do more than lead to their address, as long as the app is not there to take them. */
function followLink(event: MouseEvent, link: HTMLAnchorElement) {
  const { defaultPrevented, isTrusted, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
  if ('replace' in link.dataset) {
    event.preventDefault();
    const isHere = link.pathname === location.pathname;
    if (!isHere && isTrusted) return followInApp(link);
    // A click by code, which may be the one that the app has not taken either.
    setTimeout(() => location.replace(link.href), isHere ? REPLACE_SCROLL_DELAY : 0);
  } else if (!link.target && link.href === location.href.split('#')[0]) {
    event.preventDefault();
    scrollTo(0, 0);
  }
}

let lastScrollY = 0;

/** Begins all that can wait until the page is read, which is as a rule when its first view is on the screen. */
function listen() {
  showTheme();

  // The header becomes sticky past this many pixels of scroll: specification, section 9.
  // It fades in, so that it may begin when the frame is painted that was scrolled to.
  const showScroll = () => {
    root.toggleAttribute('data-scrolled', scrollY > 100);
    root.toggleAttribute('data-reading-on', scrollY > Math.max(lastScrollY, 100));
    lastScrollY = scrollY;
  };
  addEventListener('scroll', () => setTimeout(showScroll));

  // Intent: the visitor reaches for something that the app makes faster or interactive. A touch is a pointerover, too.
  for (const type of ['pointerover', 'focusin', 'keydown']) {
    addEventListener(type, (event) => {
      if ((event.target as Element).closest?.('a[href],button,input,summary,[data-island]'))
        loadApp();
    });
  }

  addEventListener('load', () => {
    // Something is left to see to from an earlier visit, such as a form that could not be sent.
    if (remember('waiting-block')) loadApp();
    layOutOffScreen();
  });
}

showTheme();
// The header can be pressed long before the page is whole.
addEventListener('click', (event) => {
  const control = (event.target as Element).closest<HTMLAnchorElement>(CONTROL);
  if (control?.href) {
    followLink(event, control);
    // A link to another page closes its dialog on arrival; one to this page has to do it here.
    control.closest('dialog')?.close();
  } else if (control?.matches(COMMAND)) {
    event.preventDefault();
    afterPaint(() => runCommand(control));
  } else if (control) toggleTheme();
});
read.then(listen);
read.then(showYear);
// A page that is taken up again, or opened at an anchor, is scrolled to a place that all blocks above decide. The word is
// old, but all browsers have it, and a number: 0 for a page that is visited anew.
if (!performance.navigation.type && !location.hash) deferOffScreen(true);
