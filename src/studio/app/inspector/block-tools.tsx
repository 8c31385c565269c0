import type { ReactElement } from 'react';
import type { Target } from '../model/block-actions.ts';
import type { OutlineItem } from '../model/outline-items.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';

export interface BlockTools {
  /** Returns whether the list has another block to move past. */
  canMove: (item: OutlineItem, by: -1 | 1) => boolean;
  onMove: (item: OutlineItem, by: -1 | 1) => void;
  /** Moves a block beside another, in the same list or another one. */
  onDrop: (item: OutlineItem, target: Target) => void;
  onDuplicate: (item: OutlineItem) => void;
  onCopy: (item: OutlineItem) => void;
  onPaste: (item: OutlineItem) => void;
  /** Opens the dialog that sets when visitors see the block. */
  onHide: (item: OutlineItem) => void;
  onRemove: (item: OutlineItem) => void;
}

interface BlockToolbarProps extends BlockTools {
  item: OutlineItem;
  /** Whether only the most used buttons are shown, where there is little room. */
  isShort?: boolean;
}

/** Renders the actions on a whole block. */
export function BlockToolbar({ item, isShort = false, ...tools }: BlockToolbarProps): ReactElement {
  return (
    <div className="block-tools" role="toolbar" aria-label="This block">
      <MoveButtons
        canMove={(by) => tools.canMove(item, by)}
        onMove={(by) => tools.onMove(item, by)}
      />
      <IconButton icon="copy" label="Duplicate" onClick={() => tools.onDuplicate(item)} />
      {!isShort && (
        <>
          <IconButton
            icon="clipboard"
            label="Copy to paste on any page"
            onClick={() => tools.onCopy(item)}
          />
          <IconButton
            icon="eye"
            label="Hide it, or show it at times"
            data-on={item.isHidden}
            onClick={() => tools.onHide(item)}
          />
        </>
      )}
      <IconButton icon="trash" label="Delete" onClick={() => tools.onRemove(item)} />
    </div>
  );
}
