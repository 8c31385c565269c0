import type {
  LogoSlider as LogoSliderBlock,
  LogoSliderLogo,
} from '../../schema/generated/types.ts';
import { Carousel } from '../_shared/carousel/carousel.tsx';
import { Buttons, Link } from '../_shared/ui/link.tsx';
import { Picture } from '../_shared/ui/picture.tsx';
import { SectionHeading } from '../_shared/ui/section-heading.tsx';
import { useT } from '../_shared/ui/use-messages.ts';

/** Four logos side by side, fewer on narrow screens: specification, section 9. */
const PER_VIEW = { base: 1, sm: 2, md: 3, lg: 4 };

function Logo({ logo }: { logo: LogoSliderLogo }) {
  const picture = <Picture image={logo.image} sizes="(min-width: 768px) 220px, 50vw" />;
  return (
    <div className="logo-tile" title={logo.title}>
      {logo.to ? <Link link={{ to: logo.to }}>{picture}</Link> : picture}
    </div>
  );
}

/** Logos that pass by. */
export default function LogoSlider(props: LogoSliderBlock) {
  const t = useT();
  const { eyebrow, heading, intro, items, button, perView = PER_VIEW } = props;
  const { autoplay = 500, speed = 500, loop, dots, arrows } = props;
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <Carousel
        label={props.label ?? heading ?? t('clients', 'Our clients')}
        settings={{ autoplay, speed, loop, dots, arrows, perView }}
        slides={items.map((logo) => <Logo key={logo.image.src + logo.image.alt} logo={logo} />)}
      />
      <Buttons of={button && [button]} />
    </div>
  );
}
