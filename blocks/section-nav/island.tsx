import { centerInRow, useT } from 'pagewright/blocks';
import { useEffect, useRef } from 'react';
import type { SectionNav as SectionNavBlock } from '../../schema/generated/types.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

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
        {items.map(({ label: words, to }) => (
          <li key={to}>
            <a href={to} aria-current={to === `#${current}` ? 'location' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
