import { useEffect, useState } from 'react';

/** The mark moves when scrolling has paused for this time, in milliseconds: specification, section 9. */
const DEBOUNCE = 50;
/** A section counts as read from this far below the top: the offset at which anchors stop, and a line of text. */
const READING_LINE = 140;

/** Returns the last section whose start is above the reading line, or in view at the end of the page. */
function currentSection(ids: string[]): string | undefined {
  const page = document.documentElement;
  const atEnd = page.scrollTop + innerHeight >= page.scrollHeight - 1;
  const line = atEnd ? innerHeight : READING_LINE;
  return ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
}

/** Returns the section that is being read, updated on scroll; `undefined` above the first. */
export function useScrollSpy(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => setCurrent(currentSection(key.split(' ')));
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(update, DEBOUNCE);
    };
    update();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [key]);
  return current;
}
