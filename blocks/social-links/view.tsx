import { Icon, Link, SectionHeading } from 'pagewright/blocks';
import type { SocialLinks as SocialLinksBlock } from '../../schema/generated/types.ts';

/** Renders links to social networks, each with its icon and its name. */
export default function SocialLinks({ eyebrow, heading, intro, items }: SocialLinksBlock) {
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <ul className="list">
        {items.map(({ icon, label, to }) => (
          <li key={to}>
            <Link link={{ to, newTab: true }}>
              <Icon svg={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
