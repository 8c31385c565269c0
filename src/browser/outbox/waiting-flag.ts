/** While a form waits, the inline script loads the app at once, and the blocks of this type hydrate wherever they stand: near.ts. */
const FLAG = 'waiting-block';
const BLOCK = 'form';

/** Tells whether a form of an earlier visit waits to be sent. */
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
    // Without storage, what is queued is sent while this page is open.
  }
}
