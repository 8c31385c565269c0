import type { StructuredData } from 'pagewright/blocks';
import type { Banner } from '../../schema/generated/types.ts';

/** Returns the breadcrumb of the page, as the banner shows it. */
export const structuredData: StructuredData<Banner> = ({ home, trail = [], crumb }, page) =>
  crumb
    ? {
        '@type': 'WebPage',
        '@id': page.id,
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: home || page.home, item: page.homeUrl },
            ...trail.map(({ label, to }, index) => ({
              '@type': 'ListItem' as const,
              position: index + 2,
              name: label,
              item: page.fullAddress(to),
            })),
            { '@type': 'ListItem', position: trail.length + 2, name: crumb, item: page.url },
          ],
        },
      }
    : undefined;
