import { Button, Picture, StaticPart } from 'pagewright/blocks';
import type { Hero as HeroBlock, HeroSlide } from '../../schema/generated/types.ts';

function Slide({ slide, isFirst }: { slide: HeroSlide; isFirst: boolean }) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div className="hero-slide" data-style={slide.style ?? 'deep'}>
      <Picture image={slide.image} sizes="100vw" />
      <div className="container">
        <div className="hero-content">
          <Title className="hero-title">{slide.title}</Title>
          {slide.subtitle ? <p className="hero-subtitle">{slide.subtitle}</p> : null}
          {slide.link ? <Button button={slide.link} /> : null}
        </div>
      </div>
    </div>
  );
}

/** Returns the island's props: the slides never change. The title of the first slide is the page's h1. */
export function withParts({ items, ...props }: HeroBlock) {
  const parts = items.map(
    (slide, index) => new StaticPart(<Slide slide={slide} isFirst={index === 0} />),
  );
  return { ...props, items: parts };
}
