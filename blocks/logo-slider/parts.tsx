import type {
  LogoSlider as LogoSliderBlock,
  LogoSliderLogo,
} from '../../schema/generated/types.ts';
import { Link } from '../_shared/ui/link.tsx';
import { Picture } from '../_shared/ui/picture.tsx';
import { StaticPart } from '../_shared/ui/static-part.tsx';

function Logo({ logo }: { logo: LogoSliderLogo }) {
  const picture = <Picture image={logo.image} sizes="(min-width: 769px) 220px, 50vw" />;
  return (
    <div className="logo-tile" title={logo.title}>
      {logo.to ? <Link link={{ to: logo.to }}>{picture}</Link> : picture}
    </div>
  );
}

/** Returns the island's props: the logos never change. */
export function withParts({ items, ...props }: LogoSliderBlock) {
  return { ...props, items: items.map((logo) => new StaticPart(<Logo logo={logo} />)) };
}
