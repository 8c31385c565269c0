import { whenIdle } from '../../blocks/_shared/browser/when-idle.ts';
import { root } from './load-app.ts';

// Off-screen blocks have a place but no layout while the root element has `data-lazy-layout`: layout.css.
let forget = () => {};

/** Defers the layout of off-screen blocks, or stops to: a page that is shown from its top is painted sooner. */
export function deferOffScreen(isDeferred: boolean): void {
  forget();
  if (isDeferred) root.dataset.lazyLayout = '';
  else delete root.dataset.lazyLayout;
}

/** Lays out off-screen blocks one by one in idle periods: all at once would be a long task. */
export function layOutOffScreen(): void {
  if (root.dataset.lazyLayout === undefined) return;
  const blocks = document.querySelectorAll<HTMLElement>('main > *, main ~ *');
  forget();
  const layOut = Array.from(blocks, ({ style }) => () => {
    style.contentVisibility = 'visible';
  });
  forget = whenIdle(...layOut, () => deferOffScreen(false));
}
