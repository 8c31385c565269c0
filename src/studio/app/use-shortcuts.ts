import { useEffect, useEffectEvent } from 'react';
import type { BlockTools } from './inspector/block-tools.ts';
import type { OutlineItem } from './model/outline-items.ts';
import type { Session } from './model/session.ts';

/** Returns whether an element handles keys itself: a text field, or a dialog, which Escape closes. */
const hasOwnKeys = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('input, textarea, select, [contenteditable], dialog') !=
  null;

/** Returns the key that is pressed with Ctrl or Cmd. */
const commandOf = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  ctrlKey || metaKey ? key.toLowerCase() : undefined;

function historyStep(command: string | undefined, shiftKey: boolean) {
  if (command === 'y' || (command === 'z' && shiftKey)) return 'redo';
  return command === 'z' ? 'undo' : undefined;
}

const isTextChosen = () => String(getSelection()) !== '';

/**
 * Starts listening for keys. Returns the listener, for keys that are pressed in the page's frame.
 *
 * @param onEscape returns to the form of the page
 */
export function useShortcuts(
  session: Session,
  item: OutlineItem | undefined,
  tools: BlockTools,
  onEscape: () => void,
) {
  const onKey = (event: KeyboardEvent) => {
    const command = commandOf(event);
    const step = historyStep(command, event.shiftKey);
    if (step) {
      event.preventDefault();
      void session[step]();
    }
    if (hasOwnKeys(event.target)) return;
    if (event.key === 'Escape') onEscape();
    if (item && command === 'c' && !isTextChosen()) tools.onCopy(item);
    if (item && command === 'v') tools.onPaste(item);
  };
  const onWindowKey = useEffectEvent(onKey);
  useEffect(() => {
    addEventListener('keydown', onWindowKey);
    return () => removeEventListener('keydown', onWindowKey);
  }, []);
  return onKey;
}
