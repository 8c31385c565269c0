import { Section, useT } from 'pagewright/blocks';
import { Carousel, carouselMessages } from 'pagewright/carousel';
import type { withParts } from './parts.tsx';

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = [...carouselMessages, 'pictures'];

/** Renders pictures or cards in a carousel. */
export default function Slider(props: ReturnType<typeof withParts>) {
  const t = useT();
  const { heading, items, fit = 'cover', ratio = 'wide' } = props;
  const { autoplay, speed, dots, arrows = true, loop, effect, perView } = props;
  return (
    <Section of={props} data-fit={fit} data-ratio={ratio}>
      <Carousel
        label={props.label ?? heading ?? t('pictures', 'Pictures')}
        settings={{ autoplay, speed, dots, arrows, loop, effect, perView }}
        slides={items}
      />
    </Section>
  );
}
