/** A reason to hold a carousel. It moves only while there is none. */
export type HoldReason =
  | 'visitor'
  | 'hover'
  | 'focus'
  | 'touch'
  | 'hidden'
  | 'offscreen'
  | 'dialog';

export interface Autoplay {
  hold(reason: HoldReason): void;
  release(...reasons: HoldReason[]): void;
  isHeldBy(reason: HoldReason): boolean;
}

/** The delay before a move is tried again that was refused because the last one is still running, in milliseconds. */
const RETRY = 20;

/**
 * Calls `next` at an interval while nothing holds the carousel.
 *
 * @param interval milliseconds from one call to the next
 * @param next makes the move; `false` when it cannot be made yet
 */
export function createAutoplay(interval: number, next: () => boolean): Autoplay {
  const held = new Set<HoldReason>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (time: number) => {
    clearTimeout(timer);
    if (held.size === 0) timer = setTimeout(() => wait(next() ? interval : RETRY), time);
  };

  wait(interval);
  return {
    hold(reason) {
      held.add(reason);
      clearTimeout(timer);
    },
    release(...reasons) {
      const before = held.size;
      for (const reason of reasons) held.delete(reason);
      if (before > 0) wait(interval);
    },
    isHeldBy: (reason) => held.has(reason),
  };
}
