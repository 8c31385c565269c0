import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import type { Target } from '../model/block-actions.ts';
import type { OutlineItem } from '../model/outline-items.ts';
import { framePath } from '../model/site-view.ts';
import { useBlockTitle, useSession, useSessionState } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { OutlineBox, useBox } from './outline-box.tsx';
import { useFramePage, useScrollTo } from './use-frame-page.ts';
import { usePageDrop } from './use-page-drop.ts';

/** The widths of the preview, in pixels of the page. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type Device = keyof typeof WIDTHS;

/** The edges of the selected block at which a block can be added. */
const EDGES = ['above', 'below'] as const;

interface CanvasProps {
  device: Device;
  isDark: boolean;
  selected: OutlineItem | undefined;
  onSelect: (path: string | undefined) => void;
  /** Adds a block beside the selected one. */
  onAdd: (edge: Target['edge']) => void;
  /** Returns the outline item of a path, beside which blocks can be dropped. */
  itemAt: (path: string) => OutlineItem | undefined;
  onDrop: (item: OutlineItem, target: Target) => void;
  onKey: (event: KeyboardEvent) => void;
  /** The buttons for the selected block. */
  tools: ReactElement | undefined;
}

/** Returns the size of an element in pixels, and updates it. */
function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 800, height: 600 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box) setSize({ width: box.width, height: box.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Renders the handle that drags the selected block on the page. By keyboard, blocks are moved in the outline. */
function DragHandle({ item }: { item: OutlineItem }): ReactElement {
  const handle = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!handle.current) return;
    return draggable({ element: handle.current, getInitialData: () => ({ block: item }) });
  }, [item]);
  return (
    <span ref={handle} className="drag-handle" title="Drag it to another place">
      <Icon name="grip" />
    </span>
  );
}

/** Renders the page, with outlines around the hovered and the selected block. */
export function Canvas(props: CanvasProps): ReactElement {
  const { device, isDark, selected, itemAt, onSelect, onAdd, onDrop, tools } = props;
  const session = useSession();
  const route = useSessionState('route');
  const page = useSessionState('page');
  const view = useSessionState('view');
  const titleOf = useBlockTitle();
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(stage);
  const { loads, hovered, link, onLoad } = useFramePage(frame, props);
  const scale = Math.min(1, width / WIDTHS[device]);
  // A fragment has no path on the page: its first block represents it.
  const path = selected?.path ?? selected?.children[0]?.path;
  const selectedPath = path ? pathKey(path) : framePath(page, view);
  const labelOf = (key: string) => {
    const ofFrame = page?.frame.find((entry) => pathKey(entry.path) === key);
    if (ofFrame) return `${titleOf(ofFrame.type)}, on every page`;
    return titleOf(itemAt(key)?.type ?? 'Block');
  };

  useEffect(() => {
    if (loads > 0) frame.current?.contentDocument?.body.classList.toggle('dark', isDark);
  }, [isDark, loads]);

  const selectedBox = useBox(frame, selectedPath);
  useScrollTo(frame, selectedPath, selectedBox?.height);
  const hoveredBox = useBox(frame, hovered === selectedPath ? undefined : hovered);

  const overlay = useRef<HTMLDivElement>(null);
  const { isDragging, place } = usePageDrop(overlay, { frame, scale, itemAt, onDrop });
  const placeBox = useBox(frame, place?.path);
  return (
    <div className="canvas" ref={stage}>
      <div className="sheet" data-heard={loads > 0} style={{ width: WIDTHS[device] * scale }}>
        <iframe
          ref={frame}
          title="The page"
          src={route}
          style={{
            width: WIDTHS[device],
            height: height / scale,
            transform: `scale(${scale})`,
          }}
          onLoad={onLoad}
        />
        <div className="overlay" ref={overlay} data-dragging={isDragging}>
          {place && placeBox && (
            <OutlineBox
              box={placeBox}
              scale={scale}
              kind={`drop ${place.edge}`}
              label={labelOf(place.path)}
            />
          )}
          {hovered !== undefined && hoveredBox && (
            <OutlineBox box={hoveredBox} scale={scale} kind="hovered" label={labelOf(hovered)} />
          )}
          {selectedPath && selectedBox && (
            <OutlineBox
              box={selectedBox}
              scale={scale}
              kind="selected"
              label={labelOf(selectedPath)}
              edges={
                selected &&
                EDGES.map((edge) => (
                  <IconButton
                    key={edge}
                    icon="plus"
                    label={`Add a block ${edge}`}
                    className={`add-${edge}`}
                    onClick={() => onAdd(edge)}
                  />
                ))
              }
            >
              {selected && <DragHandle item={selected} />}
              {tools}
              {link !== undefined && link !== route && (
                <button type="button" className="follow" onClick={() => void session.open(link)}>
                  Go to {link}
                </button>
              )}
            </OutlineBox>
          )}
        </div>
      </div>
      <button
        type="button"
        className="canvas-ground"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => onSelect(undefined)}
      />
    </div>
  );
}
