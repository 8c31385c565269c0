import { NEAR } from './load-app.ts';
import { isWaiting } from './outbox/waiting-flag.ts';

const waiting = new Map<Element, () => void>();

/** Resolves the promise of an element. */
function markNear(element: Element) {
  waiting.get(element)?.();
  waiting.delete(element);
  observer.unobserve(element);
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) markNear(target);
  },
  { rootMargin: NEAR },
);

/** Returns whether the block has a form, and a form of an earlier visit waits to be sent. */
const isUrgent = (element: Element): boolean =>
  isWaiting() && element.querySelector('form') !== null;

/** Resolves when an element comes near the view, gets an intent event, or cannot wait. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    waiting.set(element, resolve);
    // A dialog may have been opened, and got the focus, before this code was loaded.
    if (element.contains(document.activeElement) || isUrgent(element)) return markNear(element);
    observer.observe(element);
  });
}

/**
 * Hydrates all islands. To be called before the router changes: React does not apply a change of context above a
 * dehydrated island.
 */
export function hydrateAll(): void {
  for (const element of waiting.keys()) markNear(element);
}

/**
 * The events that show a visitor's intent to use a link or an island. The inline script, which fetches the app,
 * listens for keys as well.
 */
export const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'];

// Captured at the window: React stops these events at its root while their island is dehydrated.
for (const intent of INTENT_EVENTS) {
  addEventListener(
    intent,
    ({ target }) => {
      for (const element of waiting.keys()) if (element.contains(target as Node)) markNear(element);
    },
    { capture: true, passive: true },
  );
}
