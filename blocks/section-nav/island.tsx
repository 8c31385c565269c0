import { centerInRow, useT } from 'pagewright/blocks';
import { useEffect, useRef, useState } from 'react';
import type { SectionNav as SectionNavBlock } from '../../schema/generated/types.ts';

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
function useScrollSpy(ids: string[]): string | undefined {
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

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = ['onThisPage'];

/** Renders a bar of links to the page's sections, and marks the section that is being read. */
export default function SectionNav(props: SectionNavBlock) {
  const { label, items } = props;
  const t = useT();
  const current = useScrollSpy(items.map(({ to }) => to.slice(1)));
  const list = useRef<HTMLUListElement>(null);

  // On narrow screens the bar itself scrolls, and the marked link must stay in view.
  useEffect(() => {
    const bar = list.current;
    const link = bar?.querySelector<HTMLElement>(current ? `a[href="#${current}"]` : 'a');
    if (bar && link) centerInRow(bar, link);
  }, [current]);

  return (
    <nav className="container" aria-label={label ?? t('onThisPage', 'On this page')}>
      <ul className="list scrolling-row" ref={list}>
        {items.map((item) => (
          <li key={item.to}>
            <a href={item.to} aria-current={item.to === `#${current}` ? 'location' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
