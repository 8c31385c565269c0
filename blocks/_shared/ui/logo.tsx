import type { Image } from '../../../schema/generated/types.ts';
import { useHomePath } from './home-path.ts';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

interface LogoProps {
  logo: { icon?: string; image?: Image; label: string };
}

/** Renders the company's logo, which links to the home page: a picture, or an icon with the name beside it. */
export function Logo({ logo: { icon, image, label } }: LogoProps) {
  const homePath = useHomePath();
  return (
    <a className={image ? 'logo logo-picture' : 'logo'} href={homePath} aria-label={label}>
      {image ? <Picture image={image} sizes="200px" eager /> : null}
      {icon ? <Icon svg={icon} /> : null}
      {image ? null : <span>{label}</span>}
    </a>
  );
}
