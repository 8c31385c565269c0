import type { Banner } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** The words are in the HTML, and stay as they are there. */
export const browserData: BrowserData<Banner> = ({ image, blocks, tint }) => ({
  image,
  blocks,
  tint,
});
