import { type RefObject, useEffect, useState } from 'react';
import { blockElement } from './frame-document.ts';

export interface Box {
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
    const look = () => {
      const rect = blockElement(frame.current, path)?.getBoundingClientRect();
      setBox((before) => {
        if (!rect) return undefined;
        const { x, y, width, height } = rect;
        const isSame =
          before?.x === x && before.y === y && before.width === width && before.height === height;
        return isSame ? before : { x, y, width, height };
      });
      next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [frame, path]);
  return box;
}
