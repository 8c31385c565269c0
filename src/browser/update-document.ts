/** What a navigation changes around the page that React renders: styles, head, open dialogs, focus, announcement. */
import { useInsertionEffect, useLayoutEffect } from 'react';
import { showYear } from '../../blocks/_shared/browser/show-year.ts';
import { deferOffScreen } from './off-screen.ts';
import { addStyles, replaceStyles } from './page-styles.ts';
import { headElements, languageLinks, type PageContent } from './read-page.ts';

/**
 * Updates the links to other languages: they lead to the page's translations; without one, only a placeholder stays.
 */
function showLanguages(page: PageContent) {
  languageLinks(document).forEach((link, index) => {
    const own = page.languageLinks[index];
    if (own && !own.isEqualNode(link)) link.replaceWith(own.cloneNode(true));
  });
}

/** Marks the links of the frame that lead to the page itself, as page-frame.ts does when it renders. */
function markCurrent() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#app > div a[href]')) {
    const isCurrent = link.getAttribute('href') === location.pathname;
    link.toggleAttribute('data-here', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current');
  }
}

/** Updates the document around the page: title, language, the rest of the head, and the marks in menus. */
function updateHead(page: PageContent): void {
  document.title = page.title;
  document.documentElement.lang = page.lang;
  document.documentElement.dir = page.dir;
  // React itself removes what islands render into the head, later and from its parent.
  document.createDocumentFragment().append(...headElements(document));
  document.head.append(...page.head.map((element) => element.cloneNode(true)));
  showLanguages(page);
  markCurrent();
}

/** Closes dialogs and menus: they belong to the page that was left. */
function closeOverlays() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover();
  }
}

/** Drops a held click whose island has left the page. */
function forgetPendingEvent() {
  if (globalThis.pendingEvent?.island.isConnected === false) globalThis.pendingEvent = undefined;
}

/**
 * The live region that announces the title of a new page. It is created early: many screen readers skip a live region
 * that is added together with its text. At the end it would make the page a pixel longer than its footer.
 */
const announcer = document.createElement('p');
announcer.id = 'announcer';
announcer.className = 'visually-hidden';
announcer.setAttribute('aria-live', 'assertive');
document.body.prepend(announcer);

/** Moves the focus to the heading of the page, without scrolling. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The page that is shown; `undefined` while it is still the loaded document. */
let shown: { page: PageContent; pathname: string } | undefined;

/**
 * Updates the document after a navigation: styles, head, focus, announcement. The router restores the scroll
 * position.
 *
 * @param isFromTop whether the page is shown from its top, so that the layout of off-screen blocks can wait
 */
export function useDocumentUpdate(page: PageContent, pathname: string, isFromTop: boolean): void {
  // In an insertion effect, before any code measures the page. Not earlier: when a rule is added, Chromium switches
  // the previous page to a font that arrived late, and its lines would break elsewhere.
  useInsertionEffect(() => {
    if (!shown || shown.pathname === pathname) return;
    deferOffScreen(isFromTop);
    addStyles(page.styles);
  }, [page, pathname, isFromTop]);
  useLayoutEffect(() => {
    const last = shown;
    shown = { page, pathname };
    if (!last || last.page === page) return;
    updateHead(page);
    // Same address: the page was edited in the dev server.
    if (last.pathname === pathname) return replaceStyles(page.styles);
    showYear();
    closeOverlays();
    forgetPendingEvent();
    announcer.textContent = page.title;
    focusHeading();
  }, [page, pathname]);
}
