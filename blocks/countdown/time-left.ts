import { useEffect, useState } from 'react';

/** A duration in parts, each without what the larger ones contain. */
interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export const noTime: TimeLeft = { days: 0, hours: 0, minutes: 0, seconds: 0 };

/**
 * Returns the time that is left in whole seconds; zeros when the moment has passed.
 *
 * @param until the end of the time, and `now` its start, in milliseconds as from `Date.now`
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** Returns the milliseconds until the seconds change next; 0 when they do not change any more. */
export function untilNextSecond(until: number, now: number): number {
  const left = until - now;
  return left <= 0 ? 0 : left % 1000 || 1000;
}

/** Returns the time until a moment, updated every second; zeros on the server and in the first render. */
export function useTimeLeft(date: string): TimeLeft {
  const [left, setLeft] = useState(noTime);
  useEffect(() => {
    const until = Date.parse(date);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = Date.now();
      setLeft(timeLeft(until, now));
      const wait = untilNextSecond(until, now);
      if (wait > 0) timer = setTimeout(tick, wait);
    };
    tick();
    return () => clearTimeout(timer);
  }, [date]);
  return left;
}
