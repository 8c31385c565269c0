import {
  Button,
  CloseButton,
  Icon,
  Link,
  Logo,
  SocialLinks,
  useHomePath,
  useT,
} from 'pagewright/blocks';
import { arrowUpRight } from 'pagewright/icons';
import type { SiteHeader as SiteHeaderBlock } from '../../schema/generated/types.ts';
import { LanguageLinks } from './language-links.tsx';
import { MenuList } from './menu-list.tsx';

/** Renders the menu of narrow screens: a dialog with entries that open one by one. */
export function MobileMenu(props: SiteHeaderBlock) {
  const { logo, home, items, portal, phone, social, button, languages } = props;
  const t = useT();
  const homePath = useHomePath();
  const name = t('mainMenu', 'Main menu');
  return (
    <dialog id="mobile-menu" className="drawer" closedby="any" aria-label={name}>
      <div className="drawer-head">
        <Logo logo={logo} />
        <CloseButton dialog="mobile-menu" label={t('closeMenu', 'Close menu')} />
      </div>
      <nav aria-label={name}>
        <MenuList items={home ? [{ label: home, to: homePath }, ...items] : items} />
      </nav>
      <div className="stack">
        {button ? <Button button={button} /> : null}
        {phone ? <Link link={phone}>{phone.label}</Link> : null}
        {portal ? (
          <Link link={portal} className="portal">
            {portal.label} <Icon svg={arrowUpRight} className="icon-arrow" />
          </Link>
        ) : null}
        <LanguageLinks languages={languages} />
        <SocialLinks of={social} />
      </div>
    </dialog>
  );
}
