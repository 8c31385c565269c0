import type { SectionNav } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** The links are in the HTML. */
export const browserData: BrowserData<SectionNav> = ({ items, ...rest }) => rest;
