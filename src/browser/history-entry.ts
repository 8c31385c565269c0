/** The entries of the history, and where each was scrolled to when it was left. */

/**
 * Names the history's current entry: by the router's key, or by its address when the browser made it
 * itself. Not by the router's location, which follows only when the new page is drawn, while the
 * browser has moved on and scrolls already.
 */
export function historyEntry(): string {
  return (history.state as { key?: string } | null)?.key ?? location.href;
}

/** The path whose page is shown, and its entry. While another page is on its way, the history is there already. */
let path = location.pathname;
let entry = historyEntry();
/** Whether it is being left. */
let isLeft = false;

const isThere = () => location.pathname === path;

/** Notes that the page of the current entry is shown. */
export function noteArrival(): void {
  path = location.pathname;
  entry = historyEntry();
  isLeft = false;
}

/** The entry whose page is shown; steps within the page count. */
export function shownEntry(): string {
  if (isThere()) entry = historyEntry();
  return entry;
}

/** The history outlives a page that is loaded again, so this does too. */
const STORED = 'positions';

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
  } catch {
    return [];
  }
}

const positions = new Map(stored());

addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions]));
  } catch {
    // Where nothing may be stored, whoever goes back comes to the top.
  }
});

/**
 * Notes where the current entry is scrolled to. While its page is on its way, the browser scrolls the one that is there, to
 * the place of the other.
 */
export function notePosition(): void {
  if (isThere()) positions.set(shownEntry(), scrollY);
}

// Who scrolls and goes back at once has left before the browser tells of the scrolling.
addEventListener('popstate', () => {
  if (!isThere() && !isLeft) positions.set(entry, scrollY);
  isLeft = !isThere();
});

/** Where the current entry was scrolled to; the top, when nobody knows. */
export function positionLeft(): number {
  return positions.get(historyEntry()) ?? 0;
}
