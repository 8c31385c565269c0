import { useInsertionEffect, useLayoutEffect } from 'react';
import { showYear } from '../../blocks/_shared/browser/show-year.ts';
import { updateHead } from './document-head.ts';
import { deferOffScreen } from './off-screen.ts';
import { addStyles, replaceStyles } from './page-styles.ts';
import type { PageContent } from './read-page.ts';

/** Dialogs and menus belong to the page that was left. */
function closeOverlays() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover();
  }
}

/** Forgets a click that waits for an island which has left the page. */
function forgetPendingEvent() {
  if (globalThis.pendingEvent?.island.isConnected === false) globalThis.pendingEvent = undefined;
}

/** Announces the title of a new page to screen readers. It is there before: many do not read what comes together with its text. */
const announcer = document.createElement('p');
announcer.id = 'announcer';
announcer.className = 'visually-hidden';
announcer.setAttribute('aria-live', 'assertive');
document.body.append(announcer);

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** What is shown; nothing as long as it is the document that was loaded. */
let shown: { page: PageContent; pathname: string } | undefined;

/**
 * Makes a new page arrive as a full load would; the router sees to the scrolling.
 *
 * @param isFromTop whether the page is shown from its top: what is off-screen decides no place then
 */
export function useArrival(page: PageContent, pathname: string, isFromTop: boolean): void {
  // Before anything asks where something is, and not sooner: with a new rule Chromium begins to use a font that came too late
  // for the page before, whose lines would break elsewhere.
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
    // The page that is shown was edited.
    if (last.pathname === pathname) return replaceStyles(page.styles);
    showYear();
    closeOverlays();
    forgetPendingEvent();
    announcer.textContent = page.title;
    focusHeading();
  }, [page, pathname]);
}
