import type { Testimonials } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** What clients say is in the HTML, and stays as it is there. */
export const browserData: BrowserData<Testimonials> = ({ items, ...rest }) => rest;
