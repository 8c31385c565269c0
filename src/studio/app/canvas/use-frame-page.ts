import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OutlineItem } from '../model/outline-items.ts';
import { useSession } from '../model/use-session.ts';
import { editText } from './edit-in-place.ts';
import { blockElement, type FrameEvents, listenToFrame } from './frame-document.ts';

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

  // The listeners are added once and read the latest props.
  const latest = useRef(use);
  latest.current = use;
  useEffect(() => {
    const element = frame.current;
    if (!element || loads === 0) return;
    const events: FrameEvents = {
      onHover: setHovered,
      onSelect: (path, target) => {
        setLink(target);
        latest.current.onSelect(path);
      },
      onEditText: (path, target) => editText(session, latest.current.itemAt(path)?.source, target),
      onKey: (event) => latest.current.onKey(event),
      onRefreshed: session.refresh,
    };
    void session.refresh();
    return listenToFrame(element, events);
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
