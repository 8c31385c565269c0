import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { OutlineItem } from '../model/outline-items.ts';
import { useSession } from '../model/use-session.ts';
import { editText } from './edit-in-place.ts';
import { blockElement, listenToFrame } from './frame-document.ts';

/** What is done when the page in the frame is used. */
interface PageUse {
  /** Returns the outline item of a path. */
  itemAt: (path: string) => OutlineItem | undefined;
  onSelect: (path: string | undefined) => void;
  onKey: (event: KeyboardEvent) => void;
}

/**
 * Listens to the page in a frame. Returns whether it can be clicked on yet, the path of the hovered block, the target of
 * the link that was clicked last, and the frame's `onLoad`.
 */
export function useFramePage(frame: RefObject<HTMLIFrameElement | null>, use: PageUse) {
  const session = useSession();
  const [hovered, setHovered] = useState<string>();
  const [link, setLink] = useState<string>();
  const [loads, setLoads] = useState(0);
  const onLoad = () => setLoads((count) => count + 1);

  const onSelect = useEffectEvent((path: string | undefined, target: string | undefined) => {
    setLink(target);
    use.onSelect(path);
  });
  const onEditText = useEffectEvent((path: string, element: HTMLElement) =>
    editText(session, use.itemAt(path)?.source, element),
  );
  const onKey = useEffectEvent((event: KeyboardEvent) => use.onKey(event));
  useEffect(() => {
    if (!frame.current || loads === 0) return;
    void session.refresh();
    const onRefreshed = session.refresh;
    const events = { onHover: setHovered, onSelect, onEditText, onKey, onRefreshed };
    return listenToFrame(frame.current, events);
  }, [frame, session, loads]);

  // The `load` event of the frame waits for all pictures; the page sends this message once it can be clicked on.
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      const isShown = source === frame.current?.contentWindow && data === 'pagewright:shown';
      if (isShown) setLoads((count) => count + 1);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame]);

  return { loads, hovered, link, onLoad };
}

/**
 * Scrolls the page to a block that is selected. An added or moved block is selected before the page shows it: its
 * height is then set or changes, and the page is scrolled again.
 */
export function useScrollTo(
  frame: RefObject<HTMLIFrameElement | null>,
  path: string | undefined,
  height: number | undefined,
): void {
  useEffect(() => {
    if (!path || height === undefined) return;
    const element = blockElement(frame.current, path);
    const rect = element?.getBoundingClientRect();
    const view = frame.current?.contentWindow;
    if (!rect || !view || (rect.top < view.innerHeight - 80 && rect.bottom > 80)) return;
    element?.scrollIntoView({ block: rect.height > view.innerHeight ? 'start' : 'center' });
  }, [frame, path, height]);
}
