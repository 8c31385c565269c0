import { useEffect, useRef, useState } from 'react';

interface ExampleFrameProps {
  name: string;
  label: string;
  src: string;
  /** The width of the window that the example is shown in, in pixels. */
  width: number;
  isDark: boolean;
}

/** The least and the most of an example's height that is shown without scrolling, in pixels. */
const HEIGHT = { least: 60, most: 1600 };
/** What opens over the page is shown in a window of this height. */
const DIALOG_HEIGHT = 720;

/** Follows nothing that leads away: the example stands alone. */
function stay(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** Dresses an example that has loaded, and says how tall it is and what can be opened in it. */
function prepare(frame: HTMLIFrameElement, isDark: boolean) {
  const page = frame.contentDocument;
  if (!page?.body) return undefined;
  page.body.classList.toggle('dark', isDark);
  page.addEventListener('click', stay, true);
  const dialog = page.querySelector<HTMLDialogElement>('main dialog');
  const ends = [...page.querySelectorAll('main > *')].map(
    (block) => block.getBoundingClientRect().bottom,
  );
  const height = Math.ceil(Math.max(0, ...ends) + (page.defaultView?.scrollY ?? 0));
  const isHidden = height < HEIGHT.least && dialog !== null;
  return { height, dialog: isHidden ? dialog : null };
}

/** An example in a window of its own, made smaller until it fits. */
export function ExampleFrame({ name, label, src, width, isDark }: ExampleFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(600);
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const found = prepare(element, isDark);
      if (!found) return;
      setDialog(found.dialog);
      const wanted = found.dialog ? DIALOG_HEIGHT : found.height;
      setHeight(Math.min(HEIGHT.most, Math.max(HEIGHT.least, wanted)));
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
          <button type="button" className="button button-quiet" onClick={() => dialog.showModal()}>
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
