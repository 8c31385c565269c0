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

/** Replays what a visitor did in an island before it was hydrated: see early-events.ts. */
export function replayIn(island: Element): void {
  const again = () => {
    if (globalThis.pendingEvent?.island !== island) return;
    const { event } = globalThis.pendingEvent;
    globalThis.pendingEvent = undefined;
    repeat(event);
  };
  // The effects of the island run before the replayed event.
  requestAnimationFrame(() => setTimeout(again));
}
