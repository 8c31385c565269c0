import { Icon } from './icon.tsx';
import { pause, play } from './icons.ts';
import { useSay } from './words.ts';

interface PauseButtonProps {
  playing: boolean;
  /** What moves, to tell several buttons of a page apart. */
  what: string;
  onClick: () => void;
}

/** Stops what moves by itself and lets it go on: WCAG 2.2.2 asks for it. */
export function PauseButton({ playing, what, onClick }: PauseButtonProps) {
  const say = useSay();
  const name = { name: what };
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={playing ? say('pause', 'Pause: {name}', name) : say('play', 'Play: {name}', name)}
      onClick={onClick}
    >
      <Icon svg={playing ? pause : play} />
    </button>
  );
}
