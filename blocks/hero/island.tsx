import { useRef } from 'react';
import type { Hero as HeroBlock, HeroSlide } from '../../schema/generated/types.ts';
import { useReducedMotion } from '../_shared/browser/use-reduced-motion.ts';
import { Carousel } from '../_shared/carousel/carousel.tsx';
import { Button } from '../_shared/ui/link.tsx';
import { Picture } from '../_shared/ui/picture.tsx';
import { useT } from '../_shared/ui/use-messages.ts';
import { useScrollFade } from './use-scroll-fade.ts';

function Slide({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const Title = first ? 'h1' : 'h2';
  return (
    <div className="hero-slide" data-style={slide.style ?? 'deep'}>
      <Picture image={slide.image} sizes="100vw" />
      <div className="container">
        <div className="hero-words">
          <Title className="hero-title">{slide.title}</Title>
          {slide.subtitle ? <p className="hero-subtitle">{slide.subtitle}</p> : null}
          {slide.link ? <Button button={slide.link} /> : null}
        </div>
      </div>
    </div>
  );
}

/** The opening picture of a page; the first slide's title is the page's h1. */
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
}: HeroBlock) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  useScrollFade(stage, fadeBy, useReducedMotion());
  return (
    <div className="hero-stage dark" ref={stage}>
      <Carousel
        label={label ?? t('highlights', 'Highlights')}
        settings={{ autoplay, speed, dots, arrows, loop, effect }}
        slides={items.map((slide, index) => (
          <Slide key={slide.title} slide={slide} first={index === 0} />
        ))}
      />
    </div>
  );
}
