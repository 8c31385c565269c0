import { ContactList, InlineText, Link, Logo, RichText, SocialLinks } from 'pagewright/blocks';
import type { MenuEntry, SiteFooter as SiteFooterBlock } from '../../schema/generated/types.ts';

function Links({ of }: { of: NonNullable<SiteFooterBlock['legal']> }) {
  return (
    <ul className="list">
      {of.map((link) => (
        <li key={link.to + link.label}>
          <Link link={link}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the links of a column. An entry of a menu without an address stands for the entries below it. */
const linksOf = (entries: MenuEntry[]) =>
  entries.flatMap(({ items = [], to, ...link }) => (to === undefined ? items : { ...link, to }));

function Column({ label, to, items }: NonNullable<SiteFooterBlock['items']>[number]) {
  return (
    <nav aria-label={label}>
      <h2>{to ? <a href={to}>{label}</a> : label}</h2>
      <Links of={linksOf(items)} />
    </nav>
  );
}

/** Returns the copyright line with the year of the build for `{year}`; the browser replaces it with the visitor's. */
function withYear(copyright: string | undefined): string | undefined {
  return copyright?.replace('{year}', `<span data-year>${new Date().getFullYear()}</span>`);
}

function BottomLine({ copyright, legal }: Pick<SiteFooterBlock, 'copyright' | 'legal'>) {
  return (
    <div className="bottom-line">
      <p>
        <InlineText html={withYear(copyright)} />
      </p>
      {legal?.length ? <Links of={legal} /> : null}
    </div>
  );
}

/** Renders the footer of every page. */
export default function SiteFooter(props: SiteFooterBlock) {
  const { logo, text, contact, items = [], social, copyright, legal } = props;
  const hasCompany = logo || text || social?.length;
  return (
    <footer>
      <div className="container">
        {hasCompany ? (
          <div className="company">
            {logo ? <Logo logo={logo} /> : null}
            <RichText html={text} />
            <SocialLinks of={social} />
          </div>
        ) : null}
        {items.length > 0 ? (
          <div className="columns">
            {items.map((column) => (
              <Column key={column.label} {...column} />
            ))}
          </div>
        ) : null}
        <ContactList of={contact} />
        <BottomLine copyright={copyright} legal={legal} />
      </div>
    </footer>
  );
}
