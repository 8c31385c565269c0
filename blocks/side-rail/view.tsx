import type { SideRail as SideRailBlock } from '../../schema/generated/types.ts';
import { OpenButton } from '../_shared/dialog.tsx';
import { Icon } from '../_shared/icon.tsx';
import { useSay } from '../_shared/words.ts';

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

/** Icons at the edge of every page. */
export default function SideRail({ label, items }: SideRailBlock) {
  const say = useSay();
  return (
    <nav aria-label={label ?? say('quickLinks', 'Quick links')}>
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
