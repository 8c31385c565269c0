import { useEffect, useState } from 'react';
import { noTime, type TimeLeft, timeLeft, untilNextSecond } from './time-left.ts';

/** Returns the time until a moment, second by second; zeros on the server and in the first drawing. */
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
