import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { afterPaint } from '../../blocks/_shared/after-paint.ts';
import { anchorIn } from '../../blocks/_shared/anchor.ts';
import { comeTo } from './come-to.ts';
import { dressDocument } from './dress-document.ts';
import { fillInAgain } from './filled-in.ts';
import { historyEntry, noteArrival, notePosition, positionLeft } from './history-entry.ts';
import { addStyles, replaceStyles } from './page-styles.ts';
import type { BrowserPage } from './read-page.ts';
import { layOutAll, leaveTheRest } from './rest.ts';

/** A page, and how the visitor came to it. */
export interface Shown {
  page: BrowserPage;
  location: Location;
  type: NavigationType;
}

/** Dialogs and menus belong to the page that was left. */
function closeOverlays() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover();
  }
}

/** Says the title of a new page to screen readers. It waits for it: many do not read what comes together with its words. */
const announcer = document.createElement('p');
announcer.id = 'announcer';
announcer.className = 'visually-hidden';
announcer.setAttribute('aria-live', 'assertive');
document.body.append(announcer);

/** A click that waits for its island has left the page with it. */
function forgetHeld() {
  if (globalThis.held?.island.isConnected === false) globalThis.held = undefined;
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function scrollFor(hash: string, position: number | undefined) {
  const target = hash && document.getElementById(anchorIn(hash));
  const goTo = (top: number) => scrollTo({ top, behavior: 'instant' });
  if (position !== undefined) {
    goTo(position);
    // When all have heard of a step back, the browser goes to the place that the address names, or is on its way to where the page was left.
    const entry = historyEntry();
    const goThere = () => historyEntry() === entry && goTo(position);
    for (const later of [setTimeout, afterPaint]) later(goThere);
  } else if (target) comeTo(target);
  else goTo(0);
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
    forgetHeld();
    announcer.textContent = page.title;
    noteArrival();
    fillInAgain();
    if (hash || type === NavigationType.Pop) layOutAll();
    else leaveTheRest();
    // From here on the browser has to lay the page out, so all that is written comes before.
    focusHeading();
    scrollFor(hash, type === NavigationType.Pop ? positionLeft() : undefined);
  }, [page, pathname, hash, type]);

  useEffect(() => {
    notePosition();
    addEventListener('scroll', notePosition, { passive: true });
    return () => removeEventListener('scroll', notePosition);
  }, []);
}
