import type { SiteSearch } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** The list of pages is in every page; its links are in the HTML already, for visitors without script. */
export const browserData: BrowserData<SiteSearch> = ({ items, ...rest }) => rest;
