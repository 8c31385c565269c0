import { type RefObject, useEffect } from 'react';

/** How far the text moves down for each pixel of scroll. */
const DRIFT = 0.3;

/**
 * Fades and moves an element with the page's scroll, through the custom properties `--fade` and `--drift`. Under
 * reduced motion it only fades.
 *
 * @param fadeBy pixels of scroll at which it is invisible; 0 turns the effect off
 */
export function useScrollFade(
  element: RefObject<HTMLElement | null>,
  fadeBy: number,
  reducedMotion: boolean,
): void {
  useEffect(() => {
    if (fadeBy === 0) return;
    let frame = 0;
    const apply = () => {
      frame = 0;
      const style = element.current?.style;
      const scrolled = Math.min(Math.max(scrollY, 0), fadeBy);
      style?.setProperty('--fade', String(1 - scrolled / fadeBy));
      style?.setProperty('--drift', reducedMotion ? '0px' : `${scrolled * DRIFT}px`);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(apply);
    };
    apply();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [element, fadeBy, reducedMotion]);
}
