import { useReducedMotion, useT } from 'pagewright/blocks';
import { Carousel, carouselMessages } from 'pagewright/carousel';
import { useRef } from 'react';
import type { withParts } from './parts.tsx';
import { useScrollFade } from './use-scroll-fade.ts';

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
