/**
 * Part of the inline script. A visitor may be faster than the code of an island:
 * what it alone can answer waits for it (replay-events.ts). When the code does not come, the browser does what it would do
 * without script.
 */

import { TIMEOUT } from './load-app.ts';

/** Dialogs work without their island, and a form's button is heard as the form's submission. */
const CONTROL = 'button:not([commandfor],[popovertarget],[type=submit]),a[href]';

/** What a visitor did in an island whose code is not there yet. */
interface PendingEvent {
  island: HTMLElement;
  event: Event;
}

declare global {
  /** The one that waits; replay-events.ts takes it. */
  var pendingEvent: PendingEvent | undefined;
}

/** Returns the island of what an event is for, as long as nothing answers in it. */
function dehydratedIsland(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-island=""]');
}

function hold(event: Event, doWithout: () => void, loadApp: () => Promise<unknown>) {
  const island = dehydratedIsland(event);
  if (!island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const own = { island, event };
  globalThis.pendingEvent = own;
  const giveUp = () => {
    if (globalThis.pendingEvent !== own) return;
    globalThis.pendingEvent = undefined;
    // A second click on this island does not wait again.
    island.dataset.island = 'late';
    doWithout();
  };
  loadApp().catch(giveUp);
  setTimeout(giveUp, TIMEOUT);
}

/** Returns what was clicked on: a button or a link to a file, and nothing that works alone. */
export function clickable(event: Event): HTMLElement | null {
  const found = (event.target as Element).closest<HTMLAnchorElement>(CONTROL);
  return found?.pathname && !/\.\w+$/.test(found.pathname) ? null : found;
}

/**
 * Begins to listen.
 *
 * @param loadApp fetches the app; its promise fails when the app cannot be had
 */
export function holdEarlyEvents(loadApp: () => Promise<unknown>): void {
  addEventListener(
    'click',
    (event) => {
      const clicked = clickable(event);
      if (clicked) hold(event, () => clicked.click(), loadApp);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => hold(event, () => (event.target as HTMLFormElement).submit(), loadApp),
    true,
  );
}
