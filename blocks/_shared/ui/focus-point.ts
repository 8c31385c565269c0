import type { FocusPoint } from '../../../schema/generated/types.ts';

/** Returns the value of `data-focus`, by which the page's styles select the picture: `75 30`. */
export const focusName = ({ x, y }: FocusPoint) => `${x} ${y}`;
