/** What dialogs do beyond what browsers do by themselves. Whoever opens one has woken the app. */

/** The films that a dialog shows. */
function filmsOf(target: EventTarget | null) {
  return target instanceof HTMLDialogElement ? target.querySelectorAll('video') : [];
}

function playFilms(target: EventTarget | null) {
  for (const film of filmsOf(target)) film.play().catch(() => {});
}

/** Begins to listen. */
export function tendDialogs(): void {
  // Whoever opens a film's dialog has pressed play; it goes quiet with the dialog. These events do not bubble, so they are caught.
  addEventListener(
    'toggle',
    (event) => (event as ToggleEvent).newState === 'open' && playFilms(event.target),
    true,
  );
  addEventListener(
    'close',
    ({ target }) => {
      for (const film of filmsOf(target)) film.pause();
    },
    true,
  );
  addEventListener('click', ({ target }) => {
    // For browsers without `closedby`.
    if (target instanceof HTMLDialogElement && !('closedBy' in target)) {
      (target as HTMLDialogElement).close();
    }
  });
  // The visitor may have been faster.
  playFilms(document.querySelector('dialog[open]'));
}
