import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import type { Target } from '../model/block-actions.ts';
import type { OutlineItem } from '../model/outline-items.ts';
import { useBlockTitle } from '../model/use-session.ts';
import { Icon } from '../ui/icon.tsx';
import { useDragging } from './use-dragging.ts';

interface OutlineRowProps {
  item: OutlineItem;
  depth: number;
  isSelected: boolean;
  /** Whether the Tab key reaches the row: only one row of a tree is reachable. */
  isReachable: boolean;
  onSelect: () => void;
  onDrop: (item: OutlineItem, target: Target) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Renders a block in the outline; it can be dragged to another place. */
export function OutlineRow(props: OutlineRowProps): ReactElement {
  const { item, depth, isSelected, isReachable, onSelect, onDrop, onKeyDown } = props;
  const titleOf = useBlockTitle();
  const row = useRef<HTMLDivElement>(null);
  const edge = useDragging(row, item, onDrop);
  return (
    <div
      ref={row}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      tabIndex={isReachable ? 0 : -1}
      className="outline-row"
      data-drop={edge}
      style={{ paddingInlineStart: 12 + depth * 16 }}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <span className="outline-row-title">{item.title || titleOf(item.type)}</span>
      <span className="outline-row-type">
        {item.fragment ? 'Shared blocks' : titleOf(item.type)}
      </span>
      {item.isHidden && (
        <span className="outline-row-mark" title="Not always published">
          <Icon name="eye" />
        </span>
      )}
    </div>
  );
}
