/**
 * Part of the inline script: holds a click or submit for an island until its code is loaded (island-state.ts). If
 * the code does not arrive, the browser handles the event as it would without script.
 */

import { APP_TIMEOUT, loadApp } from './load-app.ts';

/**
 * Matches what only the island can handle: dialogs work without it, and a submit button is held as its form's submit
 * event.
 */
const CONTROL = 'button:not([commandfor],[popovertarget],[type=submit]),a[href]';

/** An event in an island whose code is not loaded yet. */
interface PendingEvent {
  island: HTMLElement;
  event: Event;
}

declare global {
  /** The held event; island-state.ts dispatches it. */
  var pendingEvent: PendingEvent | undefined;
}

/** Returns the dehydrated island around an event's target; `null` when there is none. */
function dehydratedIsland(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-island=""]');
}

function hold(event: Event, doWithout: () => void) {
  const island = dehydratedIsland(event);
  if (!island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const own = { island, event };
  globalThis.pendingEvent = own;
  const giveUp = () => {
    if (globalThis.pendingEvent !== own) return;
    globalThis.pendingEvent = undefined;
    // A second click on this island is not held again.
    island.dataset.island = 'late';
    doWithout();
  };
  loadApp().catch(giveUp);
  setTimeout(giveUp, APP_TIMEOUT);
}

/** Returns the clicked control: a button or a link to a file; `null` for what works without script. */
export function clickable(event: Event): HTMLElement | null {
  const found = (event.target as Element).closest<HTMLAnchorElement>(CONTROL);
  return found?.pathname && !/\.\w+$/.test(found.pathname) ? null : found;
}

/** Starts listening. */
export function holdEarlyEvents(): void {
  addEventListener(
    'click',
    (event) => {
      const clicked = clickable(event);
      if (clicked) hold(event, () => clicked.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => hold(event, () => (event.target as HTMLFormElement).submit()),
    true,
  );
}
