/** The entries of the history, and where each was scrolled to when it was left. */

/**
 * Names the history's current entry: by the router's key, or by its address when the browser made it
 * itself. Not by the router's location, which follows only when the new page is drawn, while the
 * browser has moved on and scrolls already.
 */
export function historyEntry(): string {
  return (history.state as { key?: string } | null)?.key ?? location.href;
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

/** Notes where the current entry is scrolled to. */
export function notePosition(): void {
  positions.set(historyEntry(), scrollY);
}

/** Where the current entry was scrolled to; the top, when nobody knows. */
export function positionLeft(): number {
  return positions.get(historyEntry()) ?? 0;
}
