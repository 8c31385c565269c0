/** What Studio does in the page that the frame shows: it hears what is pointed at and clicked, and changes nothing. */

import type { Target } from '../model/block-actions.ts';

export interface FrameEvents {
  onHover: (path: string | undefined) => void;
  /** @param link where a link leads that was clicked, when it leads to a page of this site */
  onSelect: (path: string | undefined, link: string | undefined) => void;
  onEditText: (path: string, element: HTMLElement) => void;
  onKey: (event: KeyboardEvent) => void;
  /** The page shows something that was saved. */
  onRefreshed: () => void;
}

/** What would leave the page, send something or open a window over it. */
const LEADS_AWAY = 'a[href], [type=submit], [command], [commandfor], [popovertarget]';

/** Returns the block that an element of the page is part of. */
export const blockAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-path]') ?? undefined;

/** Returns the element of a block, if the page shows it. */
export function blockElement(frame: HTMLIFrameElement | null, path: string): HTMLElement | null {
  const page = frame?.contentDocument;
  return page?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ?? null;
}

/** Returns on which side of an element a place of its window is. */
export function edgeAt(element: Element, clientY: number): Target['edge'] {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'above' : 'below';
}

/** Returns the path of the page that a link leads to. */
function pageOf(target: Element, { origin }: Location): string | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return link && link.origin === origin ? decodeURIComponent(link.pathname) : undefined;
}

/** Listens to the page in the frame until it is told to stop. */
export function listenToFrame(frame: HTMLIFrameElement, events: FrameEvents): () => void {
  const view = frame.contentWindow;
  if (!view) return () => {};
  const stop = new AbortController();
  // Before the page's own listeners: what they do with clicks is not meant.
  const options = { capture: true, signal: stop.signal };
  view.addEventListener(
    'pointerover',
    ({ target }) => events.onHover(blockAt(target)?.dataset.path),
    options,
  );
  view.document.documentElement.addEventListener('pointerleave', () => events.onHover(undefined), {
    signal: stop.signal,
  });
  view.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (target.closest(LEADS_AWAY)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      events.onSelect(blockAt(target)?.dataset.path, pageOf(target, view.location));
    },
    options,
  );
  view.addEventListener('submit', (event) => event.preventDefault(), options);
  view.addEventListener(
    'dblclick',
    ({ target }) => {
      const path = blockAt(target)?.dataset.path;
      if (path) events.onEditText(path, target as HTMLElement);
    },
    options,
  );
  view.addEventListener('keydown', events.onKey, options);
  view.addEventListener('pagewright:refreshed', events.onRefreshed, options);
  return () => stop.abort();
}
