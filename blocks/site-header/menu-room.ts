import type { SiteHeader } from '../../schema/generated/types.ts';

/** Where the main menu has room: beside the logo, in a row of its own on wide screens, or only behind the button. */
export type MenuRoom = 'beside' | 'row' | 'drawer';

/** About what an entry takes beside its letters, in letters: the space around it, and its arrow. */
const around = { entry: 3, arrow: 2 };
/** How many letters fit beside logo and buttons at every width from 992 px, and into a row of its own from 1280 px. */
const fits = { beside: 90, row: 130 };

/** Returns where a menu has room, told by the length of its words: styles cannot know it, and the page waits for no script. */
export function menuRoom(items: SiteHeader['items']): MenuRoom {
  const length = items.reduce(
    (sum, { label, items: below }) =>
      sum + label.length + around.entry + (below?.length ? around.arrow : 0),
    0,
  );
  if (length <= fits.beside) return 'beside';
  return length <= fits.row ? 'row' : 'drawer';
}
