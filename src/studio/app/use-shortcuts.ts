import { useCallback, useEffect } from 'react';
import type { BlockTools } from './inspector/block-tools.tsx';
import type { OutlineItem } from './model/outline-items.ts';
import type { Session } from './model/session.ts';

const isTextField = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('input, textarea, select, [contenteditable]') != null;

/**
 * Begins to listen for keys; returns what hears those that are pressed in the page's frame.
 *
 * @param onEscape leaves what is open for the form of the page
 */
export function useShortcuts(
  session: Session,
  item: OutlineItem | undefined,
  tools: BlockTools,
  onEscape: () => void,
) {
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      const isInText = isTextField(event.target);
      if (isCommand && key === 'z') {
        event.preventDefault();
        void (event.shiftKey ? session.redo() : session.undo());
      } else if (isCommand && key === 'y') {
        event.preventDefault();
        void session.redo();
      } else if (isInText) {
        return;
      } else if (event.key === 'Escape') onEscape();
      else if (item && isCommand && key === 'c' && !String(getSelection())) tools.onCopy(item);
      else if (item && isCommand && key === 'v') tools.onPaste(item);
    },
    [session, item, tools, onEscape],
  );
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);
  return onKey;
}
