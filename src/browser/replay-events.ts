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

/** Dispatches the held event of an island after it has hydrated: see early-events.ts. */
export function replayIn(island: Element): void {
  const again = () => {
    if (globalThis.pendingEvent?.island !== island) return;
    const { event } = globalThis.pendingEvent;
    globalThis.pendingEvent = undefined;
    repeat(event);
  };
  // The island's effects run before the event is dispatched.
  requestAnimationFrame(() => setTimeout(again));
}
