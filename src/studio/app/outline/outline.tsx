import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import type { Target } from '../model/block-actions.ts';
import { flatOutline, type OutlineItem } from '../model/outline-items.ts';
import { OutlineRow } from './outline-row.tsx';

interface OutlineActions {
  onSelect: (item: OutlineItem) => void;
  /** Moves the focus into the form of the item. */
  onOpen: (item: OutlineItem) => void;
  onMove: (item: OutlineItem, by: -1 | 1) => void;
  onRemove: (item: OutlineItem) => void;
  onDrop: (item: OutlineItem, target: Target) => void;
}

interface OutlineProps extends OutlineActions {
  items: OutlineItem[];
  selected: string | undefined;
}

/** Renders the blocks of the page as a tree: arrow keys, Home and End choose, Enter opens, Delete removes, Ctrl and an arrow moves. */
export function Outline(props: OutlineProps): ReactElement {
  const { items, selected, onSelect, onOpen, onMove, onRemove } = props;
  const tree = useRef<HTMLDivElement>(null);
  const rows = flatOutline(items);
  const current = rows.find(({ item }) => item.key === selected) ?? rows[0];

  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[aria-selected=true]');
    row?.scrollIntoView({ block: 'nearest' });
    // What was moved keeps the focus, where it had it.
    if (tree.current?.contains(document.activeElement) && selected) row?.focus();
  }, [selected]);

  const keyDown = (event: KeyboardEvent, item: OutlineItem) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    const index = rows.findIndex((row) => row.item.key === item.key);
    const next = step ? index + step : { Home: 0, End: rows.length - 1 }[event.key];
    if (step && (event.ctrlKey || event.metaKey)) onMove(item, step);
    else if (next !== undefined) {
      const row = rows[next];
      if (row) onSelect(row.item);
    } else if (event.key === 'Enter') onOpen(item);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(item);
    else return;
    event.preventDefault();
  };

  if (rows.length === 0) return <p className="nothing">This page has no blocks yet.</p>;
  return (
    <div className="outline" role="tree" aria-label="Blocks of this page" ref={tree}>
      {rows.map(({ item, depth }) => (
        <OutlineRow
          key={item.key}
          {...{ item, depth }}
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
