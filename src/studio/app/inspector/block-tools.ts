import type { Data } from '../../../content/model/types.ts';
import type { Change } from '../../contract/changes.ts';
import {
  copiedBlock,
  copyOf,
  copyToClipboard,
  insertion,
  isInList,
  moveBeside,
  moveWithin,
  removal,
  type Target,
} from '../model/block-actions.ts';
import { type OutlineItem, wholeOf } from '../model/outline-items.ts';
import type { Session } from '../model/session.ts';

export interface BlockTools {
  /** Returns whether the list has another block to move past. */
  canMove: (item: OutlineItem, by: -1 | 1) => boolean;
  onMove: (item: OutlineItem, by: -1 | 1) => void;
  /** Moves a block beside another, in the same list or another one. */
  onDrop: (item: OutlineItem, target: Target) => void;
  onDuplicate: (item: OutlineItem) => void;
  onCopy: (item: OutlineItem) => void;
  onPaste: (item: OutlineItem) => void;
  onRemove: (item: OutlineItem) => void;
}

/** Returns the key of a block's neighbour in the same list. */
const neighbourKey = (key: string, by: number) =>
  key.replace(/\d+$/, (index) => String(Number(index) + by));

/** Returns the actions of the buttons and keys for whole blocks. */
export function blockTools(session: Session): BlockTools {
  const send = async (change: Change, selected?: string) => {
    await session.flushForms();
    try {
      await session.change([change]);
      session.select(selected);
    } catch {
      // The top bar shows why.
    }
  };
  const readValue = ({ source }: OutlineItem) => session.value(source.file, source.path) ?? null;
  const siblings = ({ source }: OutlineItem) => {
    const list = session.value(source.file, source.path.slice(0, -1));
    return Array.isArray(list) ? list.length : 0;
  };
  const placeBeside = ({ source }: OutlineItem, by: -1 | 1) => Number(source.path.at(-1)) + by;
  const canMove = (item: OutlineItem, by: -1 | 1) => {
    const moved = wholeOf(item);
    const to = placeBeside(moved, by);
    return isInList(moved.source) && to >= 0 && to < siblings(moved);
  };
  const insertBelow = (item: OutlineItem, value: Data) =>
    void send(insertion({ item, edge: 'below' }, value), neighbourKey(item.key, 1));
  return {
    canMove,
    onMove: (item, by) => {
      if (!canMove(item, by)) return;
      const moved = wholeOf(item);
      void send(moveWithin(moved.source, placeBeside(moved, by)), neighbourKey(moved.key, by));
    },
    onDrop: (item, target) => {
      const { change, key } = moveBeside(wholeOf(item), {
        ...target,
        item: wholeOf(target.item),
      });
      if (change) void send(change, key);
    },
    onDuplicate: (item) => insertBelow(wholeOf(item), copyOf(readValue(wholeOf(item)))),
    onCopy: (item) => copyToClipboard(readValue(item)),
    onPaste: (item) => {
      const value = copiedBlock();
      if (value !== undefined) insertBelow(wholeOf(item), value);
    },
    onRemove: (item) => void send(removal(wholeOf(item).source)),
  };
}
