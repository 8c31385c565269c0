import type { ReactElement } from 'react';
import { IconButton } from './icon-button.tsx';

interface MoveButtonsProps {
  /** The name of what is moved, where there are several to move. */
  name?: string;
  canMove: (by: -1 | 1) => boolean;
  onMove: (by: -1 | 1) => void;
}

/** Renders the buttons that move an entry of a list up and down. */
export function MoveButtons({ name, canMove, onMove }: MoveButtonsProps): ReactElement {
  const move = name === undefined ? 'Move' : `Move ${name}`;
  const button = (way: 'up' | 'down', by: -1 | 1) => (
    <IconButton
      icon={way}
      label={`${move} ${way}`}
      data-by={by}
      disabled={!canMove(by)}
      onClick={() => onMove(by)}
    />
  );
  return (
    <>
      {button('up', -1)}
      {button('down', 1)}
    </>
  );
}
