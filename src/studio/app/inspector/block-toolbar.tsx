import { type ReactElement, useState } from 'react';
import { type OutlineItem, wholeOf } from '../model/outline-items.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
import type { BlockTools } from './block-tools.ts';
import { HideDialog } from './hide-dialog.tsx';

interface BlockToolbarProps extends BlockTools {
  item: OutlineItem;
  /** Whether only the most used buttons are shown, where there is little room. */
  isShort?: boolean;
}

/** Renders the actions on a whole block. */
export function BlockToolbar({ item, isShort = false, ...tools }: BlockToolbarProps): ReactElement {
  const [isHiding, setHiding] = useState(false);
  return (
    <>
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
              onClick={() => setHiding(true)}
            />
          </>
        )}
        <IconButton icon="trash" label="Delete" onClick={() => tools.onRemove(item)} />
      </div>
      {isHiding && <HideDialog item={wholeOf(item)} onClose={() => setHiding(false)} />}
    </>
  );
}
