import { Link, useHomePath, useT } from 'pagewright/blocks';
import type { Link as LinkData } from '../../schema/generated/types.ts';

interface BreadcrumbProps {
  /** The label of the link to the home page when it is not the site's; an empty string omits the link. */
  home?: string;
  /** The pages between the home page and this one. */
  trail?: LinkData[];
  /** The name of the current page, when it is shown. */
  current?: string;
}

/** Renders the breadcrumb; nothing when it has no entries. */
export function Breadcrumb({ home, trail = [], current }: BreadcrumbProps) {
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
