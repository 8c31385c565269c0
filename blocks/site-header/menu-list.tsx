import { Icon, Link, useT } from 'pagewright/blocks';
import { chevronDown } from 'pagewright/icons';
import type { SiteHeader as SiteHeaderBlock } from '../../schema/generated/types.ts';

type MenuItems = SiteHeaderBlock['items'];

interface MenuListProps {
  items: MenuItems;
  /** The name of a group: opening one entry closes the others of the group. */
  group?: string;
}

function Entry({ item, group }: { item: MenuItems[number]; group?: string }) {
  const t = useT();
  const link = item.to ? (
    <Link link={{ to: item.to, newTab: item.newTab }} className="entry">
      {item.label}
    </Link>
  ) : null;
  if (!item.items?.length) return link ?? <span className="entry">{item.label}</span>;
  return (
    <>
      {link}
      <details name={group}>
        <summary className={link ? undefined : 'entry'}>
          {link ? (
            <span className="visually-hidden">
              {t('pagesUnder', 'Pages under {name}', { name: item.label })}
            </span>
          ) : (
            item.label
          )}
          <Icon svg={chevronDown} />
        </summary>
        <ul className="list submenu">
          {item.items.map((below) => (
            <li key={below.to}>
              <Link link={below}>{below.label}</Link>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Renders the entries of the main menu, for the desktop menu and the mobile menu. */
export function MenuList({ items, group }: MenuListProps) {
  return (
    <ul className="list menu">
      {items.map((item) => (
        <li key={item.label}>
          <Entry item={item} group={group} />
        </li>
      ))}
    </ul>
  );
}
