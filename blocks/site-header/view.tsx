import {
  Button,
  CloseButton,
  Icon,
  Link,
  Logo,
  OpenButton,
  SocialLinks,
  useHomePath,
  useT,
} from 'pagewright/blocks';
import {
  arrowUpRight,
  headset,
  home as homeIcon,
  menu,
  moon,
  phone as phoneIcon,
  search,
  sun,
} from 'pagewright/icons';
import type { SiteHeader as SiteHeaderBlock } from '../../schema/generated/types.ts';
import { MenuList } from './menu-list.tsx';

/**
 * Renders links to this page in the site's other languages. On each page the links to missing translations and to the
 * page's own language are hidden: see src/render/page-frame.ts.
 */
function LanguageLinks({ languages = [] }: Pick<SiteHeaderBlock, 'languages'>) {
  return languages.map(({ lang, name, folder = '' }) => (
    <a
      key={lang}
      className="language"
      href={import.meta.env.BASE_URL + folder}
      data-language={lang}
      hrefLang={lang}
      lang={lang}
    >
      {name}
    </a>
  ));
}

/** Renders the links that are beside the phone number in wide windows, and in the menu of narrow ones. */
function OtherLinks({ portal, languages, social }: SiteHeaderBlock) {
  return (
    <>
      {portal ? (
        <Link link={portal} className="portal">
          {portal.label} <Icon svg={arrowUpRight} className="icon-arrow" />
        </Link>
      ) : null}
      <LanguageLinks languages={languages} />
      <SocialLinks of={social} />
    </>
  );
}

/** Renders the menu of narrow screens: a dialog with entries that open one by one. */
function MobileMenu(props: SiteHeaderBlock) {
  const { logo, home, items, phone, button } = props;
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
        <OtherLinks {...props} />
      </div>
    </dialog>
  );
}

/** About the width that an entry takes besides its label, in characters: the space around it, and its arrow. */
const around = { entry: 3, arrow: 2 };
/** How many characters fit beside the logo and the buttons at every width from 992 px. */
const MAX_LENGTH = 90;

/**
 * Returns whether a menu fits beside the logo, estimated by the length of its labels: CSS cannot measure that, and
 * the page does not wait for script.
 */
function fitsBesideLogo(items: SiteHeaderBlock['items']): boolean {
  const length = items.reduce(
    (sum, { label, items: below }) =>
      sum + label.length + around.entry + (below?.length ? around.arrow : 0),
    0,
  );
  return length <= MAX_LENGTH;
}

function TopLine(props: SiteHeaderBlock) {
  const { phone, portal, social, languages } = props;
  if (!phone && !portal && !social?.length && !languages?.length) return null;
  return (
    <div className="top-line">
      <div className="container">
        {phone ? (
          <Link link={phone} className="phone">
            <Icon svg={phoneIcon} /> <bdi>{phone.label}</bdi>
          </Link>
        ) : null}
        <span className="spring" />
        <OtherLinks {...props} />
      </div>
    </div>
  );
}

function Tools({ search: searchName, darkMode, panel }: SiteHeaderBlock) {
  return (
    <>
      {searchName ? (
        <OpenButton dialog="site-search" label={searchName} className="icon-button search-button">
          <Icon svg={search} />
        </OpenButton>
      ) : null}
      {darkMode ? (
        <button
          type="button"
          className="icon-button theme-toggle"
          data-action="toggle-theme"
          aria-pressed="false"
          aria-label={darkMode}
          title={darkMode}
        >
          <Icon svg={moon} className="when-light" />
          <Icon svg={sun} className="when-dark" />
        </button>
      ) : null}
      {panel ? (
        <OpenButton dialog={panel.opens} label={panel.label} className="icon-button panel-button">
          <Icon svg={headset} />
        </OpenButton>
      ) : null}
    </>
  );
}

/** Renders the header of every page. The menu works by hover, keyboard and touch without script. */
export default function SiteHeader(props: SiteHeaderBlock) {
  const { logo, home, items, button } = props;
  const t = useT();
  const homePath = useHomePath();
  return (
    <header>
      <TopLine {...props} />
      <div className="bar">
        <div className={fitsBesideLogo(items) ? 'container' : 'container many-entries'}>
          <Logo logo={logo} />
          <nav className="desktop-menu" aria-label={t('mainMenu', 'Main menu')}>
            {home ? (
              <a className="icon-button" href={homePath} aria-label={home} title={home}>
                <Icon svg={homeIcon} />
              </a>
            ) : null}
            <MenuList items={items} group="main-menu" />
          </nav>
          <div className="tools">
            <Tools {...props} />
            {button ? <Button button={button} /> : null}
            <OpenButton
              dialog="mobile-menu"
              label={t('openMenu', 'Open menu')}
              className="icon-button menu-button"
            >
              <Icon svg={menu} />
            </OpenButton>
          </div>
        </div>
      </div>
      <MobileMenu {...props} />
    </header>
  );
}
