import { Icon, useT } from 'pagewright/blocks';
import { chevronLeft, chevronRight } from 'pagewright/icons';
import type { Pager as PagerBlock } from '../../schema/generated/types.ts';
import { shownPages } from './shown-pages.ts';

/** Renders a link to the previous or the next page; nothing when there is none. */
function Step({ to, rel, label }: { to: string | undefined; rel: 'prev' | 'next'; label: string }) {
  if (!to) return null;
  return (
    <a className={`step step-${rel}`} href={to} rel={rel}>
      <Icon svg={rel === 'prev' ? chevronLeft : chevronRight} />
      <span>{label}</span>
    </a>
  );
}

/** Renders links to the pages of a list; nothing when there is only one. */
export default function Pager(props: PagerBlock) {
  const t = useT();
  const { page, routes, text, width, label = t('pages', 'Pages') } = props;
  const { previous = t('previous', 'Previous'), next = t('next', 'Next') } = props;
  if (routes.length < 2) return null;
  return (
    <nav className={width === 'full' ? 'container full-width' : 'container'} aria-label={label}>
      {text ? <p>{text}</p> : null}
      <ul className="list">
        {shownPages(page, routes.length).map((at, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there may be two gaps, and none moves
          <li key={index}>
            {at === 'gap' ? (
              '…'
            ) : (
              <a href={routes[at - 1]} aria-current={at === page ? 'page' : undefined}>
                {at}
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="steps">
        <Step to={routes[page - 2]} rel="prev" label={previous} />
        <Step to={routes[page]} rel="next" label={next} />
      </div>
    </nav>
  );
}
