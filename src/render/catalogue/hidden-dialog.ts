/** The least height of an example, in pixels: a lower one shows nothing. */
export const MIN_HEIGHT = 60;

/** Returns the height of an example, in pixels. */
export function heightOf(page: Document): number {
  const blocks = [...page.querySelectorAll('main > *')];
  const ends = blocks.map((block) => block.getBoundingClientRect().bottom);
  return Math.ceil(Math.max(0, ...ends) + (page.defaultView?.scrollY ?? 0));
}

/**
 * Opens the dialog of an example that shows nothing without it. It is not modal, so the focus stays where it is.
 *
 * @returns the dialog; `undefined` when the example shows something without it
 */
export function openHiddenDialog(page: Document): HTMLDialogElement | undefined {
  const dialog = page.querySelector<HTMLDialogElement>('main dialog');
  if (!dialog || heightOf(page) >= MIN_HEIGHT) return undefined;
  dialog.setAttribute('open', '');
  return dialog;
}
