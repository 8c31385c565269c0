/**
 * Stands in every page, before anything is drawn: the theme without a flash, the sticky header,
 * dialogs for older browsers, and the loader that fetches the app only when it is needed.
 */

import { afterPaint } from '../../blocks/_shared/after-paint.ts';
import { holdEarlyEvents } from './early.ts';
import { leaveTheRest, whenIdle } from './rest.ts';

const root = document.documentElement;
const { body } = document;

/** The header becomes sticky past this many pixels of scroll: specification, section 9. */
const STICKY_PAST = 100;
/** Links that replace history scroll after this many milliseconds: specification, section 9. */
const REPLACE_SCROLL_DELAY = 100;
/** Islands start loading this far below the view. */
const NEAR = '200px';

/** What an earlier visit has left, or leaves it for a later one; nothing where storage is closed to us. */
function remember(name: string, value?: string): string | null {
  try {
    if (value) localStorage.setItem(name, value);
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

const stored = remember('theme');
let dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

function showTheme() {
  body.classList.toggle('dark', dark);
  for (const button of document.querySelectorAll('[data-action="toggle-theme"]')) {
    button.setAttribute('aria-pressed', String(dark));
  }
}

showTheme();

let awake: Promise<unknown> | undefined;

/** Fetches React, the router and the page's islands; once. */
function wake() {
  awake ??= import(/* @vite-ignore */ root.dataset.app as string);
  return awake;
}

holdEarlyEvents(wake);

/** `command` and `commandfor`, also for browsers that do not know them yet. */
function runCommand(event: MouseEvent, button: Element) {
  const target = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(target instanceof HTMLDialogElement)) return;
  event.preventDefault();
  const run = () => {
    if (button.getAttribute('command') !== 'show-modal') target.close();
    else if (!target.open) target.showModal();
  };
  // Whoever pressed a key, and not a pointer, may go on typing at once.
  if (event.detail) afterPaint(run);
  else run();
}

function toggleTheme() {
  dark = !dark;
  remember('theme', dark ? 'dark' : 'light');
  afterPaint(showTheme);
}

function scrollToHash(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  setTimeout(() => target?.scrollIntoView(), REPLACE_SCROLL_DELAY);
}

/** Links within the page that do more than follow their address. */
function followLink(event: MouseEvent, link: HTMLAnchorElement) {
  // The app, when it is there, has taken the links to other pages already.
  if (event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
  const samePage = link.pathname === location.pathname && link.origin === location.origin;
  if (link.dataset.replace !== undefined) {
    event.preventDefault();
    if (!samePage) return location.replace(link.href);
    history.replaceState(history.state, '', link.href);
    scrollToHash(link.hash);
  } else if (samePage && !link.hash && !link.target) {
    event.preventDefault();
    scrollTo({ top: 0 });
  }
}

/** Closes the menu that has the focus, and leaves the focus on what opens it. */
function closeMenu() {
  const menu = document.activeElement?.closest<HTMLDetailsElement>('nav details[name][open]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target.closest('[data-action="toggle-theme"]')) toggleTheme();
  const button = target.closest('button[commandfor]');
  if (button) runCommand(event, button);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link) {
    followLink(event, link);
    // A link to another page closes its dialog on arrival; one to this page has to do it here.
    link.closest('dialog')?.close();
  }
});

const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > STICKY_PAST);
addEventListener('scroll', markScrolled, { passive: true });

// Intent: the visitor reaches for something that the app makes faster or alive.
for (const type of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(
    type,
    ({ target }) => {
      if ((target as Element).closest?.('a[href], button, input, [data-island]')) wake();
    },
    { passive: true },
  );
}
addEventListener('keydown', ({ key }) => {
  wake();
  if (key === 'Escape') closeMenu();
});

addEventListener('DOMContentLoaded', showTheme);

/** A type of block that has something to see to from an earlier visit, such as a form that could not be sent. */
const urgent = remember('wake');

/** Fetches the app when an island is near the view. */
function watchIslands() {
  const near = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && wake(),
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    near.observe(island);
    if (island.dataset.block === urgent) wake();
  }
}

// Code comes after all that is to be seen at once: it takes no line and no time from the first pictures.
addEventListener('load', () => whenIdle(watchIslands));
// A page that is taken up again, or opened at an anchor, is scrolled to a place that all blocks above decide. The word is
// old, but all browsers have it, and a number: 0 for a page that is visited anew. Last of all, because the rest is new to some.
if (!performance.navigation.type && !location.hash) {
  const layOut = leaveTheRest();
  addEventListener('load', () => whenIdle(layOut));
}
