import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Autoplay, createAutoplay, type HoldReason } from './autoplay.ts';
import type { CarouselControls } from './use-swiper.ts';

function isBehindDialog(root: HTMLElement): boolean {
  const dialog = document.querySelector('dialog:modal');
  return dialog !== null && !dialog.contains(root);
}

/** Holds and releases a carousel as the visitor interacts with it, until the returned function is called. */
function watch(root: HTMLElement, autoplay: Autoplay): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const on = (
    target: EventTarget,
    type: string,
    handler: (event: PointerEvent & FocusEvent) => void,
  ) => target.addEventListener(type, handler as EventListener, { signal, passive: true });

  on(root, 'pointerenter', (event) => event.pointerType === 'mouse' && autoplay.hold('hover'));
  on(root, 'pointerleave', () => autoplay.release('hover'));
  // Keyboard focus only: after a navigation the heading is focused too, and a click leaves the focus on a button.
  on(root, 'focusin', ({ target }) => {
    const { tabIndex } = target as HTMLElement;
    if (tabIndex >= 0 && (target as HTMLElement).matches(':focus-visible')) autoplay.hold('focus');
  });
  on(root, 'focusout', (event) => {
    if (!root.contains(event.relatedTarget as Node | null)) autoplay.release('focus');
  });
  on(root, 'touchstart', () => autoplay.hold('touch'));
  on(root, 'touchend', () => autoplay.release('touch'));
  on(root, 'touchcancel', () => autoplay.release('touch'));
  on(document, 'visibilitychange', () => hold(autoplay, 'hidden', document.hidden));
  // The carousel rests behind an open dialog. These events do not bubble, so they are captured.
  for (const type of ['toggle', 'close']) {
    document.addEventListener(type, () => hold(autoplay, 'dialog', isBehindDialog(root)), {
      signal,
      capture: true,
    });
  }

  const onScreen = new IntersectionObserver((entries) =>
    hold(autoplay, 'offscreen', !entries.at(-1)?.isIntersecting),
  );
  onScreen.observe(root);
  return () => {
    ends.abort();
    onScreen.disconnect();
  };
}

function hold(autoplay: Autoplay, reason: HoldReason, held: boolean) {
  if (held) autoplay.hold(reason);
  else autoplay.release(reason);
}

/**
 * Moves a carousel by itself while the visitor does not interact with it. Under reduced motion it waits until the
 * visitor presses play.
 *
 * @returns whether the visitor lets it play, and the click handler of the pause button
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  controls: CarouselControls,
  interval: number,
  reducedMotion: boolean,
): { playing: boolean; toggle: () => void } {
  const autoplay = useRef<Autoplay | null>(null);
  const next = useRef(controls.next);
  next.current = controls.next;
  const [playing, setPlaying] = useState(interval > 0);
  const moves = interval > 0 && controls.running && !controls.locked;

  useEffect(() => {
    if (!moves || !root.current) return;
    const made = createAutoplay(interval, () => next.current());
    if (reducedMotion) made.hold('visitor');
    setPlaying(!reducedMotion);
    if (matchMedia('(hover: hover)').matches && root.current.matches(':hover')) made.hold('hover');
    hold(made, 'dialog', isBehindDialog(root.current));
    const unwatch = watch(root.current, made);
    autoplay.current = made;
    return () => {
      unwatch();
      made.hold('visitor');
      autoplay.current = null;
    };
  }, [root, moves, interval, reducedMotion]);

  const toggle = useCallback(() => {
    const made = autoplay.current;
    if (!made) return;
    const held = made.isHeldBy('visitor');
    // A visitor who presses play has the pointer and the focus on the button: that must not hold the carousel.
    if (held) made.release('visitor', 'hover', 'focus', 'touch');
    else made.hold('visitor');
    setPlaying(held);
  }, []);
  return { playing, toggle };
}
