/** The state that a visitor's input has left in an island's HTML before React renders it again. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface IslandState {
  /** The id of the open dialog. */
  dialog: string | undefined;
  values: string[];
}

const controlsIn = (element: Element) =>
  [...element.querySelectorAll<Control>('input,textarea,select')].filter(
    ({ type }) => type !== 'file',
  );

const isToggle = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns the state of a control: whether it is checked, or its text. */
const stateOf = (control: Control) => (isToggle(control) ? String(control.checked) : control.value);

/** Returns the state of an island's HTML, which may be detached from the document. */
export function readState(...html: Element[]): IslandState {
  const [dialog] = html.flatMap((element) => [...element.querySelectorAll('dialog[open]')]);
  return { dialog: dialog?.id, values: html.flatMap(controlsIn).map(stateOf) };
}

/** Applies a state to a rendered island and dispatches the events that its controls expect. */
export function restoreState(element: Element, { dialog, values }: IslandState): void {
  for (const [index, control] of controlsIn(element).entries()) {
    const value = values[index];
    if (value === undefined || value === stateOf(control)) continue;
    if (isToggle(control)) control.click();
    else control.value = value;
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const opened = dialog && document.getElementById(dialog);
  if (opened instanceof HTMLDialogElement && !opened.open) opened.showModal();
}
