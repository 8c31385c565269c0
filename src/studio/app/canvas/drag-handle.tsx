import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type ReactElement, useEffect, useRef } from 'react';
import type { OutlineItem } from '../model/outline-items.ts';
import { Icon } from '../ui/icon.tsx';

/** Renders the handle that drags the selected block on the page. By keyboard, blocks are moved in the outline. */
export function DragHandle({ item }: { item: OutlineItem }): ReactElement {
  const handle = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!handle.current) return;
    return draggable({ element: handle.current, getInitialData: () => ({ block: item }) });
  }, [item]);
  return (
    <span ref={handle} className="drag-handle" title="Drag it to another place">
      <Icon name="grip" />
    </span>
  );
}
