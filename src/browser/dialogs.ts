/** What dialogs do beyond what browsers do by themselves. Whoever opens one has woken the app. */

/** Plays the films that a dialog shows, or silences them. */
function tendFilms(target: EventTarget | null) {
  if (!(target instanceof HTMLDialogElement)) return;
  for (const film of target.querySelectorAll('video')) {
    if (target.open) film.play().catch(() => {});
    else film.pause();
  }
}

/** Begins to listen. */
export function tendDialogs(): void {
  // Whoever opens a film's dialog has pressed play; it goes quiet with the dialog. These events do not bubble, so they are caught.
  for (const type of ['toggle', 'close'])
    addEventListener(type, ({ target }) => tendFilms(target), true);
  addEventListener('click', ({ target }) => {
    // For browsers without `closedby`.
    if (target instanceof HTMLDialogElement && !('closedBy' in target)) {
      (target as HTMLDialogElement).close();
    }
  });
  // The visitor may have been faster.
  for (const dialog of document.querySelectorAll('dialog:has(video)')) tendFilms(dialog);
}
