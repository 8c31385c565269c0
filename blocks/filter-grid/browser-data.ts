import type { FilterGrid } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** The cards and what stands around them are in the HTML; what has to be known of them is which labels they have. */
export const browserData: BrowserData<FilterGrid> = ({
  eyebrow,
  heading,
  intro,
  button,
  items,
  ...rest
}) => ({
  ...rest,
  items: items.map(({ labels }) => ({ labels })),
});
