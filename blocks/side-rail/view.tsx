import { Icon, OpenButton, useT } from 'pagewright/blocks';
import type { SideRail as SideRailBlock } from '../../schema/generated/types.ts';

type Item = SideRailBlock['items'][number];

function Control({ icon, label, to, opens }: Item) {
  if (to) {
    return (
      <a className="icon-button" href={to} aria-label={label} data-replace="">
        <Icon svg={icon} />
      </a>
    );
  }
  return (
    <OpenButton dialog={opens ?? ''} label={label} className="icon-button">
      <Icon svg={icon} />
    </OpenButton>
  );
}

/** Renders quick links as icons at the edge of every page. */
export default function SideRail({ label, items }: SideRailBlock) {
  const t = useT();
  return (
    <nav aria-label={label ?? t('quickLinks', 'Quick links')}>
      <ul className="list">
        {items.map((item) => (
          <li key={item.label}>
            <Control {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
