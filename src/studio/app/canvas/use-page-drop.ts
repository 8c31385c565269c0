import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Target } from '../model/block-actions.ts';
import type { OutlineItem } from '../model/outline-items.ts';
import { blockAt, edgeAt } from './frame-document.ts';

/** While a block is dragged within `EDGE` pixels of the upper or lower edge, the page scrolls by `STEP` pixels. */
const EDGE = 48;
const STEP = 24;

interface PageDrop {
  frame: RefObject<HTMLIFrameElement | null>;
  scale: number;
  /** Returns the outline item of a path on the page. */
  itemAt: (path: string) => OutlineItem | undefined;
  onDrop: (item: OutlineItem, target: Target) => void;
}

/** The place where the dragged block would be dropped. */
interface DropPlace extends Target {
  path: string;
}

/**
 * Lets blocks be dropped on the page. The framed page gets no drag events from the window around it: an overlay
 * receives them and looks up the element below the pointer.
 *
 * @param overlay the element that covers the page
 */
export function usePageDrop(
  overlay: RefObject<HTMLElement | null>,
  { frame, scale, itemAt, onDrop }: PageDrop,
): { isDragging: boolean; place: DropPlace | undefined } {
  const [isDragging, setDragging] = useState(false);
  const [place, setPlace] = useState<DropPlace>();
  const placeAt = useEffectEvent(({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const view = frame.current?.contentWindow;
    if (!view || !overlay.current) return undefined;
    const { left, top, bottom } = overlay.current.getBoundingClientRect();
    if (clientY < top + EDGE) view.scrollBy(0, -STEP);
    if (clientY > bottom - EDGE) view.scrollBy(0, STEP);
    const y = (clientY - top) / scale;
    const block = blockAt(view.document.elementFromPoint((clientX - left) / scale, y));
    const path = block?.dataset.path ?? '';
    const item = itemAt(path);
    return block && item ? { path, item, edge: edgeAt(block, y) } : undefined;
  });
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = overlay.current;
    if (!element) return;
    return combine(
      monitorForElements({
        canMonitor: ({ source }) => 'block' in source.data,
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => 'block' in source.data,
        onDrag: ({ location }) => setPlace(placeAt(location.current.input)),
        onDragLeave: () => setPlace(undefined),
        onDrop: ({ source, location }) => {
          setPlace(undefined);
          const target = placeAt(location.current.input);
          if (target) drop(source.data.block as OutlineItem, target);
        },
      }),
    );
  }, [overlay]);
  return { isDragging, place };
}
