/**
 * Part of the inline script. A visitor may be faster than the code of an island: what it alone can answer waits for it and
 * is done then. When the code does not come, the browser does what it would do without script.
 */

/** How long a click waits for the code of its island, in milliseconds. */
const PATIENCE = 5000;
/** What works without its island: dialogs, links to pages; a form's button is heard as the form's submission. */
const WORKS_ALONE = '[commandfor], [popovertarget], [type="submit"]';

let held: { island: Element; finish: (alive: boolean) => void } | undefined;

/** The island of an element, as long as nothing answers in it. */
function sleepingIsland(target: Element): Element | null {
  return target.closest('[data-island=""]');
}

function release(island: Element, alive: boolean) {
  if (held?.island !== island) return;
  // Whoever has waited in vain once need not wait again.
  if (!alive) island.setAttribute('data-island', 'late');
  const { finish } = held;
  held = undefined;
  finish(alive);
}

function hold(event: Event, finish: (alive: boolean) => void, wake: () => Promise<unknown>) {
  const island = event.isTrusted && sleepingIsland(event.target as Element);
  if (!island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = { island, finish };
  wake().catch(() => release(island, false));
  setTimeout(() => release(island, false), PATIENCE);
}

/** What was clicked on: a button, a select or a link to a file, and nothing that works alone. */
function clickable({ target }: Event): HTMLElement | undefined {
  const found = (target as Element).closest<HTMLElement>('button, select, a[href]');
  if (!found || found.matches(WORKS_ALONE)) return undefined;
  return found instanceof HTMLAnchorElement && !/\.\w+$/.test(found.pathname) ? undefined : found;
}

/** Clicks again, on what stands in that place by now. */
function clickAgain(clicked: HTMLElement, { clientX, clientY }: MouseEvent) {
  const there = document.elementFromPoint(clientX, clientY);
  const control = clicked.localName === 'select' && there?.closest<HTMLElement>('button');
  const again = control || clicked;
  again.focus({ preventScroll: true });
  again.click();
}

/**
 * Begins to listen.
 *
 * @param wake fetches the app; its promise fails when the app cannot be had
 */
export function holdEarlyEvents(wake: () => Promise<unknown>): void {
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, handle, true);

  listen('click', (event) => {
    const clicked = clickable(event);
    if (clicked) hold(event, () => clickAgain(clicked, event), wake);
  });
  // A select opens as soon as it is pressed; the click follows.
  listen('mousedown', (event) => {
    const { target } = event;
    if (target instanceof HTMLSelectElement && sleepingIsland(target)) event.preventDefault();
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    hold(event, (alive) => (alive ? form.requestSubmit(event.submitter) : form.submit()), wake);
  });
  addEventListener(
    'island-alive',
    // What the island does on its first day comes before what the visitor wants of it.
    ({ target }) => requestAnimationFrame(() => setTimeout(() => release(target as Element, true))),
    true,
  );
}
