import type { FilterGrid } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** The cards are in the HTML; what has to be known of them is which labels they have. */
export const browserData: BrowserData<FilterGrid> = ({ items, ...rest }) => ({
  ...rest,
  items: items.map(({ labels }) => ({ labels })),
});
