import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { edgeAt } from '../canvas/frame-document.ts';
import type { Target } from '../model/block-actions.ts';
import type { OutlineItem } from '../model/outline-items.ts';

/**
 * Lets a row of the outline be dragged, and others be dropped on it. Returns the edge at which a dragged block would
 * be put.
 */
export function useDragging(
  row: RefObject<HTMLElement | null>,
  item: OutlineItem,
  onDrop: (item: OutlineItem, target: Target) => void,
): Target['edge'] | undefined {
  const [edge, setEdge] = useState<Target['edge']>();
  const getInitialData = useEffectEvent(() => ({ block: item }));
  const drop = useEffectEvent((dragged: OutlineItem, at: Target['edge']) =>
    onDrop(dragged, { item, edge: at }),
  );
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    return combine(
      draggable({ element, getInitialData }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => 'block' in source.data && source.element !== element,
        onDrag: ({ location }) => setEdge(edgeAt(element, location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined);
          const { clientY } = location.current.input;
          drop(source.data.block as OutlineItem, edgeAt(element, clientY));
        },
      }),
    );
  }, [row]);
  return edge;
}
