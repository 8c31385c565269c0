import { Buttons, SectionHeading, useT } from 'pagewright/blocks';
import { Carousel, carouselMessages } from 'pagewright/carousel';
import type { withParts } from './parts.tsx';

/** The messages that it looks up in the browser: keys of `words` in `_site.yaml`. */
export const messages = [...carouselMessages, 'pictures'];

/** Renders pictures or cards in a row that moves. */
export default function Slider(props: ReturnType<typeof withParts>) {
  const t = useT();
  const { eyebrow, heading, intro, items, button, fit = 'cover', ratio = 'wide' } = props;
  const { autoplay, speed, dots, arrows = true, loop, effect, perView } = props;
  return (
    <div className="container" data-fit={fit} data-ratio={ratio}>
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <Carousel
        label={props.label ?? heading ?? t('pictures', 'Pictures')}
        settings={{ autoplay, speed, dots, arrows, loop, effect, perView }}
        slides={items}
      />
      <Buttons of={button && [button]} />
    </div>
  );
}
