import type { Stats } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** The drawings are most of the data, and in the HTML already. */
export const browserData: BrowserData<Stats> = ({ items, ...rest }) => ({
  ...rest,
  items: items.map(({ lightIcon, darkIcon, ...stat }) => stat),
});
