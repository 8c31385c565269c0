import { InlineText, Link, MoreLink, Picture, StaticPart, sizesInRows } from 'pagewright/blocks';
import type { Slider as SliderBlock, SliderSlide } from '../../schema/generated/types.ts';

/** Below a section's heading a slide's title is a heading too; in a slider without one it is the picture's caption. */
interface SlideProps {
  slide: SliderSlide;
  below: string | undefined;
  /** The `sizes` of the picture. */
  sizes: string;
}

function Slide({ slide, below, sizes }: SlideProps) {
  const { title, text, image, link } = slide;
  const Title = below ? 'h3' : 'p';
  const picture = image ? <Picture image={image} sizes={sizes} className="slide-picture" /> : null;
  if (!title && !text) {
    return link ? (
      <Link link={link} label={link.label} className="slide">
        {picture}
      </Link>
    ) : (
      <div className="slide">{picture}</div>
    );
  }
  return (
    <div className="slide slide-card">
      {picture}
      <div className="slide-content">
        {title ? <Title className="slide-title">{title}</Title> : null}
        {text ? (
          <p>
            <InlineText html={text} />
          </p>
        ) : null}
        {link ? <MoreLink link={link} about={title} /> : null}
      </div>
    </div>
  );
}

/** Returns the island's props: the slides never change. */
export function withParts({ items, ...props }: SliderBlock) {
  const { heading, perView } = props;
  const sizes = sizesInRows({
    base: perView?.base ?? 1,
    md: perView?.md ?? 1,
    lg: perView?.lg ?? perView?.md ?? 1,
  });
  const parts = items.map(
    (slide) => new StaticPart(<Slide slide={slide} below={heading} sizes={sizes} />),
  );
  return { ...props, items: parts };
}
