import { afterPaint } from '../../blocks/_shared/browser/after-paint.ts';

/** Adds to dialogs what browsers do not do by themselves. The app is loaded when one is opened. */

/** Plays the films that a dialog shows, or silences them. */
function playOrPauseFilms(target: EventTarget | null) {
  if (!(target instanceof HTMLDialogElement)) return;
  for (const film of target.querySelectorAll('video')) {
    if (target.open) film.play().catch(() => {});
    else film.pause();
  }
}

/** Closes a dialog after the next paint. That takes the whole page: whoever wants to see a dialog go first sees that the key was heard. */
function closeAfterPaint(event: Event) {
  const { target } = event;
  if (!(target instanceof HTMLDialogElement) || !event.cancelable) return;
  event.preventDefault();
  afterPaint(() => target.close());
}

/** Begins to listen. */
export function listenToDialogs(): void {
  // A film plays when its dialog opens, and stops when it closes. These events do not bubble, so they are caught.
  for (const type of ['toggle', 'close'])
    addEventListener(type, ({ target }) => playOrPauseFilms(target), true);
  addEventListener('cancel', closeAfterPaint, true);
  addEventListener('click', ({ target }) => {
    // For browsers without `closedby`.
    if (target instanceof HTMLDialogElement && !('closedBy' in target)) {
      (target as HTMLDialogElement).close();
    }
  });
  // The visitor may have been faster.
  for (const dialog of document.querySelectorAll('dialog:has(video)')) playOrPauseFilms(dialog);
}
