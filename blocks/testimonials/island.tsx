import { useId } from 'react';
import type {
  Testimonials as TestimonialsBlock,
  TestimonialsTestimonial,
} from '../../schema/generated/types.ts';
import { Carousel } from '../_shared/carousel/carousel.tsx';
import { Icon } from '../_shared/ui/icon.tsx';
import { Buttons } from '../_shared/ui/link.tsx';
import { Picture } from '../_shared/ui/picture.tsx';
import { SectionHeading } from '../_shared/ui/section-heading.tsx';
import { useT } from '../_shared/ui/use-messages.ts';
import { Stars } from './stars.tsx';

/** Three cards wide, two up to 1024 pixels, one up to 768: specification, section 9. */
const PER_VIEW = { base: 1, md: 2, lg: 3 };

interface TestimonialProps {
  testimonial: TestimonialsTestimonial;
  /** See `Stars`. */
  shape: string;
  hasShape: boolean;
}

function Testimonial({ testimonial, shape, hasShape }: TestimonialProps) {
  const { from, fromtext, description, authorimg, authorname, authordesig, rating } = testimonial;
  return (
    <figure className="testimonial">
      <div className="testimonial-head">
        {rating === undefined ? null : <Stars rating={rating} shape={shape} first={hasShape} />}
        {from ? <Icon svg={from} label={fromtext} /> : null}
        {fromtext && !from ? <span className="testimonial-from">{fromtext}</span> : null}
      </div>
      <blockquote>
        <p>{description}</p>
      </blockquote>
      <figcaption>
        {authorimg ? <Picture image={authorimg} sizes="48px" /> : null}
        <span>
          <strong>{authorname}</strong>
          {authordesig ? <span className="testimonial-role">{authordesig}</span> : null}
        </span>
      </figcaption>
    </figure>
  );
}

/** What clients say: a carousel, or a grid that stands still. */
export default function Testimonials(props: TestimonialsBlock) {
  const t = useT();
  const { eyebrow, heading, intro, items, button, layout = 'carousel' } = props;
  const { perView = PER_VIEW, autoplay = 3000, speed, dots, arrows = true, loop } = props;
  const shape = useId();
  const rated = items.find(({ rating }) => rating !== undefined);
  const cards = items.map((testimonial) => (
    <Testimonial
      key={testimonial.authorname + testimonial.description}
      testimonial={testimonial}
      shape={shape}
      hasShape={testimonial === rated}
    />
  ));
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      {layout === 'grid' ? (
        <div className="grid-auto">{cards}</div>
      ) : (
        <Carousel
          label={heading ?? t('testimonials', 'Testimonials')}
          settings={{ autoplay, speed, dots, arrows, loop, perView }}
          slides={cards}
        />
      )}
      <Buttons of={button && [button]} />
    </div>
  );
}
