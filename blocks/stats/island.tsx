import { isRightToLeft, Section, Static, useReducedMotion } from 'pagewright/blocks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCountUp } from 'react-countup';
import { endText, placesOf, separatorOf } from './number-text.ts';
import type { withParts } from './parts.tsx';

/** Returns `true` once half of an element has been in view. */
function useFirstView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || inView) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some((entry) => entry.isIntersecting)),
      { threshold: 0.5 },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, inView]);
  return inView;
}

type Props = ReturnType<typeof withParts>;
type Stat = Props['items'][number];

/**
 * Writes into the existing text node: replacing it in each frame would make browsers restyle other blocks as well. In
 * right-to-left text, Chromium counts a text that grows as a layout shift, but not a new one.
 */
const plugin = {
  render(element: HTMLElement, text: string) {
    if (element.firstChild && !isRightToLeft(element)) element.firstChild.nodeValue = text;
    else element.replaceChildren(text);
  },
};

function Counting({ stat, duration }: { stat: Stat; duration: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { value: end, prefix, suffix } = stat;
  useCountUp({
    // The library's type is older than React's `useRef`, whose element may be missing.
    ref: ref as React.RefObject<HTMLElement>,
    end,
    duration: duration / 1000,
    decimals: placesOf(stat),
    separator: separatorOf(end),
    prefix,
    suffix,
    plugin,
  });
  return <span ref={ref} />;
}

function Figure({ stat, duration }: { stat: Stat; duration: number }) {
  const number = useRef<HTMLElement>(null);
  const inView = useFirstView(number);
  const reducedMotion = useReducedMotion();
  const counts = inView && !reducedMotion && duration > 0;
  const text = endText(stat);
  return (
    <div className="stat">
      <Static as="dt" of={stat.name} />
      <dd ref={number} data-end={text}>
        {counts ? <Counting stat={stat} duration={duration} /> : text}
      </dd>
    </div>
  );
}

/** No messages are looked up in the browser. */
export const messages: string[] = [];

/** Renders large numbers that count up once, when they first come into view. */
export default function Stats(props: Props) {
  const { items, duration = 1000, picture } = props;
  const figures = (
    <Section of={props} className={picture ? 'content' : undefined}>
      <dl className="stat-list">
        {items.map((stat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: none moves
          <Figure key={index} stat={stat} duration={duration} />
        ))}
      </dl>
    </Section>
  );
  if (!picture) return figures;
  return (
    <div className="container bleed">
      {figures}
      <Static of={picture} className="picture" />
    </div>
  );
}
