import { clickable } from './early.ts';

/** Clicks again: on what was clicked on or, where something else has taken its place, on that. */
function clickAgain(event: MouseEvent) {
  const clicked = clickable(event);
  const there = document.elementFromPoint(event.clientX, event.clientY);
  const control = clicked?.localName === 'select' && there?.closest<HTMLElement>('button');
  const again = control || clicked;
  again?.focus({ preventScroll: true });
  again?.click();
}

function repeat(event: Event) {
  if (event instanceof SubmitEvent) {
    (event.target as HTMLFormElement).requestSubmit(event.submitter);
  } else clickAgain(event as MouseEvent);
}

/** Does what a visitor did in an island before it was alive: see early.ts. */
export function replayIn(island: Element): void {
  const again = () => {
    if (globalThis.held?.island !== island) return;
    const { event } = globalThis.held;
    globalThis.held = undefined;
    repeat(event);
  };
  // What the island does on its first day comes before what the visitor wants of it.
  requestAnimationFrame(() => setTimeout(again));
}
