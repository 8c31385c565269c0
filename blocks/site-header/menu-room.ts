import type { SiteHeader } from '../../schema/generated/types.ts';

/** About what an entry takes beside its characters, in characters: the space around it, and its arrow. */
const around = { entry: 3, arrow: 2 };
/** How many characters fit beside logo and buttons at every width from 992 px. */
const MAX_LENGTH = 90;

/** Returns whether a menu fits beside the logo, told by the length of its words: styles cannot know it, and the page waits for no script. */
export function fitsBesideLogo(items: SiteHeader['items']): boolean {
  const length = items.reduce(
    (sum, { label, items: below }) =>
      sum + label.length + around.entry + (below?.length ? around.arrow : 0),
    0,
  );
  return length <= MAX_LENGTH;
}
