import { Buttons, Link, RichText, StaticPart, useHomePath, useT } from 'pagewright/blocks';
import type { Banner as BannerBlock, Link as LinkData } from '../../schema/generated/types.ts';

interface BreadcrumbProps {
  /** The label of the link to the home page when it is not the site's; an empty string omits the link. */
  home?: string;
  /** The pages between the home page and this one. */
  trail?: LinkData[];
  /** The name of the current page, when it is shown. */
  current?: string;
}

/** Renders the breadcrumb; nothing when it has no entries. */
function Breadcrumb({ home, trail = [], current }: BreadcrumbProps) {
  const t = useT();
  const homePath = useHomePath();
  if (home === '' && trail.length === 0 && !current) return null;
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb', 'Breadcrumb')}>
      <ol className="list">
        {home === '' ? null : (
          <li>
            <a href={homePath}>{home ?? t('home', 'Home')}</a>
          </li>
        )}
        {trail.map((link) => (
          <li key={link.to}>
            <Link link={link}>{link.label}</Link>
          </li>
        ))}
        {current ? <li aria-current="page">{current}</li> : null}
      </ol>
    </nav>
  );
}

type ContentProps = Pick<
  BannerBlock,
  'eyebrow' | 'title' | 'text' | 'crumb' | 'trail' | 'home' | 'buttons'
>;

function Content({ eyebrow, title, text, crumb, trail, home, buttons }: ContentProps) {
  return (
    <>
      <Breadcrumb home={home} trail={trail} current={crumb} />
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      <h1>{title}</h1>
      <RichText html={text} className="lead" />
      <Buttons of={buttons} />
    </>
  );
}

/** Returns the island's props: the text never changes, whatever is beside it. */
export function withParts(banner: BannerBlock) {
  const { eyebrow, title, text, crumb, trail, home, buttons, ...others } = banner;
  const content = { eyebrow, title, text, crumb, trail, home, buttons };
  return { ...others, content: new StaticPart(<Content {...content} />) };
}
