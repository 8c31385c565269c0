/** Pages wake a block at once, wherever it stands, while this says that it has something to see to: see src/browser/inline.ts. */
const FLAG = 'wake';
const BLOCK = 'form';

/** Whether a form of an earlier visit is waiting to be sent. */
export function isWaiting(): boolean {
  try {
    return localStorage.getItem(FLAG) === BLOCK;
  } catch {
    return false;
  }
}

/** Notes for later visits whether a form is waiting. */
export function noteWaiting(isSo: boolean): void {
  try {
    if (isSo) localStorage.setItem(FLAG, BLOCK);
    else localStorage.removeItem(FLAG);
  } catch {
    // Storage is closed to us: what is kept is sent while this page is open.
  }
}
