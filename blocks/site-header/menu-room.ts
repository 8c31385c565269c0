import type { SiteHeader } from '../../schema/generated/types.ts';

/** About the width that an entry takes besides its label, in characters: the space around it, and its arrow. */
const around = { entry: 3, arrow: 2 };
/** How many characters fit beside the logo and the buttons at every width from 992 px. */
const MAX_LENGTH = 90;

/**
 * Returns whether a menu fits beside the logo, estimated by the length of its labels: CSS cannot measure that, and
 * the page does not wait for script.
 */
export function fitsBesideLogo(items: SiteHeader['items']): boolean {
  const length = items.reduce(
    (sum, { label, items: below }) =>
      sum + label.length + around.entry + (below?.length ? around.arrow : 0),
    0,
  );
  return length <= MAX_LENGTH;
}
