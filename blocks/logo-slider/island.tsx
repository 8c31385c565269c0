import { Section, useT } from 'pagewright/blocks';
import { Carousel, carouselMessages } from 'pagewright/carousel';
import type { withParts } from './parts.tsx';

/** Four logos side by side, fewer on narrow screens: specification, section 9. */
const PER_VIEW = { base: 1, sm: 2, md: 3, lg: 4 };

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = [...carouselMessages, 'clients'];

/** Renders logos in a carousel. */
export default function LogoSlider(props: ReturnType<typeof withParts>) {
  const t = useT();
  const { heading, items, perView = PER_VIEW } = props;
  const { autoplay = 500, speed = 500, loop, dots, arrows } = props;
  return (
    <Section of={props}>
      <Carousel
        label={props.label ?? heading ?? t('clients', 'Our clients')}
        settings={{ autoplay, speed, loop, dots, arrows, perView }}
        slides={items}
      />
    </Section>
  );
}
