import { Icon, Link, Section } from 'pagewright/blocks';
import type { SocialLinks as SocialLinksBlock } from '../../schema/generated/types.ts';

/** Renders links to social networks, each with its icon and its name. */
export default function SocialLinks(props: SocialLinksBlock) {
  const { items } = props;
  return (
    <Section of={props}>
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
    </Section>
  );
}
