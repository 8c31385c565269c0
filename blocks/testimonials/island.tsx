import { Section, Static, useT } from 'pagewright/blocks';
import { Carousel, carouselMessages } from 'pagewright/carousel';
import type { withParts } from './parts.tsx';

/** Three cards wide, two up to 1024 pixels, one up to 768: specification, section 9. */
const PER_VIEW = { base: 1, md: 2, lg: 3 };

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = [...carouselMessages, 'testimonials'];

/** Renders quotations of clients in a carousel or in a static layout. */
export default function Testimonials(props: ReturnType<typeof withParts>) {
  const t = useT();
  const { heading, items, layout = 'carousel' } = props;
  const { perView = PER_VIEW, autoplay = 3000, speed, dots, arrows = true, loop } = props;
  const quotes = items.map((item) => <Static key={item.id} of={item} />);
  return (
    <Section of={props}>
      {layout === 'grid' ? (
        <div className="quotes">{quotes}</div>
      ) : layout === 'lead' ? (
        <div className="lead">
          {quotes[0]}
          <div className="quotes">{quotes.slice(1)}</div>
        </div>
      ) : (
        <Carousel
          label={heading ?? t('testimonials', 'Testimonials')}
          settings={{ autoplay, speed, dots, arrows, loop, perView }}
          slides={items}
        />
      )}
    </Section>
  );
}
