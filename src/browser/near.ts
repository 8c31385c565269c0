/** How near to the view an island has to come for its code to be fetched. */
const MARGIN = '200px';

const waiting = new Map<Element, () => void>();

function arrive(element: Element) {
  waiting.get(element)?.();
  waiting.delete(element);
  observer.unobserve(element);
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) arrive(target);
  },
  { rootMargin: MARGIN },
);

/** Returns whether the block, or one inside it, has something left to do from an earlier visit: see inline.ts. */
function isUrgent(element: Element): boolean {
  try {
    const urgent = `[data-block="${localStorage.getItem('waiting-block')}"]`;
    return element.matches(urgent) || element.querySelector(urgent) !== null;
  } catch {
    return false;
  }
}

/** Resolves when an element comes near the view, gets an intent event, or cannot wait. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    waiting.set(element, resolve);
    // A dialog may have been opened, and got the focus, before this code was loaded.
    if (element.contains(document.activeElement)) return arrive(element);
    if (isUrgent(element)) return arrive(element);
    observer.observe(element);
  });
}

/**
 * Hydrates all islands. To be called before the router changes: React does not apply a change of context above a
 * dehydrated island.
 */
export function hydrateAll(): void {
  for (const element of waiting.keys()) arrive(element);
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
      for (const element of waiting.keys()) if (element.contains(target as Node)) arrive(element);
    },
    { capture: true, passive: true },
  );
}
