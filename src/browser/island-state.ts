/** What a visitor did in an island before it hydrated: the state of its HTML, and the click or submit that was held. */

/** Dispatches the held event of an island after it has hydrated: see early-events.ts. */
export function replayIn(island: Element): void {
  const again = () => {
    if (globalThis.pendingEvent?.island !== island) return;
    const { event, target } = globalThis.pendingEvent;
    globalThis.pendingEvent = undefined;
    if (event instanceof SubmitEvent) {
      const { submitter } = event;
      (target as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : undefined);
      return;
    }
    target.focus({ preventScroll: true });
    target.click();
  };
  // The island's effects run before the event is dispatched.
  requestAnimationFrame(() => setTimeout(again));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element.matches('input,textarea,select');

const isFile = (control: Control): control is HTMLInputElement => control.type === 'file';

const isToggle = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns the state of a control: whether it is checked, or its text. */
const stateOf = (control: Control) => (isToggle(control) ? String(control.checked) : control.value);

/** Gives a control the state of another one, and dispatches the events that it expects. */
function copyState(from: Control, to: Control) {
  if (stateOf(from) === stateOf(to)) return;
  if (isToggle(to)) to.click();
  else if (isFile(from) && isFile(to)) to.files = from.files;
  else to.value = from.value;
  to.dispatchEvent(new InputEvent('input', { bubbles: true }));
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The HTML of an island that React replaces; its elements keep what the visitor left in them. */
interface ReplacedHtml {
  elements: Element[];
  focused: Element | null;
}

/** Returns the HTML of an island, given its outermost elements, which may be detached from the document. */
export function readHtml(html: Iterable<Element>): ReplacedHtml {
  const elements = [...html].flatMap((element) => [element, ...element.querySelectorAll('*')]);
  return { elements, focused: document.activeElement };
}

/** Restores in a rendered island what the visitor did in the HTML that it has replaced. */
export function restoreState(island: Element, { elements, focused }: ReplacedHtml): void {
  /** Returns the element in the place of a replaced one: the same one of its name. */
  const inPlaceOf = (replaced: Element | null): Element | undefined => {
    const alike = elements.filter(({ localName }) => localName === replaced?.localName);
    const place = alike.indexOf(replaced as Element);
    return island.querySelectorAll(replaced?.localName ?? '*')[place];
  };
  for (const control of elements.filter(isControl)) {
    const rendered = inPlaceOf(control);
    if (rendered) copyState(control, rendered as Control);
  }
  const dialog = inPlaceOf(elements.find((element) => element.matches('dialog[open]')) ?? null);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  const { pendingEvent } = globalThis;
  const held = pendingEvent && inPlaceOf(pendingEvent.target);
  if (held) pendingEvent.target = held as HTMLElement;
  (inPlaceOf(focused) as HTMLElement | undefined)?.focus({ preventScroll: true });
}
