/** Islands are fetched when they come this near to the view. */
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

/** Returns whether the block, or one that it holds, has something to see to from an earlier visit: see inline.ts. */
function isUrgent(element: Element): boolean {
  try {
    const urgent = `[data-block="${localStorage.getItem('waiting-block')}"]`;
    return element.matches(urgent) || element.querySelector(urgent) !== null;
  } catch {
    return false;
  }
}

/** Resolves when an element comes near the view, the visitor reaches into it, or it cannot wait. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    waiting.set(element, resolve);
    // The visitor may have been faster than this code: a dialog was opened and has the focus.
    if (element.contains(document.activeElement)) return arrive(element);
    if (isUrgent(element)) return arrive(element);
    observer.observe(element);
  });
}

/**
 * Lets all islands hydrate. To be called when the router is about to change: React shows no change of a context above an island
 * that is still dehydrated.
 */
export function hydrateAll(): void {
  for (const element of waiting.keys()) arrive(element);
}

/** The events by which a visitor shows intent to use a link or an island. The inline script, which fetches the app, waits for a key as well. */
export const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'];

// Heard on the way down from the window: React stops such events at its root while their island is not hydrated yet.
for (const intent of INTENT_EVENTS) {
  addEventListener(
    intent,
    ({ target }) => {
      for (const element of waiting.keys()) if (element.contains(target as Node)) arrive(element);
    },
    { capture: true, passive: true },
  );
}
