import type { Stats } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** All but the numbers is in the HTML, and stays as it is there. */
export const browserData: BrowserData<Stats> = ({ duration, items }) => ({
  duration,
  items: items.map(({ label, lightIcon, darkIcon, ...number }) => number),
});
