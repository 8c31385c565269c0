import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { addStyles, replaceStyles } from './page-styles.ts';
import { aboutPage, type BrowserPage } from './read-page.ts';
import { layOutAll, leaveTheRest, whenIdle } from './rest.ts';

/** A page, and how the visitor came to it. */
export interface Shown {
  page: BrowserPage;
  location: Location;
  type: NavigationType;
}

/** Where each entry of the history was scrolled to when it was left. */
const positions = new Map<string, number>();

/**
 * Names the history's current entry: by the router's key, or by its address when the browser made it
 * itself. Not by the router's location, which follows only when the new page is drawn, while the
 * browser has moved on and scrolls already.
 */
function historyEntry(): string {
  return (history.state as { key?: string } | null)?.key ?? location.href;
}

/** The links to other languages lead to this page, and are there only where it is translated. */
function showLanguages() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const { language = '' } = link.dataset;
    const there = document.head.querySelector<HTMLLinkElement>(
      `link[rel=alternate][hreflang="${language}"]`,
    );
    link.hidden = !there || language === document.documentElement.lang;
    // The address in the head is the one of the published site.
    if (there) link.href = new URL(there.href).pathname;
  }
}

/** What surrounds the page follows it: title, language, marks of the current page. */
function dressDocument(page: BrowserPage) {
  document.title = page.title;
  document.documentElement.lang = page.lang;
  document.documentElement.dir = page.dir;
  // What is copied or shared from the address is the canonical one, so it has to be this page's.
  for (const element of document.querySelectorAll(aboutPage)) element.remove();
  document.head.append(...page.about.map((element) => element.cloneNode(true)));
  showLanguages();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#app > div a[href]')) {
    const current = link.getAttribute('href') === location.pathname;
    if (current) link.setAttribute('aria-current', 'page');
    else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current');
  }
}

/** Dialogs and menus belong to the page that was left. */
function closeOverlays() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover();
  }
}

/** Says the new page's title to screen readers. */
function announce(title: string) {
  let region = document.getElementById('announcer');
  if (!region) {
    region = document.createElement('p');
    region.id = 'announcer';
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', 'assertive');
    document.body.append(region);
  }
  region.textContent = title;
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** What is seen first is laid out first. */
function comeToTheTop() {
  document.documentElement.removeAttribute('data-scrolled');
  whenIdle(leaveTheRest());
}

function scrollFor(hash: string, position: number | undefined) {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
  else if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Makes a new page arrive as a full load would: at its top, at its hash (with the offset that the
 * style sheet's scroll padding gives) or, going back, where it was left.
 */
export function useArrival({ page, location: { pathname, hash }, type }: Shown): void {
  const shown = useRef({ page, pathname });

  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { page, pathname };
    if (last.page !== page) {
      if (last.pathname === pathname) replaceStyles(page.styles);
      else addStyles(page.styles);
      dressDocument(page);
    }
    if (last.pathname === pathname) return;
    closeOverlays();
    announce(page.title);
    if (hash || type === NavigationType.Pop) layOutAll();
    else comeToTheTop();
    // From here on the browser has to lay the page out, so all that is written comes before.
    focusHeading();
    scrollFor(hash, type === NavigationType.Pop ? (positions.get(historyEntry()) ?? 0) : undefined);
  }, [page, pathname, hash, type]);

  useEffect(() => {
    const remember = () => positions.set(historyEntry(), scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
}
