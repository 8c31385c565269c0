import type { MouseEvent } from 'react';
import { Icon } from '../ui/icon.tsx';
import { pause, play } from '../ui/icons.ts';
import { useT } from '../ui/use-messages.ts';

interface PauseButtonProps {
  playing: boolean;
  /** The name of what moves, to tell several buttons of a page apart. */
  what: string;
  onClick: (event: MouseEvent) => void;
}

/** Renders the button that pauses and resumes automatic motion, as WCAG 2.2.2 requires. */
export function PauseButton({ playing, what, onClick }: PauseButtonProps) {
  const t = useT();
  const name = { name: what };
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={playing ? t('pause', 'Pause: {name}', name) : t('play', 'Play: {name}', name)}
      onClick={onClick}
    >
      <Icon svg={playing ? pause : play} />
    </button>
  );
}
