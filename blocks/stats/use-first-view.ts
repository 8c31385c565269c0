import { type RefObject, useEffect, useState } from 'react';

/** Returns `true` once half of an element has been in view. */
export function useFirstView(element: RefObject<HTMLElement | null>): boolean {
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
