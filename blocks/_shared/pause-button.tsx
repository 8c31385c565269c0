import { Icon } from './icon.tsx';
import { pause, play } from './icons.ts';

interface PauseButtonProps {
  playing: boolean;
  /** What moves, to tell several buttons of a page apart. */
  what: string;
  onClick: () => void;
}

/** Stops what moves by itself and lets it go on: WCAG 2.2.2 asks for it. */
export function PauseButton({ playing, what, onClick }: PauseButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`${playing ? 'Pause' : 'Play'}: ${what}`}
      onClick={onClick}
    >
      <Icon svg={playing ? pause : play} />
    </button>
  );
}
