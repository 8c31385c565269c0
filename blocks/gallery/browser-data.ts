import type { Gallery } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** The pictures are in the HTML, with all that the large view says of them. */
export const browserData: BrowserData<Gallery> = ({ items, tabs, ...rest }) => ({
  ...rest,
  ...(tabs && { tabs: tabs.map(({ items: pictures, ...tab }) => tab) }),
});
