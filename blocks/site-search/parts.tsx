import type { SiteSearch as SiteSearchBlock } from '../../schema/generated/types.ts';
import { StaticPart } from '../_shared/ui/static-part.tsx';

/** Returns the island's props: of the links to all pages it only chooses which to show. */
export function withParts({ items, ...props }: SiteSearchBlock) {
  const links = items.map(({ title, to }) => (
    <li key={to + title}>
      <a href={to}>{title}</a>
    </li>
  ));
  return { ...props, links: new StaticPart(links) };
}
