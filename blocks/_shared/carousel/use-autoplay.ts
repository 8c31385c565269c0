/**
 * Moves a carousel by itself. Swiper's own autoplay module waits while the pointer is there or the tab is hidden, but
 * not while the keyboard is in the carousel, a dialog is in front of it, or it is out of view; it stays paused if a
 * browser does not report the end of a move, and runs code in every frame.
 */
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { CarouselControls } from './use-swiper.ts';

/** The delay before a move is tried again that was refused because the last one is still running, in milliseconds. */
const RETRY = 20;

const TOUCHES = ['touchstart', 'touchend', 'touchcancel'] as const;

/** Only keyboard focus counts: after a navigation the heading is focused too, and a click leaves the focus on a button. */
const FOCUSED = ':has(:focus-visible:not([tabindex="-1"]))';
/** Touch screens keep the hover where the last touch was. */
const HOVERED = '(hover: hover)';

/** Returns whether the visitor is at an element, by pointer or keyboard. */
const isEntered = (element: HTMLElement) =>
  element.matches(FOCUSED) || (element.matches(':hover') && matchMedia(HOVERED).matches);

function isBehindDialog(root: HTMLElement): boolean {
  const dialog = document.querySelector('dialog:modal');
  return dialog !== null && !dialog.contains(root);
}

/**
 * Calls `next` at an interval while an element is in view, not behind a dialog, and the visitor is not at it.
 *
 * @param next makes the move; `false` when it cannot be made yet
 * @param isExempt whether the visitor may be at the element
 * @returns a function that ends it
 */
function play(
  root: HTMLElement,
  interval: number,
  next: () => boolean,
  isExempt: () => boolean,
): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let isTouched = false;
  let isInView = true;
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
  });
  observer.observe(root);
  for (const type of TOUCHES) {
    const onTouch = ({ touches }: TouchEvent) => {
      isTouched = touches.length > 0;
    };
    root.addEventListener(type, onTouch, { signal, passive: true });
  }
  const isHeld = () =>
    !isInView ||
    isTouched ||
    document.hidden ||
    (isEntered(root) && !isExempt()) ||
    isBehindDialog(root);
  let timer: ReturnType<typeof setTimeout>;
  const wait = (time: number) => {
    timer = setTimeout(() => wait(isHeld() || next() ? interval : RETRY), time);
  };
  wait(interval);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    ends.abort();
  };
}

/**
 * Moves a carousel by itself while the visitor is not at it. Under reduced motion it waits until the visitor presses
 * play.
 *
 * @returns whether the visitor lets it play, and the click handler of the pause button
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  { active, next, running, locked }: CarouselControls,
  interval: number,
  reducedMotion: boolean,
): { playing: boolean; toggle: (event: MouseEvent) => void } {
  const [playing, setPlaying] = useState(interval > 0);
  const move = useEffectEvent(next);
  // A visitor who presses play has the pointer and the focus on the button: that must not hold the carousel.
  const pressed = useRef<Element | null>(null);
  const moves = playing && running && !locked && interval > 0;

  useEffect(() => setPlaying(interval > 0 && !reducedMotion), [interval, reducedMotion]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide stays for a whole interval, also one that the visitor chose
  useEffect(() => {
    if (!moves || !root.current) return;
    return play(root.current, interval, move, () => {
      if (!pressed.current?.matches(':hover, :focus')) pressed.current = null;
      return pressed.current !== null;
    });
  }, [root, moves, interval, active]);

  return {
    playing,
    toggle: ({ currentTarget }) => {
      pressed.current = currentTarget;
      setPlaying(!playing);
    },
  };
}
