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
  /** The control or form of the event, or what React has rendered in its place. */
  target: HTMLElement;
}

declare global {
  /** The held event; island-state.ts dispatches it. */
  var pendingEvent: PendingEvent | undefined;
}

function hold(event: Event, target: HTMLElement, doWithout: () => void) {
  const island = target.closest<HTMLElement>('[data-island=""]');
  if (!island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const own = { island, event, target };
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
function clickable(event: Event): HTMLElement | null {
  const found = (event.target as Element).closest<HTMLAnchorElement>(CONTROL);
  return found?.pathname && !/\.\w+$/.test(found.pathname) ? null : found;
}

/** Starts listening. */
export function holdEarlyEvents(): void {
  addEventListener(
    'click',
    (event) => {
      const clicked = clickable(event);
      if (clicked) hold(event, clicked, () => clicked.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      hold(event, form, () => form.submit());
    },
    true,
  );
}
