import { Icon, Picture, StaticPart } from 'pagewright/blocks';
import type {
  Testimonials as TestimonialsBlock,
  TestimonialsTestimonial,
} from '../../schema/generated/types.ts';
import { Stars } from './stars.tsx';

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
