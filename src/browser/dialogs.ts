/** Adds to dialogs what browsers do not do by themselves. The app is loaded when one is opened. */
import { afterPaint } from '../../blocks/_shared/browser/after-paint.ts';

/** Plays the films of a dialog, or pauses them. */
function playOrPauseFilms(target: EventTarget | null) {
  if (!(target instanceof HTMLDialogElement)) return;
  for (const film of target.querySelectorAll('video')) {
    if (target.open) film.play().catch(() => {});
    else film.pause();
  }
}

/** Closes a dialog after the next paint, so that the button's pressed state is painted before the whole page is. */
function closeAfterPaint(event: Event) {
  const { target } = event;
  if (!(target instanceof HTMLDialogElement) || !event.cancelable) return;
  event.preventDefault();
  afterPaint(() => target.close());
}

/**
 * Closes a dialog when no button that opens it is shown any more, as the mobile menu on a tablet that is turned: the
 * page behind it has a menu of its own then.
 */
function closeWithoutButton() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open][id]')) {
    const buttons = [
      ...document.querySelectorAll(`[command=show-modal][commandfor="${dialog.id}"]`),
    ];
    if (buttons.length > 0 && !buttons.some((button) => button.checkVisibility())) dialog.close();
  }
}

/** Starts listening. */
export function listenToDialogs(): void {
  // A film plays while its dialog is open. These events do not bubble, so they are captured.
  for (const type of ['toggle', 'close'])
    addEventListener(type, ({ target }) => playOrPauseFilms(target), true);
  addEventListener('cancel', closeAfterPaint, true);
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    // Not all browsers support `closedby`, and the padding of a film's dialog looks like the backdrop.
    if (!('closedBy' in target) || target.matches(':has(> video)')) target.close();
  });
  addEventListener('resize', closeWithoutButton);
  // A dialog may have been opened, and the window resized, before this code was loaded.
  closeWithoutButton();
  for (const dialog of document.querySelectorAll('dialog:has(video)')) playOrPauseFilms(dialog);
}
