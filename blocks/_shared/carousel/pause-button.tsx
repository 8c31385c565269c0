import { useT } from '../ui/use-messages.ts';

/*
 * Lucide's icons as one path each, so that a press changes an attribute only: when elements are added or removed,
 * browsers evaluate the selectors with `:has()` again.
 */
const BAR = 'h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1';
const PAUSE = `M15 3${BAR}M6 3${BAR}`;
const PLAY = 'M5 5a2 2 0 0 1 3.01-1.73l12 7a2 2 0 0 1 0 3.46l-12 7A2 2 0 0 1 5 19z';

interface PauseButtonProps {
  playing: boolean;
  /** The name of what moves, to tell several buttons of a page apart. */
  what: string;
  onClick: () => void;
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
      <svg aria-hidden="true" className="icon" viewBox="0 0 24 24">
        <path d={playing ? PAUSE : PLAY} />
      </svg>
    </button>
  );
}
