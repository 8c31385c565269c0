import { type KeyboardEvent, type ReactElement, useRef } from 'react';

export interface Focus {
  x: number;
  y: number;
}

const MIDDLE: Focus = { x: 50, y: 50 };

interface FocusPictureProps {
  src: string;
  /** The point that stays in view; `undefined` is the middle. */
  focus: Focus | undefined;
  onFocus: (focus: Focus) => void;
}

/** How far an arrow key moves the point, in per cent; the large step with the shift key. */
const STEP = 1;
const LARGE_STEP = 10;

const ARROWS: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** Renders a picture with its focus point, which a click or the arrow keys move. */
export function FocusPicture({ src, focus, onFocus }: FocusPictureProps): ReactElement {
  const picture = useRef<HTMLImageElement>(null);
  const { x, y } = focus ?? MIDDLE;
  const keyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onFocus({ x: within(x + arrow.x * step), y: within(y + arrow.y * step) });
  };
  return (
    <button
      type="button"
      className="focus-picture"
      aria-label={`The point that stays in view: ${x} % from the left, ${y} % from the top. Arrow keys move it.`}
      onKeyDown={keyDown}
      onClick={(event) => {
        const box = picture.current?.getBoundingClientRect();
        // A click by keyboard has no position.
        if (!box || event.detail === 0) return;
        onFocus({
          x: within(((event.clientX - box.left) / box.width) * 100),
          y: within(((event.clientY - box.top) / box.height) * 100),
        });
      }}
    >
      <span className="focus-frame">
        <img ref={picture} src={src} alt="" />
        <span
          className="focus-mark"
          data-set={focus !== undefined}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
        />
      </span>
    </button>
  );
}
