/**
 * The name of a value of localStorage. While a form waits, the inline script loads the app at once, and forms hydrate
 * wherever they are: near.ts.
 */
const FLAG = 'waiting-block';
const FORM = 'form';

/** Returns whether a form of an earlier visit waits to be sent. */
export function isWaiting(): boolean {
  try {
    return localStorage.getItem(FLAG) === FORM;
  } catch {
    return false;
  }
}

/** Records for later visits whether a form is waiting. */
export function setWaiting(hasQueued: boolean): void {
  try {
    if (hasQueued) localStorage.setItem(FLAG, FORM);
    else localStorage.removeItem(FLAG);
  } catch {
    // Without storage, queued forms are sent only while this page is open.
  }
}
