import { useReducedMotion, useT } from 'pagewright/blocks';
import { Carousel, carouselMessages } from 'pagewright/carousel';
import { type RefObject, useEffect, useRef } from 'react';
import type { withParts } from './parts.tsx';

/** How far the text moves down for each pixel of scroll. */
const DRIFT = 0.3;

/**
 * Fades and moves an element with the page's scroll, through the custom properties `--fade` and `--drift`. Under
 * reduced motion it only fades.
 *
 * @param fadeBy pixels of scroll at which it is invisible; 0 turns the effect off
 */
function useScrollFade(
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

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = [...carouselMessages, 'highlights'];

/** Renders the hero of a page: a carousel of large pictures with text. */
export default function Hero({
  items,
  label,
  autoplay = 3000,
  speed = 500,
  dots = true,
  arrows = false,
  loop = true,
  effect = 'fade',
  fadeBy = 500,
}: ReturnType<typeof withParts>) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  useScrollFade(stage, fadeBy, useReducedMotion());
  return (
    <div className="hero-stage dark" ref={stage}>
      <Carousel
        label={label ?? t('highlights', 'Highlights')}
        settings={{ autoplay, speed, dots, arrows, loop, effect }}
        slides={items}
      />
    </div>
  );
}
