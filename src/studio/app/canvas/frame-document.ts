/** Listens to the page in Studio's frame: which block is hovered, clicked or edited. */

import { decoded } from '../../../content/model/bare-path.ts';
import type { Target } from '../model/block-actions.ts';

interface FrameEvents {
  onHover: (path: string | undefined) => void;
  /** @param link the path that a clicked link leads to, if it is a page of this site */
  onSelect: (path: string | undefined, link: string | undefined) => void;
  onEditText: (path: string, element: HTMLElement) => void;
  onKey: (event: KeyboardEvent) => void;
  /** Called when the page shows a saved change. */
  onRefreshed: () => void;
}

/** Matches elements that would leave the page, submit a form or open a dialog. */
const LEADS_AWAY = 'a[href], [type=submit], [command], [commandfor], [popovertarget]';

/** Returns the element of the block that contains a target. */
export const blockAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-path]') ?? undefined;

/** Returns the element of a block; `null` when the page does not show it. */
export function blockElement(frame: HTMLIFrameElement | null, path: string): HTMLElement | null {
  const page = frame?.contentDocument;
  return page?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ?? null;
}

/** Returns whether a position is in the upper or the lower half of an element. */
export function edgeAt(element: Element, clientY: number): Target['edge'] {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'above' : 'below';
}

/** Returns the path of the page that a link leads to; `undefined` for other links. */
function pageOf(target: Element, { origin }: Location): string | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return link && link.origin === origin ? decoded(link.pathname) : undefined;
}

/** Starts listening to the page in the frame. Returns a function that stops it. */
export function listenToFrame(frame: HTMLIFrameElement, events: FrameEvents): () => void {
  const view = frame.contentWindow;
  if (!view) return () => {};
  const stop = new AbortController();
  // In the capture phase, before the page's own listeners, which must not handle these clicks.
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
