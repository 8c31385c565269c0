/** What a visitor does in the HTML of an island before React renders it anew. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface IslandState {
  /** The id of the dialog that is open. */
  dialog: string | undefined;
  values: string[];
}

const controlsIn = (element: Element) =>
  [...element.querySelectorAll<Control>('input,textarea,select')].filter(
    ({ type }) => type !== 'file',
  );

const isToggle = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns what a control says: whether it is chosen, or what was typed. */
const stateOf = (control: Control) => (isToggle(control) ? String(control.checked) : control.value);

/** Returns the state of an island's HTML, which may have left the page. */
export function readState(...html: Element[]): IslandState {
  const [dialog] = html.flatMap((element) => [...element.querySelectorAll('dialog[open]')]);
  return { dialog: dialog?.id, values: html.flatMap(controlsIn).map(stateOf) };
}

/** Brings a rendered island into a state; its controls hear of what they are given. */
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
