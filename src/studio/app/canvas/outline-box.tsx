import { type ReactElement, type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Target } from '../model/block-actions.ts';
import { blockElement } from './frame-document.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the rectangle of a block on the framed page, in pixels of the page. It is measured in each animation frame,
 * since no event reports all that moves a block: scrolling, loaded pictures, animations.
 */
export function useBox(
  frame: RefObject<HTMLIFrameElement | null>,
  path: string | undefined,
): Box | undefined {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    if (path === undefined) return setBox(undefined);
    let next = 0;
    const measure = () => {
      const rect = blockElement(frame.current, path)?.getBoundingClientRect();
      setBox((before) => {
        if (!rect) return undefined;
        const { x, y, width, height } = rect;
        const isSame =
          before?.x === x && before.y === y && before.width === width && before.height === height;
        return isSame ? before : { x, y, width, height };
      });
      next = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(next);
  }, [frame, path]);
  return box;
}

interface OutlineBoxProps {
  box: Box;
  scale: number;
  kind: 'hovered' | 'selected' | `drop ${Target['edge']}`;
  label: string;
  /** Rendered beside the name. */
  children?: ReactNode;
  /** Rendered on the upper and the lower edge. */
  edges?: ReactNode;
}

/** Renders the outline of a block with its name. It lies over the page, and pointer events pass through it. */
export function OutlineBox({
  box,
  scale,
  kind,
  label,
  children,
  edges,
}: OutlineBoxProps): ReactElement {
  const style = {
    transform: `translate(${box.x * scale}px, ${box.y * scale}px)`,
    width: box.width * scale,
    height: box.height * scale,
  };
  return (
    <div className={`outline-box ${kind}`} data-near-top={box.y * scale < 34} style={style}>
      <div className="outline-tag">
        <span className="outline-name">{label}</span>
        {children}
      </div>
      {edges}
    </div>
  );
}
