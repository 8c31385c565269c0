/** Lets a heading or a plain text be written over where it stands on the page. */
import type { Path, Value } from '../../contract/values.ts';
import { isGroup } from '../model/values.ts';

/** Returns the paths of all texts of a value that are just this one. */
export function pathsOfText(value: Value | undefined, text: string, path: Path = []): Path[] {
  if (value === text) return [path];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => pathsOfText(item, text, [...path, index]));
  }
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    pathsOfText(field, text, [...path, name]),
  );
}

/**
 * Makes an element of the page a field until it is left.
 *
 * @param onDone gets the new text; nothing when it is as before, or Escape was pressed
 */
export function editInPlace(
  element: HTMLElement,
  onDone: (text: string | undefined) => void,
): void {
  const before = element.textContent ?? '';
  const view = element.ownerDocument.defaultView;
  element.contentEditable = 'plaintext-only';
  element.focus();
  view?.getSelection()?.selectAllChildren(element);
  const stop = new AbortController();
  const finish = (isKept: boolean) => {
    stop.abort();
    const text = (element.textContent ?? '').replaceAll('\n', ' ').trim();
    element.removeAttribute('contenteditable');
    const isNew = isKept && text !== '' && text !== before.trim();
    if (!isNew) element.textContent = before;
    onDone(isNew ? text : undefined);
  };
  element.addEventListener('blur', () => finish(true), { signal: stop.signal });
  // Somebody else has changed the block, and the page shows another one in its place.
  const leaveIfGone = () => !element.isConnected && finish(true);
  view?.addEventListener('pagewright:refreshed', leaveIfGone, { signal: stop.signal });
  view?.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      finish(event.key === 'Enter');
    },
    { capture: true, signal: stop.signal },
  );
}
