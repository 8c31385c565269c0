/** What a visitor did in an island before it hydrated: the state of its controls, and the click or submit that was held. */
import { clickable } from './early-events.ts';

function repeat(event: Event) {
  if (event instanceof SubmitEvent) {
    (event.target as HTMLFormElement).requestSubmit(event.submitter);
    return;
  }
  const control = clickable(event);
  control?.focus({ preventScroll: true });
  control?.click();
}

/** Dispatches the held event of an island after it has hydrated: see early-events.ts. */
export function replayIn(island: Element): void {
  const again = () => {
    if (globalThis.pendingEvent?.island !== island) return;
    const { event } = globalThis.pendingEvent;
    globalThis.pendingEvent = undefined;
    repeat(event);
  };
  // The island's effects run before the event is dispatched.
  requestAnimationFrame(() => setTimeout(again));
}

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
