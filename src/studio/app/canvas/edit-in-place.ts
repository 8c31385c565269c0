/** Edits a heading or a plain text in its place on the page. */

import { childrenOf } from '../../../content/model/data.ts';
import type { Data, DataPath } from '../../../content/model/types.ts';
import type { OutlineItem } from '../model/outline-items.ts';
import type { Session } from '../model/session.ts';
import { keepTyped } from '../model/unsaved-actions.ts';
import type { TypedChange } from '../model/unsaved-changes.ts';

/**
 * Starts to edit a text of a block in place, if exactly one field of the block has this text. For a heading element,
 * fields named `title` or `heading` take precedence.
 */
export function editText(
  session: Session,
  source: OutlineItem['source'] | undefined,
  element: HTMLElement,
): void {
  const text = element.textContent?.trim() ?? '';
  if (!source || !text || element.isContentEditable) return;
  const paths = pathsOfText(session.value(source.file, source.path), text);
  const ofHeading = element.matches('h1, h2, h3, h4, h5, h6') ? paths.filter(isHeading) : [];
  const [found, another] = ofHeading.length > 0 ? ofHeading : paths;
  if (!found || another) return;
  const { file } = source;
  const digest = session.digest(file);
  editInPlace(element, (value) => {
    if (value === undefined) return;
    const path = [...source.path, ...found];
    // A refused text is kept, and the reason is shown.
    const change: TypedChange = { file, path, op: 'set', value };
    void session
      .change([change], { [file]: digest })
      .catch(() => keepTyped(session, [change], digest));
  });
}

const isHeading = (path: DataPath) => /^(?:title|heading)$/.test(String(path.at(-1)));

/** Returns the paths of all texts in a value that equal a text. */
function pathsOfText(value: Data | undefined, text: string, path: DataPath = []): DataPath[] {
  if (value === text) return [path];
  return childrenOf(value).flatMap(([step, child]) => pathsOfText(child, text, [...path, step]));
}

/**
 * Makes an element of the page editable until it loses the focus.
 *
 * @param onDone called with the new text; with `undefined` when it is unchanged or Escape was pressed
 */
function editInPlace(element: HTMLElement, onDone: (text: string | undefined) => void): void {
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
  // Somebody else has changed the block, and the refreshed page has another element in its place.
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
