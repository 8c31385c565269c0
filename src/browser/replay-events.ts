import { clickable } from './early-events.ts';

function repeat(event: Event) {
  if (event instanceof SubmitEvent) {
    (event.target as HTMLFormElement).requestSubmit(event.submitter);
    return;
  }
  const control = clickable(event);
  control?.focus({ preventScroll: true });
  control?.click();
}

/** Does what a visitor did in an island before it was alive: see early-events.ts. */
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
