import { useMemo } from 'react';
import type { Change } from '../contract/changes.ts';
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
 * @param wholeAt returns what of the page the block of a key is deleted with
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
    const placeBeside = ({ source }: OutlineItem, by: -1 | 1) => Number(source.path.at(-1)) + by;
    const canMove = (item: OutlineItem, by: -1 | 1) => {
      const to = placeBeside(item, by);
      return isInList(item.source) && to >= 0 && to < siblings(item);
    };
    return {
      canMove,
      onMove: (item, by) => {
        if (!canMove(item, by)) return;
        void send(moveWithin(item.source, placeBeside(item, by)), neighbourKey(item.key, by));
      },
      onDrop: (item, target) => {
        const { change, key } = moveTo(item, target);
        if (change) void send(change, key);
      },
      onDuplicate: (item) =>
        void send(
          insertion({ item, edge: 'below' }, copyOf(readValue(item))),
          neighbourKey(item.key, 1),
        ),
      onCopy: (item) => copyToClipboard(readValue(item)),
      onPaste: (item) => {
        const value = copiedBlock();
        if (value !== undefined) {
          void send(insertion({ item, edge: 'below' }, value), neighbourKey(item.key, 1));
        }
      },
      onHide,
      onRemove: (item) => void send(removal((wholeAt(item.key) ?? item).source)),
    };
  }, [session, siblings, wholeAt, onHide]);
}
