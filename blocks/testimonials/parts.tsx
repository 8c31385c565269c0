import { Icon, Picture, StaticPart, useT } from 'pagewright/blocks';
import { star } from 'pagewright/icons';
import { useId } from 'react';
import type {
  Testimonials as TestimonialsBlock,
  TestimonialsTestimonial,
} from '../../schema/generated/types.ts';

const PLACES = [1, 2, 3, 4, 5];

function fill(place: number, rating: number): string {
  if (rating >= place) return 'full';
  return rating > place - 1 ? 'half' : 'empty';
}

/** Renders a rating from 0 to 5 as stars, and as text for screen readers. */
function Stars({ rating }: { rating: number }) {
  const t = useT();
  const shape = useId();
  const same = `<use href="#${shape}"/>`;
  return (
    <p className="stars">
      <span className="visually-hidden">{t('rating', 'Rated {rating} out of 5', { rating })}</span>
      {PLACES.map((place) => (
        <Icon
          key={place}
          svg={place === 1 ? `<g id="${shape}">${star}</g>` : same}
          className={`star star-${fill(place, rating)}`}
        />
      ))}
    </p>
  );
}

function Testimonial({ testimonial }: { testimonial: TestimonialsTestimonial }) {
  const { from, fromtext, description, authorimg, authorname, authordesig, rating } = testimonial;
  return (
    <figure className="testimonial">
      <div className="testimonial-head">
        {rating === undefined ? null : <Stars rating={rating} />}
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

/** Returns the island's props: the quotations never change. */
export function withParts({ items, ...props }: TestimonialsBlock) {
  const parts = items.map(
    (testimonial) => new StaticPart(<Testimonial testimonial={testimonial} />),
  );
  return { ...props, items: parts };
}
