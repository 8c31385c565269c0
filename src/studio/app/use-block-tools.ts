import { useMemo } from 'react';
import type { Change } from '../contract/changes.ts';
import type { Value } from '../contract/values.ts';
import type { BlockTools } from './inspector/block-tools.tsx';
import {
  copiedBlock,
  copyOf,
  copyToClipboard,
  insertion,
  isInList,
  moveTo,
  moveWithin,
  removal,
} from './model/block-actions.ts';
import type { OutlineItem } from './model/outline-items.ts';
import type { Session } from './model/session.ts';

/** Returns the key of the block beside another in the same list. */
const neighbourKey = (key: string, by: number) =>
  key.replace(/\d+$/, (index) => String(Number(index) + by));

/**
 * Returns what the buttons and keys for whole blocks do.
 *
 * @param wholeAt returns what stands on the page for the block of a key: of shared blocks these as a whole, so that no other page changes
 */
export function useBlockTools(
  session: Session,
  siblings: (item: OutlineItem) => number,
  wholeAt: (key: string) => OutlineItem | undefined,
  onHide: BlockTools['onHide'],
): BlockTools {
  return useMemo(() => {
    const send = async (change: Change, selected?: string) => {
      await session.flushForm();
      try {
        await session.change([change]);
        session.select(selected);
      } catch {
        // The bar says why.
      }
    };
    const readValue = ({ source }: OutlineItem) => session.value(source.file, source.path) ?? null;
    const whole = (item: OutlineItem) => wholeAt(item.key) ?? item;
    const placeBeside = ({ source }: OutlineItem, by: -1 | 1) => Number(source.path.at(-1)) + by;
    const canMove = (item: OutlineItem, by: -1 | 1) => {
      const moved = whole(item);
      const to = placeBeside(moved, by);
      return isInList(moved.source) && to >= 0 && to < siblings(moved);
    };
    const insertBelow = (item: OutlineItem, value: Value) =>
      void send(insertion({ item, edge: 'below' }, value), neighbourKey(item.key, 1));
    return {
      canMove,
      onMove: (item, by) => {
        if (!canMove(item, by)) return;
        const moved = whole(item);
        void send(moveWithin(moved.source, placeBeside(moved, by)), neighbourKey(moved.key, by));
      },
      onDrop: (item, target) => {
        const { change, key } = moveTo(whole(item), { ...target, item: whole(target.item) });
        if (change) void send(change, key);
      },
      onDuplicate: (item) => insertBelow(whole(item), copyOf(readValue(whole(item)))),
      onCopy: (item) => copyToClipboard(readValue(item)),
      onPaste: (item) => {
        const value = copiedBlock();
        if (value !== undefined) insertBelow(whole(item), value);
      },
      onHide: (item) => onHide(whole(item)),
      onRemove: (item) => void send(removal(whole(item).source)),
    };
  }, [session, siblings, wholeAt, onHide]);
}
