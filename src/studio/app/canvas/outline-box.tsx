import type { ReactElement, ReactNode } from 'react';
import type { Target } from '../model/block-actions.ts';
import type { Box } from './use-box.ts';

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
