import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import type { Target } from '../model/block-actions.ts';
import { flatOutline, type OutlineItem, outlineOfPage } from '../model/outline-items.ts';
import { useSessionState } from '../model/use-session.ts';
import { OutlineRow } from './outline-row.tsx';

interface OutlineProps {
  onSelect: (item: OutlineItem) => void;
  /** Moves the focus into the form of the item. */
  onOpen: (item: OutlineItem) => void;
  onMove: (item: OutlineItem, by: -1 | 1) => void;
  onRemove: (item: OutlineItem) => void;
  onDrop: (item: OutlineItem, target: Target) => void;
}

/**
 * Renders the blocks of the page as a tree: arrow keys, Home and End select, Enter opens, Delete removes, Ctrl and an
 * arrow key move.
 */
export function Outline(props: OutlineProps): ReactElement {
  const { onSelect, onOpen, onMove, onRemove } = props;
  const page = useSessionState('page');
  const data = useSessionState('data');
  const selected = useSessionState('selected');
  const tree = useRef<HTMLDivElement>(null);
  const rows = flatOutline(outlineOfPage(page, data));
  const current = rows.find(({ item }) => item.key === selected) ?? rows[0];

  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[aria-selected=true]');
    row?.scrollIntoView({ block: 'nearest' });
    // A block that is moved keeps the focus.
    if (tree.current?.contains(document.activeElement) && selected) row?.focus();
  }, [selected]);

  const keyDown = (event: KeyboardEvent, item: OutlineItem) => {
    const index = rows.findIndex((row) => row.item.key === item.key);
    const select = (row: (typeof rows)[number] | undefined) => row && onSelect(row.item);
    const isMove = event.ctrlKey || event.metaKey;
    const actions: { [key: string]: () => void } = {
      ArrowUp: () => (isMove ? onMove(item, -1) : select(rows[index - 1])),
      ArrowDown: () => (isMove ? onMove(item, 1) : select(rows[index + 1])),
      Home: () => select(rows[0]),
      End: () => select(rows.at(-1)),
      Enter: () => onOpen(item),
      Delete: () => onRemove(item),
      Backspace: () => onRemove(item),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  if (rows.length === 0) return <p className="nothing">This page has no blocks yet.</p>;
  return (
    <div className="outline" role="tree" aria-label="Blocks of this page" ref={tree}>
      {rows.map(({ item, depth }) => (
        <OutlineRow
          key={item.key}
          item={item}
          depth={depth}
          isSelected={item.key === selected}
          isReachable={item === current?.item}
          onSelect={() => onSelect(item)}
          onDrop={props.onDrop}
          onKeyDown={(event) => keyDown(event, item)}
        />
      ))}
    </div>
  );
}
