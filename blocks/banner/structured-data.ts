import type { Banner } from '../../schema/generated/types.ts';
import type { StructuredData } from '../_shared/structured-data.ts';

/** The way back to the home page, as the banner shows it. */
export const structuredData: StructuredData<Banner> = ({ home, crumb }, page) =>
  crumb
    ? {
        '@type': 'WebPage',
        '@id': page.id,
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: home || page.home, item: page.homeUrl },
            { '@type': 'ListItem', position: 2, name: crumb, item: page.url },
          ],
        },
      }
    : undefined;
