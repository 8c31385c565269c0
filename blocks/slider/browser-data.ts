import type { Slider } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** The slides are in the HTML, and stay as they are there. */
export const browserData: BrowserData<Slider> = ({ items, ...rest }) => rest;
