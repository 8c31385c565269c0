import { Link, Picture, StaticPart } from 'pagewright/blocks';
import type {
  LogoSlider as LogoSliderBlock,
  LogoSliderLogo,
} from '../../schema/generated/types.ts';

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
