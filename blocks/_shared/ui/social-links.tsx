import type { SocialLink } from '../../../schema/generated/types.ts';
import { Icon } from './icon.tsx';

/** Renders links to social networks as a row of icons. */
export function SocialLinks({ of: links }: { of: SocialLink[] | undefined }) {
  if (!links?.length) return null;
  return (
    <ul className="list social-links">
      {links.map(({ icon, label, to }) => (
        <li key={to}>
          <a className="icon-button" href={to} aria-label={label} target="_blank" rel="noopener">
            <Icon svg={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
