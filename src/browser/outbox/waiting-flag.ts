/**
 * The name of a value of localStorage, which is set while a form waits: the inline script then loads the app at once,
 * and forms hydrate wherever they are (near.ts).
 */
export const WAITING_FORMS = 'waiting-forms';

/** Returns whether a form of an earlier visit waits to be sent. */
export function isWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING_FORMS) !== null;
  } catch {
    return false;
  }
}

/** Records for later visits whether a form is waiting. */
export function setWaiting(hasQueued: boolean): void {
  try {
    if (hasQueued) localStorage.setItem(WAITING_FORMS, '1');
    else localStorage.removeItem(WAITING_FORMS);
  } catch {
    // Without storage, queued forms are sent only while this page is open.
  }
}
