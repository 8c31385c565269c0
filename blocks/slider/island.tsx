import type { Slider as SliderBlock, SliderSlide } from '../../schema/generated/types.ts';
import { Carousel } from '../_shared/carousel/carousel.tsx';
import { Buttons, Link, MoreLink } from '../_shared/ui/link.tsx';
import { Picture } from '../_shared/ui/picture.tsx';
import { sizesInRows } from '../_shared/ui/picture-variants.ts';
import { InlineText } from '../_shared/ui/rich-text.tsx';
import { SectionHeading } from '../_shared/ui/section-heading.tsx';
import { useT } from '../_shared/ui/use-messages.ts';

/** Below a section's heading a slide's title is a heading too; in a slider without one it is the picture's caption. */
interface SlideProps {
  slide: SliderSlide;
  below: string | undefined;
  /** How wide the picture is shown. */
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
      <div className="slide-words">
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

/** Pictures or cards in a row that moves. */
export default function Slider(props: SliderBlock) {
  const t = useT();
  const { eyebrow, heading, intro, items, button, fit = 'cover', ratio = 'wide' } = props;
  const { autoplay, speed, dots, arrows = true, loop, effect, perView } = props;
  const rows = {
    base: perView?.base ?? 1,
    md: perView?.md ?? 1,
    lg: perView?.lg ?? perView?.md ?? 1,
  };
  return (
    <div className="container" data-fit={fit} data-ratio={ratio}>
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <Carousel
        label={props.label ?? heading ?? t('pictures', 'Pictures')}
        settings={{ autoplay, speed, dots, arrows, loop, effect, perView }}
        slides={items.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
          <Slide key={index} slide={slide} below={heading} sizes={sizesInRows(rows)} />
        ))}
      />
      <Buttons of={button && [button]} />
    </div>
  );
}
