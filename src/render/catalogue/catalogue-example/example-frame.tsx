import { useEffect, useRef, useState } from 'react';
import { heightOf, MIN_HEIGHT, openHiddenDialog } from '../hidden-dialog.ts';

interface ExampleFrameProps {
  name: string;
  label: string;
  src: string;
  /** The width of the frame's window, in pixels. */
  width: number;
  isDark: boolean;
}

/** The greatest height of the frame, in pixels; taller examples scroll. */
const MAX_HEIGHT = 1600;
/** The height of the frame for a dialog, in pixels. */
const DIALOG_HEIGHT = 720;

/** Prevents navigation: the example stands alone. */
function stay(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** Sets the theme of a loaded example, and returns its height and its hidden dialog. */
function prepare(frame: HTMLIFrameElement, isDark: boolean) {
  const page = frame.contentDocument;
  if (!page?.body) return undefined;
  page.body.classList.toggle('dark', isDark);
  page.addEventListener('click', stay, true);
  return { height: heightOf(page), dialog: openHiddenDialog(page) };
}

/** Opens the dialog as its button would. */
function open(dialog: HTMLDialogElement) {
  dialog.close();
  dialog.showModal();
}

/** Renders an example in a frame, scaled down to fit. */
export function ExampleFrame({ name, label, src, width, isDark }: ExampleFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(600);
  const [dialog, setDialog] = useState<HTMLDialogElement>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const found = prepare(element, isDark);
      if (!found) return;
      setDialog(found.dialog);
      const wanted = found.dialog ? DIALOG_HEIGHT : found.height;
      setHeight(Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, wanted)));
    };
    // It may have loaded before this code did.
    if (element.contentDocument?.readyState === 'complete') measure();
    element.addEventListener('load', measure);
    return () => element.removeEventListener('load', measure);
  }, [isDark]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const resize = () => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--scale', String(scale));
      element.style.setProperty('--height', `${Math.ceil(height * scale)}px`);
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);

  return (
    <figure data-look={name.toLowerCase()}>
      <figcaption>
        <span>
          {name} <span className="width">{width} px</span>
        </span>
        {dialog ? (
          <button type="button" className="button button-quiet" onClick={() => open(dialog)}>
            Open it
          </button>
        ) : null}
        <a href={src} target="_blank" rel="noopener">
          Alone<span className="visually-hidden">: {label} (in a new tab)</span>
        </a>
      </figcaption>
      <div className="window" ref={box}>
        <iframe ref={frame} src={src} title={label} width={width} height={height} loading="lazy" />
      </div>
    </figure>
  );
}
